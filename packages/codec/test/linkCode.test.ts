import { describe, expect, it } from 'vitest';
import { decodeAny, decodeDiagram, encode, encodeDiagram, toDiagram } from '@letu/codec';
import { errorCodeOf } from './errorCodeOf.js';
import { kinds } from '@letu/kinds';

const OPTIONS = { layout: 'elk', pad: 3, sketch: true };

describe('the code of a diagram in a link', () => {
  it('is that of its source where it has no options, as in links made before they could have any', () => {
    expect(encodeDiagram({ source: '甲 -> 乙' })).toBe(encode('甲 -> 乙'));
    expect(encodeDiagram({ source: '甲 -> 乙', options: {} })).toBe(encode('甲 -> 乙'));
    expect(decodeDiagram(encode('甲 -> 乙'))).toEqual({ source: '甲 -> 乙' });
  });

  it('gives back source and options, and is the same in whatever order they were set', () => {
    const code = encodeDiagram({ source: '甲 -> 乙', options: OPTIONS });
    expect(decodeDiagram(code)).toEqual({ source: '甲 -> 乙', options: OPTIONS });
    const turned = Object.fromEntries(Object.entries(OPTIONS).toReversed());
    expect(encodeDiagram({ source: '甲 -> 乙', options: turned })).toBe(code);
    // Nothing in it is percent-encoded by programs on the way.
    expect(encodeURIComponent(code.replaceAll('=', ''))).toBe(code.replaceAll('=', ''));
  });

  it.each(['d2lang/new', 'p/link/d2lang'])('is found in a link %s', (path) => {
    const code = encodeDiagram({ source: '甲 -> 乙', options: OPTIONS });
    const found = decodeAny(`https://letu.example/${path}#${code}`, { kinds });
    expect(found).toMatchObject({ dialect: 'letu', type: 'D2LANG' });
    expect(toDiagram(found)).toEqual({ type: 'D2LANG', source: '甲 -> 乙', options: OPTIONS });
  });

  it('is refused where something else stands behind the source, or too much', () => {
    const [source, list] = [encode('a'), encode('[1]')];
    expect(errorCodeOf(() => decodeDiagram(`${source}.${list}`))).toBe('malformed');
    expect(errorCodeOf(() => decodeDiagram(`${source}.${encode('{}')}.${source}`))).toBe('malformed');
    expect(errorCodeOf(() => decodeDiagram(`${source}.`))).toBe('empty');
    const large = encode(JSON.stringify({ a: 'x'.repeat(200) }));
    expect(errorCodeOf(() => decodeDiagram(`${source}.${large}`, { maxBytes: 100 }))).toBe('too-large');
  });
});
