import type { Point } from '../../layout/scene.js';
import { relationshipItem } from '../store/items.js';
import { boxBetween, overlaps, pointsAlong } from '../view/geometry.js';
import type { CanvasAccess, Gesture } from './gesture.js';

/** Selects what a rectangle is drawn around. @param kept What stays selected besides. */
export function rubberBand({ canvas }: CanvasAccess, from: Point, kept: readonly string[]): Gesture {
  return {
    pulls: true,
    move({ inScene }) {
      const band = boxBetween(from, inScene);
      const { scene } = canvas;
      const topics = scene.topics.filter(({ box }) => overlaps(box, band)).map(({ topic }) => topic.id);
      const relationships = scene.relationships
        .filter((each) =>
          pointsAlong(each).every((point) => overlaps({ ...point, width: 0.1, height: 0.1 }, band)),
        )
        .map(({ index }) => relationshipItem(index));
      canvas.store.select([...new Set([...kept, ...relationships, ...topics])]);
      canvas.mark({ band });
    },
    end: () => canvas.mark({ band: undefined }),
    cancel() {
      canvas.mark({ band: undefined });
      canvas.store.select(kept);
    },
  };
}
