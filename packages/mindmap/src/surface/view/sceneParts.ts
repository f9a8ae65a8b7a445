import { drawBoundary, drawBranch, drawGuide, drawRelationship, drawSummary } from '../../draw/drawParts.js';
import { drawTopicParts } from '../../draw/drawTopic.js';
import { n, shapeMarkup } from '../../draw/markup.js';
import type { Box, PlacedTopic, Scene, TopicContent } from '../../layout/scene.js';
import { around, overlaps } from './geometry.js';
import type { KeyedPart } from './keyedElements.js';

/**
 * Draws the parts of a scene with the strings that its engine draws, each by a key that stays while the map is edited.
 *
 * @param area Topics outside of it, and the lines there, are left out. @default all are drawn
 */
export function keyedParts(scene: Scene, area?: Box): readonly KeyedPart[] {
  const { topics, branches } = area ? partsIn(scene, area) : scene;
  return [
    ...scene.boundaries.map((each) => ({ key: `b:${each.index}:${each.topic}`, svg: drawBoundary(each) })),
    ...scene.guides.map((each, index) => ({ key: `g:${index}`, svg: drawGuide(each) })),
    ...branches.map((each) => ({ key: `l:${each.to}`, svg: drawBranch(each) })),
    ...scene.summaries.map((each) => ({ key: `s:${each.topic}`, svg: drawSummary(each) })),
    ...topics.map((each) => ({
      key: `t:${each.topic.id}`,
      svg: topicMarkup(each),
      transform: `translate(${n(each.box.x)} ${n(each.box.y)})`,
    })),
    ...scene.relationships.map((each) => ({ key: `r:${each.index}`, svg: drawRelationship(each) })),
  ];
}

function partsIn(scene: Scene, area: Box): Pick<Scene, 'topics' | 'branches'> {
  const boxes = new Map(scene.topics.map(({ topic, box }) => [topic.id, box]));
  const isLineSeen = (from: Box | undefined, to: Box | undefined) =>
    !from || !to || overlaps(around([from, to]), area);
  return {
    topics: scene.topics.filter(({ box }) => overlaps(box, area)),
    branches: scene.branches.filter(({ from, to }) => isLineSeen(boxes.get(from), boxes.get(to))),
  };
}

/** What topics were drawn as, by what is in them, which stays the same until it changes. */
const drawn = new WeakMap<TopicContent, { readonly placed: PlacedTopic; readonly svg: string }>();

function topicMarkup(placed: PlacedTopic): string {
  const known = drawn.get(placed.content);
  if (known && isDrawnAs(known.placed, placed)) return known.svg;
  const svg = shapeMarkup(placed.shape, drawTopicParts(placed));
  drawn.set(placed.content, { placed, svg });
  return svg;
}

/** Tells whether two topics with one content differ in their place alone. */
function isDrawnAs(one: PlacedTopic, other: PlacedTopic): boolean {
  const isSized = one.box.width === other.box.width && one.box.height === other.box.height;
  const isInset = one.inset.x === other.inset.x && one.inset.y === other.inset.y;
  const isAlike = one.shape === other.shape && one.look === other.look && one.side === other.side;
  return isSized && isInset && isAlike && foldOf(one) === foldOf(other);
}

const foldOf = ({ fold, box }: PlacedTopic) =>
  fold && fold.hidden > 0 ? `${fold.hidden} ${n(fold.at.x - box.x)} ${n(fold.at.y - box.y)}` : '';
