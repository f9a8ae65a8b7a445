import {
  mergeBy,
  mergeFields,
  mergeLists,
  mergeValues,
  settleGone,
  versionsOf,
  type Versions,
} from '@letu/core';
import { isLinear, type BoundElement, type Scene, type SceneElement } from './model.js';
import { arrowsBetween } from './mergeArrows.js';
import { parse } from './parse.js';
import { write } from './write.js';

/**
 * Puts two changes of a board together, element by element; undefined where both have changed the same one. Excalidraw's own way
 * takes the element with the higher version, and lets go of what the other person did: sources say no versions.
 */
export const mergeSources = mergeBy<Scene>({
  read: (source) => parse(source).scene,
  merge: mergeScenes,
  write,
});

function mergeScenes(scenes: Versions<Scene>): Scene {
  const { mine, theirs } = scenes;
  return {
    elements: mergeElements(versionsOf(scenes, ({ elements }) => elements)),
    unknownElements: mergeValues(versionsOf(scenes, ({ unknownElements }) => unknownElements)),
    appState: mergeFields(versionsOf(scenes, ({ appState }) => appState)),
    files: new Map([...theirs.files, ...mine.files]),
    rest: mergeFields(versionsOf(scenes, ({ rest }) => rest)),
  };
}

function mergeElements(versions: Versions<readonly SceneElement[]>): readonly SceneElement[] {
  const settled = arrowsBetween(versions);
  const merged = mergeLists(versions, (elements) => {
    // What hangs on an element changes with what is drawn beside it, and is no change of its own.
    const bound = mergeLists(versionsOf(elements, ({ boundElements }) => boundElements));
    const own = mergeValues(versionsOf(settled(elements), (element) => ({ ...element, boundElements: [] })));
    return { ...own, boundElements: bound };
  });
  const { items, isGone } = settleGone(versions, merged, namesOf);
  return items.map((element) => ({
    ...element,
    boundElements: element.boundElements.filter(({ id }: BoundElement) => !isGone(id)),
  }));
}

/** Returns the elements that one is in, or is tied to. */
function namesOf(element: SceneElement): readonly (string | null | undefined)[] {
  const container = element.type === 'text' ? element.containerId : undefined;
  const ends = isLinear(element) ? [element.startBinding?.elementId, element.endBinding?.elementId] : [];
  return [element.frameId, container, ...ends];
}
