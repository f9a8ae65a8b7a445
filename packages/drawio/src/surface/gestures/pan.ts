import type { Point } from '../../document/model.js';
import type { CanvasAccess, Gesture } from './gesture.js';

/** Moves the page under the pointer. */
export function panning({ canvas }: CanvasAccess, from: Point): Gesture {
  let last = from;
  return {
    move({ at }) {
      canvas.viewport.panBy(at.x - last.x, at.y - last.y);
      last = at;
    },
    end: () => undefined,
    cancel: () => undefined,
  };
}
