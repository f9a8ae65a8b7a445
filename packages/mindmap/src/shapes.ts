import { oneLine, type Shape, type TextRange } from '@letu/core';
import type { MindmapMessages } from './locales/zh-CN.js';
import type { PlacedBoundary, PlacedTopic, Scene } from './layout/scene.js';

/** Returns what a scene shows, in reading order: topics and what goes around them, then what joins them. */
export function shapesOf(
  scene: Scene,
  source: string,
  ranges: ReadonlyMap<string, TextRange>,
  messages: MindmapMessages,
): readonly Shape[] {
  const groups = groupsOf(scene);
  const shapeOf = new Map(scene.topics.map(({ topic, shape }) => [topic.id, shape]));
  const begun = new Set<string>();
  const nodes = scene.topics.flatMap((placed): readonly Shape[] => {
    const around = groups.get(placed.topic.id) ?? [];
    const opened = around.filter(({ shape }) => !begun.has(shape));
    for (const { shape } of opened) begun.add(shape);
    const boundaries = opened.map((boundary): Shape => {
      const at = around.indexOf(boundary);
      const label =
        oneLine(boundary.title?.lines.map(({ text }) => text).join('') ?? '') || messages.boundary;
      return { id: boundary.shape, role: 'group', label, ...inside(around[at - 1]) };
    });
    return [...boundaries, { ...topicShape(placed, ranges, messages), ...inside(around.at(-1)) }];
  });
  const ends = (from: string, to: string) => ({ from: shapeOf.get(from)!, to: shapeOf.get(to)! });
  const branches = scene.branches.map(({ shape, from, to }): Shape => ({
    id: shape,
    role: 'link',
    label: '',
    arrows: 'none',
    ...ends(from, to),
  }));
  const summaries = scene.summaries.map(({ shape, topic, members }): Shape => ({
    id: shape,
    role: 'link',
    label: messages.summary,
    arrows: 'none',
    ...ends(members[0]!, topic),
  }));
  const relationships = scene.relationships.map(({ shape, relationship }): Shape => {
    const { from, to, label, arrows } = relationship;
    return {
      id: shape,
      role: 'link',
      label: oneLine(label),
      ...(arrows === 'to' ? {} : { arrows }),
      ...ends(from, to),
    };
  });
  return withKeys([...nodes, ...branches, ...summaries, ...relationships], source);
}

const inside = (boundary: PlacedBoundary | undefined) => (boundary ? { parent: boundary.shape } : {});

function topicShape(
  { shape, topic }: PlacedTopic,
  ranges: ReadonlyMap<string, TextRange>,
  messages: MindmapMessages,
): Shape {
  const range = ranges.get(topic.id);
  const label = oneLine(topic.text) || topic.icons.join(' ') || messages.untitled;
  return {
    id: shape,
    role: 'node',
    label,
    ...(topic.named ? { key: topic.id } : {}),
    ...(range ? { range } : {}),
  };
}

/** Returns the boundaries around each topic, the outermost first: one goes around what is below its topics, too. */
function groupsOf({ topics, boundaries }: Scene): ReadonlyMap<string, readonly PlacedBoundary[]> {
  const own = new Map<string, PlacedBoundary[]>();
  for (const boundary of boundaries) {
    for (const member of boundary.members) {
      const known = own.get(member);
      if (known) known.push(boundary);
      else own.set(member, [boundary]);
    }
  }
  const groups = new Map<string, readonly PlacedBoundary[]>();
  if (boundaries.length === 0) return groups;
  for (const { topic, parent } of topics) {
    const around = groups.get(parent ?? '') ?? [];
    const added = own.get(topic.id);
    groups.set(topic.id, added ? [...around, ...added] : around);
  }
  return groups;
}

/** Gives shapes the names by which they are found again: their ids, else their texts where no other has the same. */
function withKeys(shapes: readonly Shape[], source: string): readonly Shape[] {
  const nameOf = ({ key, label, range, role }: Shape) => {
    const name = key ?? label;
    return role === 'node' && range && source.slice(range.from, range.to).includes(name) ? name : undefined;
  };
  const counts = new Map<string, number>();
  const placeOf = ({ parent = '' }: Shape, name: string) => `${parent} ${name}`;
  const names = shapes.map(nameOf);
  names.forEach((name, index) => {
    if (name === undefined) return;
    const place = placeOf(shapes[index]!, name);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  });
  return shapes.map(({ key: _key, ...shape }, index) => {
    const name = names[index];
    return name !== undefined && counts.get(placeOf(shape, name)) === 1 ? { ...shape, key: name } : shape;
  });
}
