import { drawBoundary, drawBranch, drawGuide, drawRelationship, drawSummary } from '../../draw/drawParts.js';
import { drawTopicParts } from '../../draw/drawTopic.js';
import { n, shapeMarkup } from '../../draw/markup.js';
import type { Scene } from '../../layout/scene.js';
import type { KeyedPart } from './keyedElements.js';

/** Draws the parts of a scene with the strings that its engine draws, each by a key that stays while the map is edited. */
export function keyedParts(scene: Scene): readonly KeyedPart[] {
  return [
    ...scene.boundaries.map((each) => ({ key: `b:${each.index}:${each.topic}`, svg: drawBoundary(each) })),
    ...scene.guides.map((each, index) => ({ key: `g:${index}`, svg: drawGuide(each) })),
    ...scene.branches.map((each) => ({ key: `l:${each.to}`, svg: drawBranch(each) })),
    ...scene.summaries.map((each) => ({ key: `s:${each.topic}`, svg: drawSummary(each) })),
    ...scene.topics.map((each) => ({
      key: `t:${each.topic.id}`,
      svg: shapeMarkup(each.shape, drawTopicParts(each)),
      transform: `translate(${n(each.box.x)} ${n(each.box.y)})`,
    })),
    ...scene.relationships.map((each) => ({ key: `r:${each.index}`, svg: drawRelationship(each) })),
  ];
}
