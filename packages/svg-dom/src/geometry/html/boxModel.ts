import type { Style } from '../style/style.js';

/** Lengths at the four sides of a box, in pixels. */
export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The edges of an element around its content. */
export interface BoxEdges {
  readonly margin: Edges;
  /** Border and padding together. */
  readonly inner: Edges;
}

const BORDER_WIDTHS: Readonly<Record<string, number>> = { thin: 1, medium: 3, thick: 5 };
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Rounds down to a 64th of a pixel, the unit of Chromium's layout. */
export function layoutUnit(value: number): number {
  return Math.floor(value * 64) / 64;
}

/** Returns an element's edges; `auto` margins are zero, percentages are of the containing block's width. */
export function edgesOf(style: Style, containingWidth: number): BoxEdges {
  const base = Number.isFinite(containingWidth) ? containingWidth : 0;
  const lengthOf = (name: string) => layoutUnit(style.length(name, base) ?? 0);
  return {
    margin: perSide((side) => lengthOf(`margin-${side}`)),
    inner: perSide((side) => Math.max(lengthOf(`padding-${side}`), 0) + borderWidth(style, side)),
  };
}

function perSide(length: (side: (typeof SIDES)[number]) => number): Edges {
  return { top: length('top'), right: length('right'), bottom: length('bottom'), left: length('left') };
}

function borderWidth(style: Style, side: string): number {
  const kind = style.get(`border-${side}-style`);
  if (kind === 'none' || kind === 'hidden') return 0;
  const width = style.get(`border-${side}-width`);
  const pixels = BORDER_WIDTHS[width] ?? style.length(`border-${side}-width`) ?? 0;
  // Borders are whole device pixels, but never vanish.
  return pixels > 0 && pixels < 1 ? 1 : Math.floor(pixels);
}

/** Returns left and right, or top and bottom, added up. */
export function horizontal({ left, right }: Edges): number {
  return left + right;
}

/** Returns top and bottom added up. */
export function vertical({ top, bottom }: Edges): number {
  return top + bottom;
}

/** Returns the width `width` asks for of the content alone; undefined for `auto`. */
export function specifiedWidth(style: Style, inner: Edges, containingWidth: number): number | undefined {
  const base = Number.isFinite(containingWidth) ? containingWidth : undefined;
  return contentLength(style, 'width', base, horizontal(inner));
}

/** Returns the height `height` asks for of the content alone; undefined for `auto`. */
export function specifiedHeight(style: Style, inner: Edges): number | undefined {
  return contentLength(style, 'height', undefined, vertical(inner));
}

/** Keeps a content width within `min-width` and `max-width`. */
export function clampWidth(width: number, style: Style, inner: Edges, containingWidth: number): number {
  const base = Number.isFinite(containingWidth) ? containingWidth : undefined;
  const most = contentLength(style, 'max-width', base, horizontal(inner)) ?? Infinity;
  const least = contentLength(style, 'min-width', base, horizontal(inner)) ?? 0;
  return Math.max(Math.min(width, most), least);
}

/** Keeps a content height within `min-height` and `max-height`. */
export function clampHeight(height: number, style: Style, inner: Edges): number {
  const most = contentLength(style, 'max-height', undefined, vertical(inner)) ?? Infinity;
  const least = contentLength(style, 'min-height', undefined, vertical(inner)) ?? 0;
  return Math.max(Math.min(height, most), least);
}

function contentLength(
  style: Style,
  name: string,
  base: number | undefined,
  inner: number,
): number | undefined {
  const length = style.length(name, base);
  if (length === undefined) return undefined;
  const content = style.get('box-sizing') === 'border-box' ? length - inner : length;
  return layoutUnit(Math.max(content, 0));
}
