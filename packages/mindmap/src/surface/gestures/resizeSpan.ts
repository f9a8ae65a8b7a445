import type { MindMap } from '../../document/model.js';
import { parentOf } from '../../document/operations.js';
import { resizeBoundary, resizeSummary } from '../../document/spans.js';
import type { PlacedTopic } from '../../layout/scene.js';
import { boundaryItem, itemOf } from '../store/items.js';
import { indexOf } from '../store/mapIndex.js';
import { around, middleOf } from '../view/geometry.js';
import { spansOf, type SelectedSpan } from '../view/hitTest.js';
import type { CanvasAccess, Gesture, Pointed } from './gesture.js';

const MARGIN = 8;

/** Lets a boundary go around more or fewer neighbours, or a summary sum them up: from one of its sides. */
export function resizing(access: CanvasAccess, item: string, edge: 'start' | 'end'): Gesture | undefined {
  const { canvas } = access;
  const span = spansOf(canvas.scene, [item])[0];
  const [firstId = '', lastId = ''] = [span?.members[0], span?.members.at(-1)];
  const siblings = parentOf(canvas.store.getState().map, firstId)?.children ?? [];
  const placed = siblings
    .flatMap((sibling) => canvas.topic(sibling.id) ?? [])
    .filter(isOnSide(canvas.topic(firstId)));
  const [first, last] = [firstId, lastId].map((id) => placed.findIndex(({ topic }) => topic.id === id));
  if (!span || first === undefined || last === undefined || first < 0 || last < 0) return undefined;
  const clear = () => canvas.mark({ span: undefined });
  const runAt = (pointed: Pointed) => {
    const at = nearestTo(placed, span, pointed);
    return edge === 'start'
      ? placed.slice(Math.min(at, last), last + 1)
      : placed.slice(first, Math.max(at, first) + 1);
  };
  return {
    move: (pointed) =>
      canvas.mark({
        span: around(
          runAt(pointed).map(({ box }) => box),
          MARGIN,
        ),
      }),
    end(pointed) {
      clear();
      const run = runAt(pointed);
      const ends = { first: run[0]!.topic.id, last: run.at(-1)!.topic.id };
      canvas.store.change((map) => resized(map, item, ends), {
        select: [resizedItem(access, item, ends.first)],
      });
    },
    cancel: clear,
  };
}

/** Siblings on the other side of the central topic are no neighbours. */
const isOnSide = (of: PlacedTopic | undefined) => (placed: PlacedTopic) =>
  placed.side === of?.side && placed.rank !== 'summary';

function nearestTo(
  placed: readonly PlacedTopic[],
  { isUpright }: SelectedSpan,
  { inScene }: Pointed,
): number {
  const away = ({ box }: PlacedTopic) => {
    const middle = middleOf(box);
    return Math.abs(isUpright ? middle.y - inScene.y : middle.x - inScene.x);
  };
  return placed.reduce((best, each, index) => (away(each) < away(placed[best]!) ? index : best), 0);
}

function resized(map: MindMap, name: string, ends: { first: string; last: string }): MindMap {
  const item = itemOf(name);
  if (item.kind === 'boundary') return resizeBoundary(map, item.topic, item.index, ends);
  return item.kind === 'topic' ? resizeSummary(map, item.id, ends) : map;
}

/** A boundary that begins with another topic is that topic's, behind those it has. */
function resizedItem({ canvas }: CanvasAccess, name: string, first: string): string {
  const item = itemOf(name);
  if (item.kind !== 'boundary' || item.topic === first) return name;
  const { topic } = indexOf(canvas.store.getState().map).get(first) ?? {};
  return boundaryItem(first, topic?.boundaries.length ?? 0);
}
