import type { Element } from '../../dom/interfaces.js';
import type { Font } from '../../measure/font.js';
import type { Style } from '../style/style.js';
import { layoutUnit } from './boxModel.js';

/** How far something reaches above and below a baseline. */
export interface Extent {
  readonly ascent: number;
  readonly descent: number;
}

/** Returns the height of a line of text of one style around its baseline, `line-height` included. */
export function lineExtent(style: Style): Extent {
  const { ascent, descent } = style.font.metrics;
  const extra = lineHeight(style) - (ascent + descent);
  // Half of the leading is rounded down above, as Chromium does.
  const above = Math.floor(extra / 2);
  return { ascent: ascent + above, descent: descent + extra - above };
}

/** Returns `line-height` in pixels. */
export function lineHeight(style: Style): number {
  const value = style.get('line-height');
  if (value === 'normal') return normalLineHeight(style.font);
  if (value.endsWith('px')) return layoutUnit(Number.parseFloat(value));
  return layoutUnit(Number(value) * style.fontSize);
}

function normalLineHeight({ metrics }: Font): number {
  return metrics.ascent + metrics.descent + Math.round(metrics.lineGap);
}

/** Returns how far `vertical-align` lifts an inline element from the baseline of what it is in. */
export function baselineLift(style: Style, parent: Style): number {
  const value = style.get('vertical-align');
  switch (value) {
    case 'sub':
      return -(layoutUnit(parent.fontSize / 5) + 1);
    case 'super':
      return layoutUnit(parent.fontSize / 3) + 1;
    case 'baseline':
      return 0;
    default:
      return style.length('vertical-align', lineHeight(style)) ?? 0;
  }
}

/** Returns the lift of an element in a line: its own and that of the inline elements around it within the block. */
export function totalLift(element: Element, block: Element, styleOf: (element: Element) => Style): number {
  let lift = 0;
  for (let current: Element | null = element; current && current !== block; current = current.parentElement) {
    const parent: Element | null = current.parentElement;
    if (parent) lift += baselineLift(styleOf(current), styleOf(parent));
  }
  return lift;
}
