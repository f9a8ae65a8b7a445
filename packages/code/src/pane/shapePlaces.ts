import { shapesAt, type SurfacePicture, type TextRange } from '@letu/core';
import { shifted } from './sourceShift.js';

/** Returns the ids of the shapes that a range of the present text is in. */
export function shapesIn(
  { source, shapes }: SurfacePicture,
  text: string,
  range: TextRange,
): readonly string[] {
  return shapesAt(shapes, shifted(range, text, source), source).map(({ id }) => id);
}

/** Returns where the present text says the first of some shapes that it says at all, or undefined. */
export function placeOf(
  { source, shapes }: SurfacePicture,
  text: string,
  ids: readonly string[],
): TextRange | undefined {
  const range = shapes.find((shape) => shape.range && ids.includes(shape.id))?.range;
  return range && shifted({ from: range.from, to: range.to }, source, text);
}
