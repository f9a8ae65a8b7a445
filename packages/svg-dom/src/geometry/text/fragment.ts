import type { Element } from '../../dom/interfaces.js';
import type { Font } from '../../measure/font.js';
import { boxOf, mapBox, unite, type Box } from '../box.js';
import { about, rotation } from '../transform.js';
import type { Style } from '../style/style.js';
import { lineBox } from './baseline.js';

/** A piece of text laid out in one go. Lengths are in the user units of the `<text>`. */
export interface Fragment {
  readonly text: string;
  readonly owners: readonly Element[];
  readonly style: Style;
  /** The font at the size it is measured at. */
  readonly font: Font;
  /** The index of the first character. */
  readonly start: number;
  readonly characters: number;
  /** Whether an absolute position starts a new chunk here. */
  readonly startsChunk: boolean;
  x: number;
  y: number;
  advance: number;
  /** What `textLength` with `spacingAndGlyphs` stretches glyphs by. */
  stretch: number;
  /** Degrees about the fragment's start. */
  readonly rotate: number;
}

/**
 * Returns the box of a fragment as `getBBox` counts it: its advance by its line's height, and in Chromium its ink.
 *
 * @param scale Pixels of the measured font per user unit.
 */
export function fragmentBox(fragment: Fragment, styles: readonly Style[], scale: number): Box {
  const { font, text, x, y, advance, stretch, rotate } = fragment;
  const line = lineBox(styles, font.metrics, scale);
  const top = Math.fround(y - line.ascent / scale);
  const baseline = top + (line.ascent + line.baseline) / scale;
  const ink = font.measure(text);
  const inked = boxOf(
    x - (ink.inkLeft * stretch) / scale,
    baseline - ink.inkAscent / scale,
    ((ink.inkLeft + ink.inkRight) * stretch) / scale,
    (ink.inkAscent + ink.inkDescent) / scale,
  );
  const hasInk = font.habits.inkInBoxes && inked.width > 0 && inked.height > 0;
  const box = unite(boxOf(x, top, advance, line.height / scale), hasInk ? inked : undefined) as Box;
  return rotate === 0 ? box : mapBox(about(rotation(rotate), x, y), box);
}
