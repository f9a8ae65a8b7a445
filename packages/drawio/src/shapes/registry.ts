import { PerimeterRegistry, ShapeRegistry, type ShapeConstructor } from '@maxgraph/core';
import { classes } from './classes/classes.js';
import { definitionOf } from './definitions.js';
import { own } from './own.js';
import { perimeters } from './perimeters.js';
import { shapeClass } from './shapeClass.js';

const made = new Map<string, ShapeConstructor | null>();
let isRegistered = false;

/** The class that draws a shape of draw.io, or null where we draw none of that name. */
function classOf(name: string): ShapeConstructor | null {
  const known = made.get(name);
  if (known !== undefined) return known;
  const definition = definitionOf(name);
  const found = own(classes, name) ?? (definition ? shapeClass(definition) : null);
  made.set(name, found);
  return found;
}

/**
 * Makes maxGraph draw draw.io's shapes by the names that styles call them by, and know its perimeters. Names nobody
 * draws stay boxes. It may be called again; it needs no document, though maxGraph itself does.
 */
export function registerShapes(): void {
  if (isRegistered) return;
  isRegistered = true;
  for (const [name, perimeter] of Object.entries(perimeters)) PerimeterRegistry.add(name, perimeter);
  // Names of stencils are thousands and open: a name gets its class when a cell first asks for it.
  const builtIn = ShapeRegistry.get.bind(ShapeRegistry);
  ShapeRegistry.get = (name) => (name ? classOf(name) : null) ?? builtIn(name);
}
