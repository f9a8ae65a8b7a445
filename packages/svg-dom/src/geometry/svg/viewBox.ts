import { IDENTITY, multiply, scaling, translation, type Matrix } from '../matrix.js';
import { parseNumbers } from '../path/pathScanner.js';

/** A `viewBox`. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Reads a `viewBox`; undefined if there is none or it is empty. */
export function parseViewBox(text: string | null): ViewBox | undefined {
  if (text === null) return undefined;
  const [x, y, width, height, ...rest] = parseNumbers(text);
  if (x === undefined || y === undefined || width === undefined || height === undefined || rest.length > 0)
    return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

const ALIGN = /^\s*x(Min|Mid|Max)Y(Min|Mid|Max)(?:\s+(meet|slice))?\s*$/;
const SHARE: Readonly<Record<string, number>> = { Min: 0, Mid: 0.5, Max: 1 };

/**
 * Returns the map that fits a view box into a viewport (https://www.w3.org/TR/SVG2/coords.html#ComputingAViewportsTransform).
 *
 * @param preserveAspectRatio The attribute of that name.
 */
export function viewBoxTransform(
  viewBox: ViewBox,
  width: number,
  height: number,
  preserveAspectRatio: string | null,
): Matrix {
  if (!(width > 0) || !(height > 0)) return IDENTITY;
  const scaleX = width / viewBox.width;
  const scaleY = height / viewBox.height;
  const toOrigin = translation(-viewBox.x, -viewBox.y);
  if (/^\s*none\b/.test(preserveAspectRatio ?? '')) return multiply(scaling(scaleX, scaleY), toOrigin);
  const [, alignX = 'Mid', alignY = 'Mid', fit = 'meet'] = ALIGN.exec(preserveAspectRatio ?? '') ?? [];
  const scale = fit === 'slice' ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
  const offsetX = (width - viewBox.width * scale) * (SHARE[alignX] as number);
  const offsetY = (height - viewBox.height * scale) * (SHARE[alignY] as number);
  return multiply(multiply(translation(offsetX, offsetY), scaling(scale, scale)), toOrigin);
}
