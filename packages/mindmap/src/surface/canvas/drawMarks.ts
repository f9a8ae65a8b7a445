import type { Box, PlacedRelationship, PlacedTopic, Point } from '../../layout/scene.js';
import { relationshipItem } from '../store/items.js';
import { grown, middleOf } from '../view/geometry.js';
import { FOLD_RADIUS, spansOf } from '../view/hitTest.js';
import type { KeyedPart } from '../view/keyedElements.js';
import type { MarkedScene } from './marks.js';

const AROUND = 4;
const HANDLE = 5;

/** Draws what marks a scene: what is selected, the handles of that, and what a gesture is about to do. */
export function drawMarks(marked: MarkedScene): readonly KeyedPart[] {
  return [
    ...selectedTopics(marked),
    ...foldButtons(marked),
    ...relationshipHandles(marked),
    ...spanHandles(marked),
    ...gestureMarks(marked),
  ];
}

const n = (length: number) => String(Math.round(length * 10) / 10);

function rect({ x, y, width, height }: Box, attributes: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${attributes}/>`;
}

const circle = ({ x, y }: Point, radius: number, name: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" class="${name}"/>`;

function selectedTopics({ scene, state, marks }: MarkedScene): readonly KeyedPart[] {
  const chosen = new Set(state.selection);
  const last = state.selection.at(-1);
  const outline = (key: string, { box }: PlacedTopic, name: string) => ({
    key,
    svg: rect(grown(box, AROUND), `rx="8" class="${name}"`),
  });
  const selected = scene.topics
    .filter(({ topic }) => chosen.has(topic.id))
    .map((placed) =>
      outline(
        `selected:${placed.topic.id}`,
        placed,
        placed.topic.id === last ? 'letu-mm-selected letu-mm-last' : 'letu-mm-selected',
      ),
    );
  const { hover } = marks;
  return hover && !chosen.has(hover.topic.id) && scene.topics.includes(hover)
    ? [outline('hover', hover, 'letu-mm-hover'), ...selected]
    : selected;
}

/** Beside a topic that is selected, or under the pointer; what is folded already is drawn in the map itself. */
function foldButtons({ scene, state, marks }: MarkedScene): readonly KeyedPart[] {
  const shown = new Set([...state.selection, ...(marks.hover ? [marks.hover.topic.id] : [])]);
  return scene.topics.flatMap(({ topic, fold }) => {
    if (!fold || fold.hidden > 0 || !shown.has(topic.id)) return [];
    const { x, y } = fold.at;
    const sign = `<path d="M${n(x - 4)} ${n(y)}h8" class="letu-mm-sign"/>`;
    return { key: `fold:${topic.id}`, svg: `<g>${circle(fold.at, FOLD_RADIUS, 'letu-mm-fold')}${sign}</g>` };
  });
}

type Curve = Pick<PlacedRelationship, 'start' | 'end' | 'controls'>;

const curvePath = ({ start, end, controls: [one, two] }: Curve) =>
  `M${n(start.x)} ${n(start.y)}C${n(one.x)} ${n(one.y)} ${n(two.x)} ${n(two.y)} ${n(end.x)} ${n(end.y)}`;

function relationshipHandles({ scene, state, scale }: MarkedScene): readonly KeyedPart[] {
  const radius = HANDLE / scale;
  return scene.relationships
    .filter(({ index }) => state.selection.includes(relationshipItem(index)))
    .map(({ index, start, end, controls: [one, two] }) => ({
      key: `relationship:${index}`,
      svg:
        `<g><path d="${curvePath({ start, end, controls: [one, two] })}" class="letu-mm-glow"/>` +
        `<path d="M${n(start.x)} ${n(start.y)}L${n(one.x)} ${n(one.y)}M${n(end.x)} ${n(end.y)}L${n(two.x)} ${n(two.y)}" class="letu-mm-arm"/>` +
        `${circle(start, radius, 'letu-mm-handle')}${circle(end, radius, 'letu-mm-handle')}` +
        `${circle(one, radius, 'letu-mm-bend')}${circle(two, radius, 'letu-mm-bend')}</g>`,
    }));
}

function spanHandles({ scene, state, scale }: MarkedScene): readonly KeyedPart[] {
  return spansOf(scene, state.selection).map(({ item, box, edges, isUpright }) => {
    const [long, short] = [14 / scale, 6 / scale];
    const [width, height] = isUpright ? [long, short] : [short, long];
    const bar = ({ x, y }: Point) =>
      rect(
        { x: x - width / 2, y: y - height / 2, width, height },
        `rx="${n(3 / scale)}" class="letu-mm-handle"`,
      );
    const outline = rect(box, 'rx="8" class="letu-mm-selected"');
    return { key: `span:${item}`, svg: `<g>${outline}${bar(edges.start)}${bar(edges.end)}</g>` };
  });
}

function gestureMarks({ scene, marks }: MarkedScene): readonly KeyedPart[] {
  const parts: KeyedPart[] = [];
  const { drag, band, curve, span, relating } = marks;
  if (band) parts.push({ key: 'band', svg: rect(band, 'class="letu-mm-band"') });
  if (span) parts.push({ key: 'newSpan', svg: rect(span, 'rx="8" class="letu-mm-target"') });
  if (curve) parts.push({ key: 'curve', svg: `<path d="${curvePath(curve)}" class="letu-mm-drawn"/>` });
  const from = relating && scene.topics.find(({ topic }) => topic.id === relating.from);
  if (relating && from) {
    const { x, y } = middleOf(from.box);
    const line = `M${n(x)} ${n(y)}L${n(relating.at.x)} ${n(relating.at.y)}`;
    parts.push({ key: 'relating', svg: `<path d="${line}" class="letu-mm-drawn"/>` });
  }
  if (!drag) return parts;
  const { place, by, ghost } = drag;
  const transform = `translate(${n(by.x)} ${n(by.y)})`;
  parts.push({ key: 'ghost', svg: `<g class="letu-mm-ghost">${ghost}</g>`, transform });
  if (place.to !== 'ground') {
    const target = rect(grown(place.topic.box, AROUND), 'rx="8" class="letu-mm-target"');
    const isChild = place.to.as === 'child';
    parts.push({ key: 'target', svg: isChild ? target : '<g/>' });
    parts.push({ key: 'drop', svg: rect(place.mark, `rx="${isChild ? 6 : 2}" class="letu-mm-drop"`) });
  }
  return parts;
}
