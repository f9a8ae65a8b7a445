import type { PlacedRelationship, Point } from '../../layout/scene.js';
import type { Relationship } from '../../document/model.js';
import { relationshipItem } from '../store/items.js';
import { contains, middleOf } from '../view/geometry.js';
import type { CanvasAccess, Gesture, Pointed } from './gesture.js';

/** Bends a relationship by one of its control points. */
export function bending({ canvas }: CanvasAccess, placed: PlacedRelationship, control: 0 | 1): Gesture {
  const controlsAt = ({ inScene }: Pointed): readonly [Point, Point] =>
    control === 0 ? [inScene, placed.controls[1]] : [placed.controls[0], inScene];
  const clear = () => canvas.mark({ curve: undefined });
  return {
    move: (pointed) => canvas.mark({ curve: { ...placed, controls: controlsAt(pointed) } }),
    end(pointed) {
      clear();
      const { from, to } = placed.relationship;
      const [one, other] = [canvas.topic(from), canvas.topic(to)];
      if (!one || !other) return;
      const offset = (point: Point, middle: Point) =>
        [point.x - middle.x, point.y - middle.y].map(Math.round);
      const [first, second] = controlsAt(pointed);
      const bend = [...offset(first, middleOf(one.box)), ...offset(second, middleOf(other.box))];
      changeRelationship(canvas, placed.index, {
        bend: bend as unknown as NonNullable<Relationship['bend']>,
      });
    },
    cancel: clear,
  };
}

/** Leads an end of a relationship to another topic. */
export function leading({ canvas }: CanvasAccess, placed: PlacedRelationship, end: 'from' | 'to'): Gesture {
  const clear = () => canvas.mark({ curve: undefined, hover: undefined });
  const topicAt = ({ inScene }: Pointed) => canvas.scene.topics.findLast(({ box }) => contains(box, inScene));
  return {
    pulls: true,
    move(pointed) {
      const point = end === 'from' ? 'start' : 'end';
      canvas.mark({ curve: { ...placed, [point]: pointed.inScene }, hover: topicAt(pointed) });
    },
    end(pointed) {
      clear();
      const { topic } = topicAt(pointed) ?? {};
      const other = placed.relationship[end === 'from' ? 'to' : 'from'];
      if (topic && topic.id !== other)
        changeRelationship(canvas, placed.index, { [end]: topic.id, bend: undefined });
    },
    cancel: clear,
  };
}

function changeRelationship(
  { store }: CanvasAccess['canvas'],
  at: number,
  part: Partial<Relationship>,
): void {
  store.change(
    (map) => ({
      ...map,
      relationships: map.relationships.map((each, index) => (index === at ? { ...each, ...part } : each)),
    }),
    { select: [relationshipItem(at)] },
  );
}
