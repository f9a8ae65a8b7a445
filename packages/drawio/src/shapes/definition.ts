import { area, placed, type Layer } from './layers.js';
import type { StyleReader } from './style.js';

/** How much of a shape its label keeps off, in pixels. */
export interface LabelMargins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place on a shape to connect to: shares of its width and height, and pixels from there. */
export interface ConnectionPoint {
  readonly x: number;
  readonly y: number;
  readonly dx?: number;
  readonly dy?: number;
}

/** Says something of a shape of a size and a style. */
export type OfShape<Value> = (width: number, height: number, style: StyleReader) => Value;

/** What a shape of draw.io looks like. */
export interface ShapeDefinition {
  readonly layers: OfShape<readonly Layer[]>;
  /** Where a label inside it lies, where that is not the whole of it. */
  readonly margins?: OfShape<LabelMargins | undefined>;
  /** Where lines connect, where that is not in the middle of sides and at corners. */
  readonly points?: OfShape<readonly ConnectionPoint[]>;
}

/** Shapes by the names that styles call them by. */
export type ShapeTable = Readonly<Record<string, ShapeDefinition>>;

/** A shape whose layers are drawn on a grid of 100 by 100 and stretched to its size. */
export function figure(...layers: readonly (Layer | string)[]): ShapeDefinition {
  const drawn = layers.map((layer) => (typeof layer === 'string' ? area(layer) : layer));
  return { layers: (w, h) => placed(drawn, [0, 0, w, h]) };
}

/** A shape whose layers are made for its size and its style. */
export function shape(
  layers: ShapeDefinition['layers'],
  more: Omit<ShapeDefinition, 'layers'> = {},
): ShapeDefinition {
  return { layers, ...more };
}

/** The same shape under several names. */
export function named(names: readonly string[], definition: ShapeDefinition): ShapeTable {
  return Object.fromEntries(names.map((name) => [name, definition]));
}

/** Puts what a family's names begin with before each of them. */
export function prefixed(prefix: string, table: ShapeTable): ShapeTable {
  return Object.fromEntries(Object.entries(table).map(([name, definition]) => [prefix + name, definition]));
}
