import { FormatError } from './foreignFormat.js';

/** One of two people who have changed the same thing. */
export type MergeSide = 'mine' | 'theirs';

/** Two states of a value, and the one that both were made of. */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
  /** Whose change stands where both have changed the same thing. @default that is a conflict */
  readonly prefer?: MergeSide | undefined;
}

/** Two states of a source, and the one that both were made of. */
export interface SourceVersions extends Versions<string> {
  /** Whether texts are also put together within a line that both have changed. @default false */
  readonly isFine?: boolean | undefined;
}

/**
 * Puts two changes of a source together; returns undefined where both changed the same thing and neither is preferred, or one cannot
 * be read.
 */
export type MergeSources = (versions: SourceVersions) => string | undefined;

/** Something with a name, by which it is the same in two states of a list. */
interface Named {
  readonly id: string;
}

/** What a merge throws where both have changed the same thing in different ways, and neither is preferred. */
export class MergeConflict extends Error {
  override readonly name = 'MergeConflict';
}

/** Returns the same part of all three versions. */
export const versionsOf = <Value, Part>(
  { base, mine, theirs, prefer }: Versions<Value>,
  part: (value: Value) => Part,
): Versions<Part> => ({ base: part(base), mine: part(mine), theirs: part(theirs), prefer });

/** What merges sources by what is read of them. */
export interface SourceMerge<Content> {
  /** Returns undefined, or throws a `FormatError`, where a source cannot be read. */
  read(source: string): Content | undefined;
  /** Throws a `MergeConflict` where both have changed the same thing, and neither is preferred. */
  merge(versions: Versions<Content>): Content;
  write(content: Content): string;
}

/** Returns what puts two changes of a source together by what is in it. */
export const mergeBy =
  <Content>({ read, merge, write }: SourceMerge<Content>): MergeSources =>
  (sources) => {
    try {
      const { base, mine, theirs, prefer } = versionsOf(sources, read);
      if (base === undefined || mine === undefined || theirs === undefined) return undefined;
      return write(merge({ base, mine, theirs, prefer }));
    } catch (error) {
      if (error instanceof MergeConflict || error instanceof FormatError) return undefined;
      throw error;
    }
  };

/** A list that two have changed, and what tells whether something that one of them has is not in it. */
interface Settled<Item> {
  readonly items: readonly Item[];
  isGone(id: string | null | undefined): boolean;
}

/**
 * Settles what one has put into, or joined to, what the other has taken away: where one of them is preferred, it comes back or goes,
 * as they have it.
 *
 * @param merged What was made of the versions.
 * @param namesOf Returns the ids of what something is in, or is joined to.
 * @throws MergeConflict where there is such a thing, and neither is preferred.
 */
export function settleGone<Item extends Named>(
  versions: Versions<readonly Item[]>,
  merged: readonly Item[],
  namesOf: (item: Item) => readonly (string | null | undefined)[],
): Settled<Item> {
  const { base, mine, theirs, prefer } = versions;
  const items = byId(merged);
  const known = new Set([...base, ...mine, ...theirs].map(({ id }) => id));
  const isGone = (id: string | null | undefined) => typeof id === 'string' && known.has(id) && !items.has(id);
  const preferred = byId(prefer ? versions[prefer] : []);
  for (;;) {
    const hanging = [...items.values()].find((item) => namesOf(item).some(isGone));
    if (!hanging) break;
    if (!prefer) throw new MergeConflict();
    const back = namesOf(hanging).flatMap((id) => (isGone(id) && preferred.get(id ?? '')) || []);
    for (const item of back) items.set(item.id, item);
    if (back.length > 0) continue;
    items.delete(hanging.id);
    // What has gone does not come back with what else was joined to it.
    preferred.delete(hanging.id);
  }
  return { items: orderOf(versions).flatMap((id) => items.get(id) ?? []), isGone };
}

const byId = <Item extends Named>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the one of two states that has changed. @throws MergeConflict where both have, not alike, and neither is preferred. */
export function mergeValues<Value>(versions: Versions<Value>): Value {
  const { base, mine, theirs, prefer } = versions;
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (prefer) return versions[prefer];
  throw new MergeConflict();
}

/** Puts two changes of an object together, field by field. @throws MergeConflict */
export function mergeFields<Fields extends object>(versions: Versions<Fields>): Fields {
  const names = new Set([versions.mine, versions.theirs].flatMap(Object.keys)) as Set<keyof Fields>;
  const merged = [...names].map((name): [keyof Fields, Fields[keyof Fields]] => [
    name,
    mergeValues(versionsOf(versions, (fields) => fields[name])),
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
  lists: Versions<readonly Item[]>,
  mergeItems: (versions: Versions<Item>) => Item = mergeValues,
): readonly Item[] {
  const items = versionsOf(lists, byId);
  const mergedOf = (id: string): Item | undefined => {
    const versions = versionsOf(items, (list) => list.get(id));
    return versions.base && versions.mine && versions.theirs
      ? mergeItems(versions as Versions<Item>)
      : mergeValues<Item | undefined>(versions);
  };
  return orderOf(lists).flatMap((id) => mergedOf(id) ?? []);
}

/** Returns all ids of two lists, in the order of the one that has moved some, with what only the other has behind its neighbours. */
function orderOf(lists: Versions<readonly Named[]>): readonly string[] {
  const ids = versionsOf(lists, (list) => list.map(({ id }) => id));
  const { base, mine, theirs } = versionsOf(ids, (list) => new Set(list));
  const isCommon = (id: string) => mine.has(id) && theirs.has(id) && base.has(id);
  const kept = versionsOf(ids, (list) => list.filter(isCommon));
  const [first, second] = mergeValues(kept) === kept.mine ? [ids.mine, ids.theirs] : [ids.theirs, ids.mine];
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
