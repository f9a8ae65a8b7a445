import type { Point } from '../../layout/scene.js';
import type { CanvasAccess } from '../actions/access.js';

/** What a pointer does now. */
export interface Pointed {
  /** In pixels of the window. */
  readonly at: Point;
  /** In pixels of the scene. */
  readonly inScene: Point;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** What a pointer has begun; it ends once, or is given up. */
export interface Gesture {
  /** Whether the map moves on under a pointer that is at its edge. */
  readonly pulls?: boolean;
  move(pointed: Pointed): void;
  end(pointed: Pointed): void;
  /** Leaves everything as it was before. */
  cancel(): void;
}

export type { CanvasAccess };
