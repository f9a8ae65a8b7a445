import type { SceneElement } from '../document/model.js';
import { renamed } from '../document/renamed.js';

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
      placed.push(renamed({ ...element, x: element.x + byX, y: element.y + byY }, (id) => `${index}-${id}`));
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
