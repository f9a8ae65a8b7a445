import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GLYPH_ADDRESSES } from '../src/glyphAddresses.js';

describe('the handwriting', () => {
  it('has the address of each of its files written out', () => {
    const file = new URL('../generated/characters.json', import.meta.url);
    const characters = JSON.parse(readFileSync(file, 'utf8')) as string[];
    const names = GLYPH_ADDRESSES.map((address) => address().pathname.split('/').at(-1));
    expect(names).toEqual(characters.map((_, index) => `${index}.glyphs`));
  });

  it('ships with the licence of its fonts', () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      files: string[];
    };
    expect(manifest.files).toContain('OFL.txt');
    const text = readFileSync(new URL('../OFL.txt', import.meta.url), 'utf8');
    for (const part of ['Excalifont', 'Xiaolai', 'SIL OPEN FONT LICENSE', 'DISCLAIMER'])
      expect(text).toContain(part);
  });
});
