import type { Boundary, MindMap, Topic } from '../model.js';
import { FLOATING, childrenOf, type FlatMap, type FlatTopic } from './flatMap.js';

/** Makes a map of one whose topics stand by themselves, all of which hang on the central one or on nothing. */
export function buildMap({ topics, bands, relationships, settings }: FlatMap): MindMap {
  const children = childrenOf(topics.values());
  const boundaries = boundariesOf(bands, topics, children);
  const build = (flat: FlatTopic): Topic => {
    const { parent, name: _name, covers, at: _at, ...said } = flat;
    const siblings = children.get(parent) ?? [];
    const behind = siblings.slice(0, siblings.indexOf(flat.id));
    const first = behind.findIndex((id) => covers.includes(id));
    const summed = first < 0 ? [] : behind.slice(first).filter((id) => topics.get(id)?.covers.length === 0);
    return {
      ...said,
      named: false,
      boundaries: boundaries.get(flat.id) ?? [],
      summary: summed.length,
      children: below(flat.id).map(build),
    };
  };
  const below = (id: string | null) => (children.get(id) ?? []).flatMap((child) => topics.get(child) ?? []);
  return {
    root: build(below(null)[0]!),
    floating: below(FLOATING).map((flat) => ({ topic: build(flat), ...(flat.at ? { at: flat.at } : {}) })),
    relationships: relationships.map(({ id: _id, ...relationship }) => relationship),
    settings,
  };
}

/** Lets each boundary go around those of its topics that are neighbours still, and what has come between them. */
function boundariesOf(
  bands: FlatMap['bands'],
  topics: FlatMap['topics'],
  children: ReturnType<typeof childrenOf>,
): ReadonlyMap<string, readonly Boundary[]> {
  const found = new Map<string, Boundary[]>();
  for (const { title, members } of bands) {
    const parent = members
      .map((id) => topics.get(id)?.parent)
      .find((id) => typeof id === 'string' && id !== FLOATING);
    const siblings = children.get(parent ?? FLOATING) ?? [];
    const places =
      parent === undefined ? [] : siblings.flatMap((id, index) => (members.includes(id) ? [index] : []));
    const [from, to] = [places[0], places.at(-1)];
    const owner = siblings[from ?? -1];
    if (from === undefined || to === undefined || owner === undefined) continue;
    const boundary = { count: to - from + 1, title };
    found.set(owner, [...(found.get(owner) ?? []), boundary]);
  }
  return found;
}
