import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '@letu/d2/engine';

declare global {
  var letuWasHere: boolean | undefined;
}

const context = { signal: new AbortController().signal, theme: 'light' } as const;
const draw = (source: string, options = {}) => engine.render(source, options, context);
const INJECTION = '`+(globalThis.letuWasHere=true)+`${globalThis.letuWasHere=true}';

afterEach(() => {
  globalThis.letuWasHere = undefined;
});

/** D2 writes JavaScript with text of the diagram in it as it is. None of it may ever run. */
describe('d2 runs nothing a diagram says', () => {
  it.each([
    ['a formula', `a: |latex\n  x${INJECTION}y\n|`, {}],
    ['the name of a connection with dagre', `'a${INJECTION}' -> 'b${INJECTION}': c`, {}],
    ['the name of a connection with ELK', `'a${INJECTION}' -> 'b': c`, { layout: 'elk' }],
    [
      'a name with the end of a statement in it',
      String.raw`"a\`}, { width:1, height:1, labelpos: \`c\` });\ng.setNode(" -> b`.replaceAll('\\`', '`'),
      {},
    ],
    ['a label drawn by hand', `a: '${INJECTION}' {style.fill: "#ff0000"}\na -> b`, { sketch: true }],
  ])('%s', async (_name, source, options) => {
    const result = await draw(source, options);
    expect(result.status).toBe('success');
    expect(globalThis.letuWasHere).toBeUndefined();
  });

  it('keeps a gradient drawn by hand from closing its text', async () => {
    const source = 'a -> b: {style.stroke: "linear-gradient(red\\", blue)"}';
    await draw(source, { sketch: true });
    expect(globalThis.letuWasHere).toBeUndefined();
  });

  it('leaves nothing of itself on the global object', async () => {
    const before = Object.getOwnPropertyNames(globalThis);
    await draw('a: |latex\n  \\frac{1}{2}\n|\na -> b', { layout: 'elk', sketch: true });
    expect(Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name))).toEqual([]);
  });
});

describe('d2 with bad input', () => {
  it('answers noise with located errors', async () => {
    let seed = 7;
    const noise = Array.from({ length: 4_000 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      return String.fromCharCode(32 + ((seed >> 16) % 95));
    }).join('');
    const { status, diagnostics } = await draw(noise);
    expect(status).toBe('failure');
    expect(diagnostics.filter(({ unlocated }) => unlocated)).toEqual([]);
  });

  it('says where nesting is too deep, and draws the next diagram', async () => {
    const source = `甲\n${'a: {'.repeat(5_000)}b${'}'.repeat(5_000)}`;
    const { status, diagnostics } = await draw(source);
    expect(status).toBe('failure');
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.message).toBe('这里嵌套得太深，画不出来。');
    expect(source.slice(diagnostics[0]?.from, (diagnostics[0]?.to ?? 0) + 1)).toBe('{b');
    expect((await draw('甲 -> 乙')).status).toBe('success');
  });

  it('takes NUL and lone surrogates as characters like any other', async () => {
    const { diagnostics } = await draw('甲\0乙\uD800 -> {shape: nope');
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.every(({ from, to }) => from >= 0 && to <= 22)).toBe(true);
  });
});
