import type { Boundary, MindMap, Topic } from './model.js';
import { parentOf, update } from './operations.js';

/** Lets a boundary go around other neighbours. @param index Which of the topic's boundaries it is. @param first, last The ids of the neighbours at its ends. */
export function resizeBoundary(
  map: MindMap,
  owner: string,
  index: number,
  { first, last }: { readonly first: string; readonly last: string },
): MindMap {
  const siblings = parentOf(map, owner)?.children ?? [];
  const [from, to] = [first, last].map((id) => siblings.findIndex((sibling) => sibling.id === id)) as [
    number,
    number,
  ];
  const boundary = siblings.find(({ id }) => id === owner)?.boundaries[index];
  if (!boundary || from < 0 || to < from) return map;
  const resized: Boundary = { ...boundary, count: to - from + 1 };
  if (owner === first) {
    if (resized.count === boundary.count) return map;
    return update(map, [owner], ({ boundaries }) => ({ boundaries: boundaries.with(index, resized) }));
  }
  const without = update(map, [owner], ({ boundaries }) => ({ boundaries: boundaries.toSpliced(index, 1) }));
  return update(without, [first], ({ boundaries }) => ({ boundaries: [...boundaries, resized] }));
}

/** Lets a summary sum up other neighbours; it stands behind the last of them. */
export function resizeSummary(
  map: MindMap,
  id: string,
  { first, last }: { readonly first: string; readonly last: string },
): MindMap {
  const parent = parentOf(map, id);
  const summary = parent?.children.find((child) => child.id === id);
  if (!parent || !summary) return map;
  const others = parent.children.filter((child) => child !== summary);
  const [from, to] = [first, last].map((each) => others.findIndex((child) => child.id === each)) as [
    number,
    number,
  ];
  if (from < 0 || to < from) return map;
  const count = others.slice(from, to + 1).filter((child) => child.summary === 0).length;
  const children = others.toSpliced(to + 1, 0, { ...summary, summary: count });
  return isSame(children, parent.children) ? map : update(map, [parent.id], { children });
}

const isSame = (some: readonly Topic[], others: readonly Topic[]) =>
  some.every((topic, index) => topic.id === others[index]?.id && topic.summary === others[index]?.summary);
