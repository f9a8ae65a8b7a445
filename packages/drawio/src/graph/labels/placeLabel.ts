import type { Align, TextLook } from './content.js';
import { layLabel } from './layout.js';
import type { LabelMeasure } from './measure.js';
import { parseHtmlLabel, parsePlainLabel } from './parseLabel.js';
import type { Placed } from './placed.js';

/** How a label is placed at its point. */
export interface LabelPlace {
  /** Where it hangs: at its left, its middle or its right, as its alignment is, and its top, middle or bottom. */
  readonly x: number;
  readonly y: number;
  /** The room that there is; 0 for none that is known. */
  readonly width: number;
  readonly height: number;
  readonly align: Align;
  readonly valign: 'top' | 'middle' | 'bottom';
  readonly wraps: boolean;
  readonly overflow: string;
  readonly isHtml: boolean;
  readonly hasBorder: boolean;
  /** Which side its lines stand on, where not the one it hangs at. */
  readonly textAlign?: Align | undefined;
  readonly direction?: VerticalDirection | undefined;
}

/** That of CSS: lines lead down, each at the right of the one before, or at its left. */
export type VerticalDirection = 'vertical-lr' | 'vertical-rl';

/** A rectangle of the page. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A label in its place. */
export interface PlacedLabel {
  readonly placed: readonly Placed[];
  /** Where its content begins. */
  readonly x: number;
  readonly y: number;
  /** What it covers. */
  readonly box: LabelBox;
  /** What it may not leave. */
  readonly clip?: LabelBox | undefined;
  readonly isVertical?: boolean;
}

const SHARES = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const;
/** draw.io gives HTML so much more room than there is. */
const EXTRA_WIDTH = 2;
/** Browsers put HTML in a picture on whole pixels, half a pixel before the lines around it. */
const HALF = 0.5;
const isWideOnly = ({ wraps, overflow }: LabelPlace) =>
  !wraps && (overflow === 'width' || overflow === 'block');

/** Lays out a label and puts it in its place, as draw.io's HTML comes to stand there. */
export function placeLabel(
  text: string,
  look: TextLook,
  place: LabelPlace,
  measure: LabelMeasure,
): PlacedLabel {
  if (!place.isHtml) return placePlain(text, look, place, measure);
  return place.direction
    ? { ...placeHtml(text, look, lyingPlace(place), measure), isVertical: true }
    : placeHtml(text, look, place, measure);
}

/** Lines that lead down are laid out lying, to be turned by a quarter. */
function lyingPlace(place: LabelPlace): LabelPlace {
  const { width, height, align, valign } = place;
  return {
    ...place,
    width: height,
    height: width,
    align: ({ top: 'left', middle: 'center', bottom: 'right' } as const)[valign],
    valign: ({ right: 'top', center: 'middle', left: 'bottom' } as const)[align],
    textAlign: align,
  };
}

function placeHtml(text: string, look: TextLook, place: LabelPlace, measure: LabelMeasure): PlacedLabel {
  const { x, y, align, valign, overflow, textAlign = align, direction } = place;
  const room = Math.round(place.width + (isWideOnly(place) ? 0 : EXTRA_WIDTH));
  const isFilling = overflow === 'fill';
  const isWide = isFilling || overflow === 'width' || overflow === 'block';
  const hasRoom = place.wraps && place.width > 1;
  const border = place.hasBorder ? 1 : 0;
  const spaces = hasRoom ? 'normal' : 'nowrap';
  const blocks = parseHtmlLabel(text.replaceAll('\n', '<br>'), { ...look, spaces }, textAlign);
  const own = isFilling ? Math.round(place.width) : room;
  const laid = layLabel(blocks, (hasRoom || isWide ? own : Infinity) - 2 * border, isWide, measure);
  const linesIn = (height: number) =>
    direction === 'vertical-lr' ? upwards(laid.placed, height) : laid.placed;
  const isHidden = overflow === 'hidden' && place.width > 0;
  const width = Math.min(laid.width + 2 * border, isHidden ? room : Infinity);
  const full = laid.height + 2 * border;
  const hasFixedWidth = hasRoom || isWide || overflow === 'hidden';
  const share = SHARES[align];
  const left = hasFixedWidth
    ? Math.round(x - share * room) + (room - width) * share - HALF
    : Math.round(x) + share * (1 - width) - HALF;
  if (isFilling) {
    const top = Math.round(y - SHARES[valign] * place.height) - HALF;
    const box = { x: left, y: top, width, height: place.height };
    return { placed: onPixels(linesIn(place.height), top), x: left, y: top, box, clip: box };
  }
  const limited = overflow === 'hidden' || (isWide && place.height > 0);
  const height = limited ? Math.min(full, Math.round(place.height)) : full;
  const top = Math.round(y) + SHARES[valign] * (1 - height) - HALF;
  const box = { x: left, y: top, width, height };
  const clip = limited && (full > height || laid.width > room) ? box : undefined;
  const inside = top + border;
  return { placed: onPixels(linesIn(height - 2 * border), inside), x: left + border, y: inside, box, clip };
}

/** Puts what stands below others above them, from the bottom of a height on. */
const upwards = (placed: readonly Placed[], height: number): readonly Placed[] =>
  placed.map((item) =>
    item.kind === 'line'
      ? { ...item, baseline: height - item.baseline + item.line.ascent - item.line.descent }
      : { ...item, y: height - item.y - item.height },
  );

/** Browsers put the lines of HTML on whole pixels. */
function onPixels(placed: readonly Placed[], top: number): readonly Placed[] {
  const y = top + HALF;
  return placed.map((item) =>
    item.kind === 'line' ? { ...item, baseline: Math.round(y + item.baseline) - y } : item,
  );
}

/** Plain text does not wrap; its lines stand a fifth of their size apart (mxSvgCanvas2D.plainText). */
function placePlain(
  text: string,
  look: TextLook,
  { x, y, width: room, height: limit, align, valign, overflow }: LabelPlace,
  measure: LabelMeasure,
): PlacedLabel {
  const step = Math.round(look.size * 1.2);
  const spaced: TextLook = { ...look, lineHeight: { pixels: step }, spaces: 'pre' };
  const { placed, width, height } = layLabel(parsePlainLabel(text, spaced, align), Infinity, false, measure);
  const lines = Math.max(1, Math.round(height / step));
  const full = look.size + (lines - 1) * step;
  const clips = overflow === 'hidden' && room > 0 && limit > 0;
  const own = overflow === 'fill' ? limit : clips ? Math.min(full, limit) : full;
  const first = y + look.size - 1 - SHARES[valign] * own - (valign === 'bottom' ? 1 : 0);
  const line = placed.find((item) => item.kind === 'line');
  const left = x - SHARES[align] * width;
  const top = first - (line?.baseline ?? 0);
  const box = { x: left, y: first - look.size + 1, width, height: full + look.size * 0.2 };
  const clip = clips
    ? {
        x: x - SHARES[align] * room - 2,
        y: y - SHARES[valign] * limit - 2,
        width: room + 4,
        height: limit + 4,
      }
    : undefined;
  return { placed, x: left, y: top, box, clip };
}
