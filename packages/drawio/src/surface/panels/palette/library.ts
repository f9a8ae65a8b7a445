import { FormatError } from '@letu/core';
import type { PageCell } from '../../../document/model.js';
import { readLibrary, writeLibrary, type LibraryEntry } from '../../../document/library.js';

/** A shape of one's own. Its outermost cells have no parent and stand at the place 0, 0. */
export interface OwnShape {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly PageCell[];
}

/** The most shapes that a library is read for. */
const MOST_SHAPES = 1000;
const MOST_TITLE = 100;
/** The layer that libraries have their shapes in. */
const LAYER = '1';

/**
 * Reads the shapes of a library of draw.io. What in it is no shape is left out.
 *
 * @returns undefined for a text that is no library.
 */
export function readShapes(text: string): readonly OwnShape[] | undefined {
  try {
    return readLibrary(text, { skipsBroken: true }).slice(0, MOST_SHAPES).flatMap(shapeOf);
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

function shapeOf({ title, width, height, cells }: LibraryEntry): readonly OwnShape[] {
  const layers = new Set([LAYER, ...cells.filter(({ role }) => role === 'other').map(({ id }) => id)]);
  const drawn = cells
    .filter(({ role }) => role !== 'other')
    .map(({ parent, ...cell }) => (parent === undefined || layers.has(parent) ? cell : { ...cell, parent }));
  const isForeign = drawn.length === 1 && FOREIGN.test(drawn[0]!.style);
  return drawn.length === 0 || isForeign
    ? []
    : [{ title: title.slice(0, MOST_TITLE), width, height, cells: drawn }];
}

/** Nothing is loaded from elsewhere: a picture that lies there would stay empty. */
const FOREIGN = /(?:^|;)image=https?:/i;

/** Writes shapes as a library of draw.io. */
export const writeShapes = (shapes: readonly OwnShape[]): string =>
  writeLibrary(
    shapes.map((shape) => ({
      ...shape,
      isFixed: true,
      cells: shape.cells.map((cell) => (cell.parent === undefined ? { ...cell, parent: LAYER } : cell)),
    })),
  );
