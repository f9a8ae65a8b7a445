import type { MindMap } from '../../../document/model.js';
import { changed } from '../topicStyles.js';

/**
 * Takes an icon from topics where all of them have it, and gives it to the others otherwise.
 *
 * @param group Icons of which a topic has one at most: the others of them go.
 */
export function toggleIcon(
  map: MindMap,
  ids: readonly string[],
  icon: string,
  group: readonly string[] = [],
): MindMap {
  let isOnAll = true;
  changed(map, ids, ({ icons }) => {
    isOnAll &&= icons.includes(icon);
    return undefined;
  });
  return isOnAll ? removeIcon(map, ids, icon) : addIcon(map, ids, icon, group);
}

/** Takes an icon from topics. */
export function removeIcon(map: MindMap, ids: readonly string[], icon: string): MindMap {
  return changed(map, ids, ({ icons }) =>
    icons.includes(icon) ? { icons: icons.filter((other) => other !== icon) } : undefined,
  );
}

/** One of a group takes the place of the one that was there. */
function addIcon(map: MindMap, ids: readonly string[], icon: string, group: readonly string[]): MindMap {
  return changed(map, ids, ({ icons }) => {
    if (icons.includes(icon)) return undefined;
    const at = icons.findIndex((other) => group.includes(other));
    const kept = icons.filter((other) => !group.includes(other));
    return { icons: kept.toSpliced(at < 0 ? kept.length : at, 0, icon) };
  });
}
