import { describe, expect, it } from 'vitest';
import { colours, contrast, type LetuColours } from '@letu/theme';

const THEMES = ['light', 'dark'] as const;
const TEXTS = [
  'text',
  'textQuiet',
  'textFaint',
  'accent',
  'accentHover',
  'accentActive',
  'success',
  'warning',
  'error',
] as const;
const PLAIN = ['ground', 'surface', 'raised', 'sunken'] as const;
const TINTED = ['accentSoft', 'successSoft', 'warningSoft', 'errorSoft'] as const;
const SOLIDS = ['accent', 'accentHover', 'accentActive', 'success', 'warning', 'error'] as const;

/** WCAG 2.2, 1.4.3 and 1.4.11, level AA. */
const TEXT_MINIMUM = 4.5;
const OUTLINE_MINIMUM = 3;

function below(
  minimum: number,
  inks: Readonly<Record<string, string>>,
  grounds: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(inks).flatMap(([ink, colour]) =>
    Object.entries(grounds)
      .map(([ground, under]) => ({ pair: `${ink} on ${ground}`, value: contrast(colour, under) }))
      .filter(({ value }) => value < minimum)
      .map(({ pair, value }) => `${pair}: ${value.toFixed(2)}`),
  );
}

const pick = (from: LetuColours, names: readonly (keyof LetuColours)[]) =>
  Object.fromEntries(names.map((name) => [name, String(from[name])]));

describe.each(THEMES)('in the %s theme', (theme) => {
  const all = colours[theme];

  it('every text is legible on every surface', () => {
    expect(below(TEXT_MINIMUM, pick(all, TEXTS), pick(all, [...PLAIN, ...TINTED]))).toEqual([]);
  });

  it('what stands on a filled button or mark is legible', () => {
    expect(below(TEXT_MINIMUM, pick(all, ['onAccent']), pick(all, SOLIDS))).toEqual([]);
    expect(below(TEXT_MINIMUM, pick(all, ['onSun']), pick(all, ['sun']))).toEqual([]);
  });

  it('every colour of code is legible on surfaces, selected or found', () => {
    const grounds = pick(all, [...PLAIN, 'selection', 'match']);
    expect(below(TEXT_MINIMUM, { ...all.syntax }, grounds)).toEqual([]);
  });

  it('every colour of a series is legible on every surface', () => {
    expect(below(TEXT_MINIMUM, { ...all.series }, pick(all, PLAIN))).toEqual([]);
  });

  it('outlines of fields and buttons can be seen', () => {
    expect(below(OUTLINE_MINIMUM, pick(all, ['borderStrong']), pick(all, PLAIN))).toEqual([]);
  });
});

describe('contrast', () => {
  it('is 21 for black on white, 1 for a colour on itself, and the same both ways', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#2f49c8', '#2f49c8')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  });

  it('refuses what is not six hexadecimal digits', () => {
    expect(() => contrast('red', '#ffffff')).toThrow(RangeError);
  });
});
