import { FormatError } from './foreignFormat.js';

/** Two states of a source, and the one that both were made of. */
export interface SourceVersions {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Puts two changes of a source together; returns undefined where both changed the same thing, or one cannot be read. */
export type MergeSources = (versions: SourceVersions) => string | undefined;

/** Two states of a value, and the one that both were made of. */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Something with a name, by which it is the same in two states of a list. */
interface Named {
  readonly id: string;
}

/** What a merge throws where both have changed the same thing in different ways. */
export class MergeConflict extends Error {
  override readonly name = 'MergeConflict';
}

/** Returns the same part of all three versions. */
export const versionsOf = <Value, Part>(
  { base, mine, theirs }: Versions<Value>,
  part: (value: Value) => Part,
): Versions<Part> => ({ base: part(base), mine: part(mine), theirs: part(theirs) });

/** What merges sources by what is read of them. */
export interface SourceMerge<Content> {
  /** Returns undefined, or throws a `FormatError`, where a source cannot be read. */
  read(source: string): Content | undefined;
  /** Throws a `MergeConflict` where both have changed the same thing. */
  merge(versions: Versions<Content>): Content;
  write(content: Content): string;
}

/** Returns what puts two changes of a source together by what is in it. */
export const mergeBy =
  <Content>({ read, merge, write }: SourceMerge<Content>): MergeSources =>
  (sources) => {
    try {
      const { base, mine, theirs } = versionsOf(sources, read);
      if (base === undefined || mine === undefined || theirs === undefined) return undefined;
      return write(merge({ base, mine, theirs }));
    } catch (error) {
      if (error instanceof MergeConflict || error instanceof FormatError) return undefined;
      throw error;
    }
  };

/**
 * Returns what tells whether something that one of the versions has is gone by what was made of them.
 *
 * @param namesOf Returns the ids of what something is in, or is joined to.
 * @throws MergeConflict where one has put something into, or joined something to, what the other has taken away.
 */
export function goneFrom<Item extends Named>(
  { base, mine, theirs }: Versions<readonly Item[]>,
  merged: readonly Item[],
  namesOf: (item: Item) => readonly (string | null | undefined)[],
): (id: string | null | undefined) => boolean {
  const known = new Set([...base, ...mine, ...theirs].map(({ id }) => id));
  for (const { id } of merged) known.delete(id);
  const isGone = (id: string | null | undefined) => typeof id === 'string' && known.has(id);
  if (merged.some((item) => namesOf(item).some(isGone))) throw new MergeConflict();
  return isGone;
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the one of two states that has changed. @throws MergeConflict where both have, and not alike. */
export function mergeValues<Value>({ base, mine, theirs }: Versions<Value>): Value {
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  throw new MergeConflict();
}

/** Puts two changes of an object together, field by field. @throws MergeConflict */
export function mergeFields<Fields extends object>(versions: Versions<Fields>): Fields {
  const { base, mine, theirs } = versions;
  const names = new Set([mine, theirs].flatMap(Object.keys)) as Set<keyof Fields>;
  const merged = [...names].map((name): [keyof Fields, Fields[keyof Fields]] => [
    name,
    mergeValues({ base: base[name], mine: mine[name], theirs: theirs[name] }),
  ]);
  // What one of them has taken away is gone.
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Fields;
}

/**
 * Puts two changes of a list together by the ids of what is in it: what one has added, changed, taken away or moved among the others
 * is so in both.
 *
 * @param mergeItems Puts two changes of the same item together. @default they are a conflict
 * @throws MergeConflict
 */
export function mergeLists<Item extends Named>(
  { base, mine, theirs }: Versions<readonly Item[]>,
  mergeItems: (versions: Versions<Item>) => Item = mergeValues,
): readonly Item[] {
  const byId = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));
  const [before, ours, others] = [byId(base), byId(mine), byId(theirs)];
  const mergedOf = (id: string): Item | undefined => {
    const versions = { base: before.get(id), mine: ours.get(id), theirs: others.get(id) };
    return versions.base && versions.mine && versions.theirs
      ? mergeItems(versions as Versions<Item>)
      : mergeValues<Item | undefined>(versions);
  };
  return mergedOrder([...before.keys()], [...ours.keys()], [...others.keys()]).flatMap(
    (id) => mergedOf(id) ?? [],
  );
}

/** Returns all ids of two lists, in the order of the one that has moved some, with what only the other has behind its neighbours. */
function mergedOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const [ours, others, before] = [new Set(mine), new Set(theirs), new Set(base)];
  const isCommon = (id: string) => ours.has(id) && others.has(id) && before.has(id);
  const kept = { base: base.filter(isCommon), mine: mine.filter(isCommon), theirs: theirs.filter(isCommon) };
  const [first, second] = mergeValues(kept) === kept.mine ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  const placed = new Set(first);
  // What both have added at the end follows each other.
  const end = second.findLastIndex((id) => placed.has(id));
  for (const [at, id] of second.entries()) {
    if (placed.has(id)) continue;
    const behind = at > end ? order.length : at === 0 ? 0 : order.indexOf(second[at - 1]!) + 1;
    order.splice(behind, 0, id);
  }
  return order;
}
