import { topicOf, type MindMap, type Topic } from '../../document/model.js';
import {
  copies,
  float,
  indent,
  insert,
  move,
  newId,
  outdent,
  outermost,
  parentOf,
  shift,
  update,
  wrap,
  type Target,
} from '../../document/operations.js';
import type { Direction, Point } from '../../layout/scene.js';
import { withoutItems } from '../store/itemText.js';
import { indexOf } from '../store/mapIndex.js';
import { changeAndShow, selectedTopic, selectedTopics, type CanvasAccess } from './access.js';

/** Adds a topic below the selected one, or beside it; beside the central topic there is none. */
export function add(access: CanvasAccess, as: Target['as']): void {
  const id = selectedTopic(access);
  const { map } = access.canvas.store.getState();
  if (id === undefined) return;
  const isTop = !parentOf(map, id) || id === access.canvas.store.getState().shown.root.id;
  const target: Target = { id, as: isTop ? 'child' : as };
  const parent = target.as === 'child' ? indexOf(map).get(id)?.topic : parentOf(map, id);
  const topic = topicOf(newId(), { text: nameOf(access, map, parent) });
  changeAndShow(access, (before) => insert(before, [topic], target), [topic.id]);
}

/** Names a topic by its place, as long as nobody has written anything there. */
function nameOf({ text }: CanvasAccess, map: MindMap, parent: Topic | undefined): string {
  const count = (parent?.children.filter(({ summary }) => summary === 0).length ?? 0) + 1;
  return parent?.id === map.root.id ? text.mainTopic(count) : text.subtopic(count);
}

/** Puts a new topic between the selected one and what that is below. */
export function addParent(access: CanvasAccess): void {
  const id = selectedTopic(access);
  if (id === undefined) return;
  const topic = topicOf(newId(), { text: access.text.parentTopic });
  changeAndShow(access, (map) => wrap(map, id, topic), [topic.id]);
}

/** Adds a topic that hangs on nothing. @param at Where its centre is in the scene. */
export function addFloating(access: CanvasAccess, at: Point): void {
  const topic = topicOf(newId(), { text: access.text.floatingTopic });
  changeAndShow(access, (map) => ({ ...map, floating: [...map.floating, { topic, at }] }), [topic.id]);
}

/** Takes away what is selected, and selects what was beside it. */
export function removeSelected(access: CanvasAccess): void {
  const { map, selection } = access.canvas.store.getState();
  const heir = heirOf(map, selectedTopics(access));
  changeAndShow(access, (before) => withoutItems(before, selection), heir === undefined ? [] : [heir]);
}

/** Returns the id of what is selected once topics are gone: the next sibling, the one before, or the topic above. */
function heirOf(map: MindMap, ids: readonly string[]): string | undefined {
  const gone = outermost(map, ids);
  const last = gone.at(-1);
  if (!last) return ids[0];
  const parent = parentOf(map, last.id);
  if (!parent) return map.root.id;
  const at = parent.children.indexOf(last);
  const left = (topic: Topic) => !gone.includes(topic);
  const heir = parent.children.slice(at).find(left) ?? parent.children.slice(0, at).findLast(left) ?? parent;
  return heir.id;
}

/** Takes the selected topic away and leaves those below it in its place. */
export function removeAlone(access: CanvasAccess): void {
  const id = selectedTopic(access);
  const { map } = access.canvas.store.getState();
  const topic = id === undefined ? undefined : indexOf(map).get(id)?.topic;
  if (!topic || !parentOf(map, topic.id)) return;
  const ids = topic.children.map((child) => child.id);
  const lift = (before: MindMap) =>
    withoutItems(move(before, ids, { id: topic.id, as: 'after' }), [topic.id]);
  changeAndShow(access, lift, ids.length > 0 ? ids : [heirOf(map, [topic.id])!]);
}

/** Puts a copy of each selected topic, with all below it, behind the topic. */
export function duplicate(access: CanvasAccess): void {
  const { map } = access.canvas.store.getState();
  const topics = outermost(map, selectedTopics(access));
  const made = topics.map((topic) => ({ topic, copy: copies([topic])[0]! }));
  const put = (before: MindMap) => made.reduce((next, { topic, copy }) => putCopy(next, topic, copy), before);
  if (made.length > 0)
    changeAndShow(
      access,
      put,
      made.map(({ copy }) => copy.id),
    );
}

const BESIDE = 40;

function putCopy(map: MindMap, topic: Topic, copy: Topic): MindMap {
  if (parentOf(map, topic.id)) return insert(map, [copy], { id: topic.id, as: 'after' });
  const at = map.floating.find((tree) => tree.topic.id === topic.id)?.at;
  const moved = at && { x: at.x + BESIDE, y: at.y + BESIDE };
  return { ...map, floating: [...map.floating, { topic: copy, at: moved }] };
}

/** Moves the selected topics by one place in a direction of the picture: among their siblings, deeper or less deep. */
export function moveSelected(access: CanvasAccess, direction: Direction): void {
  const { canvas } = access;
  const ids = selectedTopics(access);
  const placed = canvas.topic(ids.at(-1));
  if (!placed) return;
  const { side } = placed;
  const isUpright = side === 'left' || side === 'right';
  const isAlong = isUpright === (direction === 'left' || direction === 'right');
  const isBack = direction === 'left' || direction === 'up';
  const isMain = placed.depth === 1 && placed.parent === canvas.scene.topics[0]?.topic.id;
  changeAndShow(access, (map) => {
    if (!isAlong) return shift(map, ids, isBack ? -1 : 1);
    if (direction === side) return indent(map, ids);
    return isMain && isUpright ? toSide(map, ids, direction as 'left' | 'right') : outdent(map, ids);
  });
}

/** Moves main topics to the other side of the central one, where a map has both. */
function toSide(map: MindMap, ids: readonly string[], side: 'left' | 'right'): MindMap {
  return map.settings.layout === 'both' ? update(map, ids, { side }) : map;
}

/** Moves topics to where they were dropped. @param isCopied Whether copies of them go there. */
export function dropAt(
  access: CanvasAccess,
  ids: readonly string[],
  target: Target,
  { side, isCopied }: { side: 'left' | 'right' | undefined; isCopied: boolean },
): void {
  const { map } = access.canvas.store.getState();
  const topics = outermost(map, ids);
  const made = isCopied ? copies(topics) : topics;
  const put = (before: MindMap) => {
    const moved = isCopied ? insert(before, made, target) : move(before, ids, target);
    const placed = made.map(({ id }) => id);
    return side === undefined || moved === before ? moved : update(moved, placed, { side });
  };
  changeAndShow(
    access,
    put,
    made.map(({ id }) => id),
  );
}

/** Lets topics hang on nothing where they were dropped. @param by How far they were dragged. */
export function dropOnGround(
  access: CanvasAccess,
  ids: readonly string[],
  by: Point,
  isCopied: boolean,
): void {
  const { canvas } = access;
  const { map } = canvas.store.getState();
  const made = outermost(map, ids).map((topic) => ({ topic, copy: isCopied ? copies([topic])[0]! : topic }));
  const put = (before: MindMap) =>
    made.reduce((next, { topic, copy }) => {
      const placed = canvas.topic(topic.id);
      if (!placed) return next;
      const { x, y, width, height } = placed.box;
      const at = { x: Math.round(x + width / 2 + by.x), y: Math.round(y + height / 2 + by.y) };
      if (isCopied) return { ...next, floating: [...next.floating, { topic: copy, at }] };
      return float(next, [topic.id], at);
    }, before);
  if (made.length > 0)
    changeAndShow(
      access,
      put,
      made.map(({ copy }) => copy.id),
    );
}
