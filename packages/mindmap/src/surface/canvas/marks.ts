import type { Box, PlacedRelationship, PlacedTopic, Point, Scene } from '../../layout/scene.js';
import type { MapState } from '../store/mapStore.js';
import type { DropPlace } from '../view/dropPlace.js';

/** What is shown over a map for a while. */
export interface Marks {
  /** The topic under the pointer. */
  readonly hover?: PlacedTopic | undefined;
  /** What is dragged: its picture, how far, and where it would go. */
  readonly drag?: { readonly ghost: string; readonly by: Point; readonly place: DropPlace } | undefined;
  /** What a rectangle is drawn around to select it. */
  readonly band?: Box | undefined;
  /** The curve of a relationship that is being bent, or led elsewhere. */
  readonly curve?: Pick<PlacedRelationship, 'start' | 'end' | 'controls'> | undefined;
  /** The run that a boundary or a summary would have. */
  readonly span?: Box | undefined;
  /** The topic that a new relationship begins at, and where it leads as yet. */
  readonly relating?: { readonly from: string; readonly at: Point } | undefined;
}

/** What marks are drawn from. */
export interface MarkedScene {
  readonly scene: Scene;
  readonly state: MapState;
  readonly marks: Marks;
  /** How large the scene is shown: handles are as large at any scale. */
  readonly scale: number;
}
