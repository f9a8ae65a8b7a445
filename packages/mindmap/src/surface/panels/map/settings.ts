import type { MapSettings, MindMap } from '../../../document/model.js';

/** Sets what is said of a whole map; what is so already leaves it the very same. */
export function setSettings(map: MindMap, part: Partial<MapSettings>): MindMap {
  const keys = Object.keys(part) as (keyof MapSettings)[];
  if (keys.every((key) => map.settings[key] === part[key])) return map;
  return { ...map, settings: { ...map.settings, ...part } };
}
