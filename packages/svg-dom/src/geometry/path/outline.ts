import type { Box } from '../box.js';
import { parsePath } from './parsePath.js';
import { pathBounds } from './pathBounds.js';
import { PathMeasure } from './pathMeasure.js';
import type { Path } from './segment.js';

/** A shape's path with what was worked out from it. */
export class Outline {
  private knownBounds: Box | undefined;
  private knownMeasure: PathMeasure | undefined;

  constructor(readonly path: Path) {}

  /** The box exactly around the path; undefined for an empty one. */
  get bounds(): Box | undefined {
    return (this.knownBounds ??= pathBounds(this.path));
  }

  get measure(): PathMeasure {
    return (this.knownMeasure ??= new PathMeasure(this.path));
  }
}

const MOST_OUTLINES = 2000;
const outlines = new Map<string, Outline>();

/** Returns the outline path data describe; the same data are read once. */
export function outlineOf(data: string): Outline {
  const known = outlines.get(data);
  if (known) return known;
  if (outlines.size >= MOST_OUTLINES) outlines.clear();
  const outline = new Outline(parsePath(data));
  outlines.set(data, outline);
  return outline;
}
