import type { Measure } from './measure.js';
import type { Label, Point } from './scene.js';
import { wrapText } from './wrapText.js';

const LINE_HEIGHT = 1.4;
const BASELINE = 0.76;
const PADDING = { x: 7, y: 2 };

/** Where a label is: its upper left corner, or its middle. */
export type LabelPlace = { readonly corner: Point } | { readonly middle: Point };

/** What a label looks like. */
export interface LabelLook {
  /** Of its text, in CSS pixels. */
  readonly size: number;
  readonly color: string;
  readonly fill: string;
  /** The widest a line can be. */
  readonly widest: number;
  readonly mostLines: number;
}

/** Makes a short text outside of topics; what does not fit is told by an ellipsis. */
export function labelOf(text: string, place: LabelPlace, look: LabelLook, measure: Measure): Label {
  const { size, color, fill, widest, mostLines } = look;
  const widthOf = (piece: string) => measure.width(piece, `${size}px`);
  const wrapped = wrapText(text, widest, widthOf);
  const kept = wrapped.slice(0, mostLines);
  if (wrapped.length > mostLines) kept[mostLines - 1] = `${[...kept[mostLines - 1]!].slice(0, -1).join('')}…`;
  const widths = kept.map(widthOf);
  const width = Math.ceil(Math.max(...widths)) + 2 * PADDING.x;
  const lineHeight = Math.round(size * LINE_HEIGHT);
  const height = kept.length * lineHeight + 2 * PADDING.y;
  const corner =
    'corner' in place ? place.corner : { x: place.middle.x - width / 2, y: place.middle.y - height / 2 };
  const lines = kept.map((line, index) => ({
    text: line,
    x: corner.x + (width - widths[index]!) / 2,
    y: corner.y + PADDING.y + lineHeight * (index + BASELINE),
    width: widths[index]!,
  }));
  return { box: { ...corner, width, height }, lines, size, color, fill };
}
