import type { Element } from '../../dom/interfaces.js';
import { toPixels } from '../length.js';
import { layoutUnit } from '../html/boxModel.js';
import type { Style } from '../style/style.js';
import { parseViewBox } from './viewBox.js';

/** The sizes of an outer `<svg>`. */
export interface OuterSize {
  /** Of what is drawn, without padding and border. */
  readonly width: number;
  readonly height: number;
}

/** What an `<svg>` is as large as where nothing says it (https://www.w3.org/TR/CSS22/visudet.html#inline-replaced-width). */
const DEFAULT_WIDTH = 300;
const DEFAULT_HEIGHT = 150;

/**
 * Returns how large an `<svg>` in HTML is.
 *
 * @param containingWidth Pixels of the block around it, of which percentages are.
 * @param containingHeight The same for the height; undefined if that follows from what it holds.
 */
export function outerSvgSize(
  element: Element,
  style: Style,
  containingWidth: number,
  containingHeight: number | undefined,
): OuterSize {
  const width = sizeOf(element, style, 'width', containingWidth);
  const height = sizeOf(element, style, 'height', containingHeight);
  const viewBox = parseViewBox(element.getAttribute('viewBox'));
  const least = style.length('min-width', containingWidth) ?? 0;
  const most = style.length('max-width', containingWidth) ?? Infinity;
  const wanted =
    width ??
    (!viewBox
      ? DEFAULT_WIDTH
      : height === undefined
        ? containingWidth
        : (height * viewBox.width) / viewBox.height);
  // The height follows from a width that is rounded already.
  const used = layoutUnit(Math.max(Math.min(wanted, most), least));
  const natural = height ?? (viewBox ? (used * viewBox.height) / viewBox.width : DEFAULT_HEIGHT);
  const highest = style.length('max-height', containingHeight) ?? Infinity;
  return { width: used, height: layoutUnit(Math.min(natural, highest)) };
}

function sizeOf(
  element: Element,
  style: Style,
  name: 'width' | 'height',
  base: number | undefined,
): number | undefined {
  const text = style.declaredValue(name) ?? element.getAttribute(name);
  const length = text === null ? undefined : toPixels(text, style.lengths, base);
  return length !== undefined && length >= 0 ? length : undefined;
}
