import type { Box, Geometry, Matrix } from './interfaces.js';

const NO_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };
const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** The geometry of documents that are not shown: everything is empty, as in a browser. */
export const noGeometry: Geometry = {
  bbox: () => ({ ...NO_BOX }),
  clientRect: () => ({ ...NO_BOX }),
  textLength: () => 0,
  ctm: () => IDENTITY,
  screenCtm: () => IDENTITY,
  totalLength: () => 0,
  pointAt: () => ({ x: 0, y: 0 }),
  computedStyle: () => ({ getPropertyValue: () => '' }),
};
