import { toPixels, type LengthContext } from '../length.js';

const SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};
/** What one step of `smaller` and `larger` is. */
const STEP = 1.2;

/**
 * Returns a font size in pixels; one that cannot be read is the inherited one.
 *
 * @param inherited The parent's, of which percentages are.
 * @param lengths Those of the parent: 1em is its font size.
 */
export function computeFontSize(value: string, inherited: number, lengths: LengthContext): number {
  const keyword = value.trim().toLowerCase();
  const absolute = SIZES[keyword];
  if (absolute !== undefined) return absolute;
  if (keyword === 'smaller') return inherited / STEP;
  if (keyword === 'larger') return inherited * STEP;
  if (keyword === 'initial') return SIZES['medium'] as number;
  const pixels = toPixels(keyword, lengths, inherited);
  return pixels !== undefined && pixels >= 0 ? pixels : inherited;
}

/** Returns a font weight as a number in text; one that cannot be read is the inherited one. */
export function computeFontWeight(value: string, inherited: string): string {
  switch (value.trim().toLowerCase()) {
    case 'normal':
      return '400';
    case 'bold':
      return '700';
    case 'bolder':
      return bolderThan(Number(inherited));
    case 'lighter':
      return lighterThan(Number(inherited));
    default:
      return /^\d+(?:\.\d+)?$/.test(value) ? value : inherited;
  }
}

// The steps of https://www.w3.org/TR/css-fonts-4/#relative-weights.
function bolderThan(weight: number): string {
  if (weight < 350) return '400';
  return weight < 550 ? '700' : String(Math.max(weight, 900));
}

function lighterThan(weight: number): string {
  if (weight < 550) return String(Math.min(weight, 100));
  return weight < 750 ? '400' : '700';
}
