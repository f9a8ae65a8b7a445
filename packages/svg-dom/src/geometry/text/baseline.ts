import type { FontMetrics } from '../../measure/textMeasurer.js';
import type { Style } from '../style/style.js';

/** Where a line of text's box is around the point it is placed at. */
export interface LineBox {
  /** From that point up to the box's top; negative if the top is below. */
  readonly ascent: number;
  readonly height: number;
  /** From that point down to the letters' baseline. */
  readonly baseline: number;
}

type Baseline =
  'alphabetic' | 'middle' | 'central' | 'hanging' | 'mathematical' | 'before-edge' | 'after-edge';

const DOMINANT: Readonly<Record<string, Baseline>> = {
  middle: 'middle',
  central: 'central',
  hanging: 'hanging',
  mathematical: 'mathematical',
  'text-before-edge': 'before-edge',
  'text-after-edge': 'after-edge',
  ideographic: 'after-edge',
};

const ALIGNMENT: Readonly<Record<string, Baseline>> = {
  ...DOMINANT,
  alphabetic: 'alphabetic',
  'before-edge': 'before-edge',
  'after-edge': 'after-edge',
};

/**
 * Finds the box of a line of text from its font and the baseline properties, in pixels of that font's size.
 *
 * The dominant baseline decides what ascent and descent are counted from, and the rest moves the box; sums are rounded
 * to a 64th of a pixel where Chromium does.
 *
 * @param styles Those of the elements around the text, from `<text>` inwards.
 * @param scale Pixels of the font per unit of the style's lengths.
 */
export function lineBox(styles: readonly Style[], metrics: FontMetrics, scale: number): LineBox {
  const innermost = styles.at(-1) as Style;
  const dominant = DOMINANT[innermost.get('dominant-baseline')] ?? 'alphabetic';
  const offset = baselineOffset(dominant, metrics);
  const ascent = round64(metrics.ascent - offset);
  const height = ascent + round64(metrics.descent + offset);
  let shift = 0;
  for (const style of styles) shift += alignmentShift(style, scale) + baselineShift(style, scale);
  return { ascent: ascent - shift, height, baseline: metrics.ascent - ascent + shift };
}

/** How far above the alphabetic baseline another one is. */
function baselineOffset(baseline: Baseline, { ascent, descent, xHeight }: FontMetrics): number {
  switch (baseline) {
    case 'middle':
      return xHeight / 2;
    case 'central':
      return (ascent - descent) / 2;
    case 'hanging':
      return ascent * 0.8;
    case 'mathematical':
      return ascent / 2;
    case 'before-edge':
      return ascent;
    case 'after-edge':
      return -descent;
    default:
      return 0;
  }
}

/** How far down `alignment-baseline` moves an element, so that the baseline named is where the dominant one was. */
function alignmentShift(style: Style, scale: number): number {
  const aligned = ALIGNMENT[style.get('alignment-baseline')];
  if (!aligned) return 0;
  const { metrics } = style.scaledFont(scale);
  const dominant = DOMINANT[style.get('dominant-baseline')] ?? 'alphabetic';
  const ascentOf = (baseline: Baseline) => round64(metrics.ascent - baselineOffset(baseline, metrics));
  return ascentOf(dominant) - ascentOf(aligned);
}

function baselineShift(style: Style, scale: number): number {
  const value = style.get('baseline-shift');
  if (value === 'baseline' || value === '0') return 0;
  if (value === 'sub' || value === 'super') {
    const { ascent, descent } = style.scaledFont(scale).metrics;
    return ((ascent + descent) / 2) * (value === 'sub' ? 1 : -1);
  }
  return -(style.length('baseline-shift', style.fontSize) ?? 0) * scale;
}

function round64(value: number): number {
  return Math.round(value * 64) / 64;
}
