import type { Theme } from '@letu/core';
import type { MindMap } from '../../../document/model.js';
import type { TopicLook, TopicRank } from '../../../themes/topicLook.js';
import { branchColor, mapLook, topicLook, type MapLook } from '../../../themes/looks.js';
import { indexOf, type TopicPlace } from '../../store/mapIndex.js';

/** Returns what a topic looks like: what it says itself, and the theme's where it says nothing. */
export function effectiveLook(map: MindMap, id: string, scheme: Theme): TopicLook {
  const look = mapLook(map.settings, scheme);
  const place = indexOf(map).get(id)!;
  return topicLook(look, rankOf(map, place), branchOf(map, place, look), place.topic.style);
}

function rankOf(map: MindMap, { topic, parent }: TopicPlace): TopicRank {
  if (topic.id === map.root.id) return 'root';
  if (parent === undefined) return 'floating';
  if (topic.summary > 0) return 'summary';
  return parent === map.root.id ? 'main' : 'sub';
}

/** The colour of the branch that a topic is on: of the nearest topic above it that says one, or of its main branch. */
function branchOf(map: MindMap, place: TopicPlace, look: MapLook): string {
  const index = indexOf(map);
  let { parent, index: among } = place;
  while (parent !== undefined && parent !== map.root.id) {
    const above: TopicPlace = index.get(parent)!;
    if (above.topic.style.line !== undefined) {
      return topicLook(look, rankOf(map, above), branchOf(map, above, look), above.topic.style).line;
    }
    ({ parent, index: among } = above);
  }
  if (parent === undefined) return branchColor(look, 0);
  return branchColor(look, map.root.children.slice(0, among).filter(({ summary }) => summary === 0).length);
}
