import type { SceneElement } from '../document/model.js';

/** Between items, and how wide a row of them may become. */
const GAP = 60;
const WIDEST = 1600;

/** Lays items out in rows, as one board. Ids that two of them share become others. */
export function inRows(items: readonly (readonly SceneElement[])[]): readonly SceneElement[] {
  const placed: SceneElement[] = [];
  let [x, y, height] = [0, 0, 0];
  for (const [index, item] of items.entries()) {
    const box = boxOf(item);
    if (x > 0 && x + box.width > WIDEST) [x, y, height] = [0, y + height + GAP, 0];
    const [byX, byY] = [x - box.x, y - box.y];
    for (const element of item)
      placed.push(renamed({ ...element, x: element.x + byX, y: element.y + byY }, index));
    x += box.width + GAP;
    height = Math.max(height, box.height);
  }
  return placed;
}

function boxOf(item: readonly SceneElement[]) {
  const boxes = item.map(({ x, y, width, height }) => [
    Math.min(x, x + width),
    Math.min(y, y + height),
    Math.max(x, x + width),
    Math.max(y, y + height),
  ]);
  const side = (at: number, pick: (...values: number[]) => number) =>
    pick(...boxes.map((box) => box[at] ?? 0));
  const [x, y] = [side(0, Math.min), side(1, Math.min)];
  return { x, y, width: side(2, Math.max) - x, height: side(3, Math.max) - y };
}

/** Gives what an item consists of names of its own. */
function renamed(element: SceneElement, item: number): SceneElement {
  const named = (id: string) => `${item}-${id}`;
  const maybe = (id: unknown) => (typeof id === 'string' ? named(id) : null);
  const ends = (['startBinding', 'endBinding'] as const).flatMap((end) => {
    const binding = element[end];
    return typeof binding === 'object' && binding !== null && 'elementId' in binding
      ? [[end, { ...binding, elementId: maybe(binding.elementId) }]]
      : [];
  });
  return {
    ...element,
    id: named(element.id),
    groupIds: element.groupIds.map(named),
    frameId: maybe(element.frameId),
    boundElements: element.boundElements.map((bound) => ({ ...bound, id: named(bound.id) })),
    ...(element.type === 'text' ? { containerId: maybe(element.containerId) } : {}),
    ...Object.fromEntries(ends),
  } as SceneElement;
}
