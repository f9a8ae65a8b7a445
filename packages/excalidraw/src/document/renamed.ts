import type { SceneElement } from './model.js';

/** Gives elements that belong together names of their own, and keeps what they say of each other. */
export function renamed(element: SceneElement, named: (id: string) => string): SceneElement {
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
