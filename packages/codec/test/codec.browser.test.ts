import { describe, expect, it } from 'vitest';
import { decode, decodeAny, encode } from '@letu/codec';
import { kinds } from '@letu/kinds';
import { errorCodeOf } from './errorCodeOf.js';
import { DIGEST, digestOfCodes, GOLDENS, goldenTexts } from './goldens.js';

describe('the codec in a browser', () => {
  it.each(GOLDENS)('gives the lasting code of %s', (_name, text, code) => {
    expect(encode(text)).toBe(code);
    expect(decode(code)).toBe(text);
  });

  it('gives the codes that Node gives', async () => {
    expect(await digestOfCodes()).toBe(DIGEST);
  });

  it('gives back every text as it was', () => {
    for (const text of goldenTexts()) expect(decode(encode(text))).toBe(text);
  });

  it('stops a bomb while inflating', () => {
    const bomb = encode('\0'.repeat(32 << 20));
    expect(errorCodeOf(() => decode(bomb))).toBe('too-large');
  });

  it('finds the diagram in a link', () => {
    const { type, source } = decodeAny(
      `${location.origin}/p/link/graphviz#${encode('digraph { 甲 -> 乙 }')}`,
      { kinds },
    );
    expect([type, source]).toEqual(['graphviz', 'digraph { 甲 -> 乙 }']);
  });
});
