import { outermost } from '../../document/operations.js';
import type { Point } from '../../layout/scene.js';
import { dropAt, dropOnGround } from '../actions/structure.js';
import { indexOf, isWithin } from '../store/mapIndex.js';
import { ghostOf } from '../canvas/ghost.js';
import { dropPlace, type DropPlace } from '../view/dropPlace.js';
import type { CanvasAccess, Gesture, Pointed } from './gesture.js';

/** Takes topics to where they are dropped: before, behind or below another, or onto the ground; with Ctrl, copies of them. */
export function draggingTopics(
  access: CanvasAccess,
  ids: readonly string[],
  from: Point,
): Gesture | undefined {
  const { canvas } = access;
  const { map } = canvas.store.getState();
  const dragged = outermost(map, ids).map(({ id }) => id);
  if (dragged.length === 0) return undefined;
  const index = indexOf(map);
  const isDragged = (id: string) => dragged.some((each) => isWithin(index, id, each));
  const ghost = ghostOf(canvas.scene, isDragged);
  const isBothSided = map.settings.layout === 'both';
  const placeAt = ({ inScene, alt, mod }: Pointed): DropPlace =>
    alt
      ? { to: 'ground', at: inScene }
      : dropPlace(canvas.scene, inScene, mod ? () => false : isDragged, isBothSided);
  const byOf = ({ inScene }: Pointed) => ({ x: inScene.x - from.x, y: inScene.y - from.y });
  const clear = () => canvas.mark({ drag: undefined });
  return {
    pulls: true,
    move(pointed) {
      canvas.mark({ drag: { ghost, by: byOf(pointed), place: placeAt(pointed) } });
    },
    end(pointed) {
      clear();
      const place = placeAt(pointed);
      if (place.to === 'ground') dropOnGround(access, dragged, byOf(pointed), pointed.mod);
      else dropAt(access, dragged, place.to, { side: place.side, isCopied: pointed.mod });
    },
    cancel: clear,
  };
}
