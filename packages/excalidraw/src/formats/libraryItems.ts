import type { SceneElement } from '../document/model.js';

/** Returns what stands on a board as items of a library: what is in one group or frame, or hangs on each other, is one. */
export function itemsOf(elements: readonly SceneElement[]): readonly (readonly SceneElement[])[] {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const items = new Map<string, SceneElement[]>();
  for (const element of elements) {
    const owner = ownerOf(element, byId);
    const known = items.get(owner);
    if (known) known.push(element);
    else items.set(owner, [element]);
  }
  return [...items.values()];
}

function ownerOf(element: SceneElement, byId: ReadonlyMap<string, SceneElement>): string {
  const container = element.type === 'text' ? byId.get(element.containerId ?? '') : undefined;
  const { id, groupIds, frameId } = container ?? element;
  if (frameId !== null && byId.has(frameId)) return `frame ${frameId}`;
  const group = groupIds.at(-1);
  return group === undefined
    ? `${byId.get(id)?.type === 'frame' ? 'frame' : 'alone'} ${id}`
    : `group ${group}`;
}
