import { describe, expect, it } from 'vitest';
import { CSS_COLORS, nearestWord } from '@letu/core';

describe('nearestWord', () => {
  it.each([
    ['rectangel', 'rectangle'],
    ['Cylindre', 'cylinder'],
    ['ovl', 'oval'],
  ])('takes %s for %s', (word, meant) => {
    expect(nearestWord(word, ['oval', 'rectangle', 'cylinder', 'cloud'])).toBe(meant);
  });

  it('finds nothing for a word that is far from all', () => {
    expect(nearestWord('椭圆', ['oval', 'rectangle'])).toBeUndefined();
    expect(nearestWord('banana', ['oval', 'rectangle'])).toBeUndefined();
  });
});

describe('CSS_COLORS', () => {
  it('has the 148 names of CSS, each once', () => {
    expect(new Set(CSS_COLORS.map((name) => name.toLowerCase())).size).toBe(148);
  });
});
