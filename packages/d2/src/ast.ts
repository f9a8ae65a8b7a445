import type { TextRange } from '@letu/core';
import type { AstKey, AstMap, AstScalar, AstString } from './vendor/api.js';

/** `path,line:column:offset-line:column:offset`; D2 is told to count as JavaScript does, in UTF-16 code units. */
const RANGE = /,\d+:\d+:(\d+)-\d+:\d+:(\d+)$/;

/** Reads a range as D2 writes it, or returns undefined for anything else. */
export function readRange(text: string): TextRange | undefined {
  const [, from, to] = RANGE.exec(text) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

/** A key of a source by its whole path, with the range of the key and that of its value where that is no map. */
export interface SourceKey {
  readonly path: readonly string[];
  readonly key: TextRange;
  readonly value?: TextRange;
}

/** Lists the keys of a source in its order, those inside others included. */
export function* sourceKeys(map: AstMap | undefined, parent: readonly string[] = []): Generator<SourceKey> {
  for (const { map_key: entry } of map?.nodes ?? []) {
    if (!entry) continue;
    const path = [...parent, ...pathOf(entry)];
    const key = readRange(entry.key?.range ?? '');
    const [value] = Object.entries(entry.value ?? {});
    if (key) yield { path, key, ...valueRange(value) };
    if (value?.[0] === 'map') yield* sourceKeys(value[1] as AstMap, path);
  }
}

/** Lists the places of the names that stand without quotes, alone, in paths and at the ends of connections. */
export function* bareNames(map: AstMap | undefined): Generator<TextRange> {
  for (const { map_key: entry } of map?.nodes ?? []) {
    const ends = (entry?.edges ?? []).flatMap(({ src, dst }) => [src, dst]);
    for (const { path } of entry?.key ? [entry.key, ...ends] : ends) {
      for (const { unquoted_string: name } of path) {
        const place = name && readRange(name.range);
        if (place) yield place;
      }
    }
    yield* bareNames(entry?.value?.['map'] as AstMap | undefined);
  }
}

/** A connection as a source writes it, between whole paths. */
export interface SourceEdge extends TextRange {
  readonly ends: readonly [string, string];
}

/** What holds no connections of the root board. */
const APART = new Set(['vars', 'classes', 'layers', 'scenarios', 'steps']);

/** Lists the connections a source writes, in its order. */
export function* sourceEdges(map: AstMap | undefined, parent: readonly string[] = []): Generator<SourceEdge> {
  for (const { map_key: entry } of map?.nodes ?? []) {
    if (!entry) continue;
    const path = pathOf(entry);
    if (parent.length === 0 && APART.has(path[0] ?? '')) continue;
    const scope = [...parent, ...path];
    // A key with an index speaks of connections made before.
    if (!entry.edge_index) {
      for (const { range, src, dst } of entry.edges ?? []) {
        const ends = [src, dst].map((end) => joinPath([...scope, ...pathOf({ key: end })])) as [
          string,
          string,
        ];
        yield { ...(readRange(range) ?? { from: 0, to: 0 }), ends };
      }
    }
    const inner = entry.value?.['map'];
    if (inner && !entry.edges?.length) yield* sourceEdges(inner as AstMap, scope);
  }
}

/** Returns the braces behind a path of names; none where it is not written. */
export function mapAt(map: AstMap | undefined, path: readonly string[]): readonly AstMap[] {
  return (map?.nodes ?? []).flatMap(({ map_key: entry }) => {
    const own = entry ? pathOf(entry) : [];
    const inner = entry?.value?.['map'] as AstMap | undefined;
    if (!inner || own.length === 0 || own.some((part, index) => part !== path[index])) return [];
    return own.length === path.length ? [inner] : mapAt(inner, path.slice(own.length));
  });
}

/** Joins a path as `plainId` reads one; `_` is the level above. */
function joinPath(parts: readonly string[]): string {
  const joined: string[] = [];
  for (const part of parts) {
    if (part === '_') joined.pop();
    else joined.push(part);
  }
  return plainId(joined.join('.'));
}

/** Returns a path of D2 without what may be written in several ways: case, quotes and escapes. */
export function plainId(id: string): string {
  return id.replaceAll(/["'\\]/g, '').toLowerCase();
}

function pathOf({ key }: Pick<AstKey, 'key'>): string[] {
  return (key?.path ?? []).map((part) => Object.values(part).map(textOf).join(''));
}

function textOf({ value }: AstString): string {
  if (typeof value === 'string') return value;
  return (value ?? []).map(({ string }) => string ?? '').join('');
}

function valueRange(value: [string, AstScalar | AstMap] | undefined): { value?: TextRange } {
  const range = value && value[0] !== 'map' ? readRange((value[1] as AstScalar).range) : undefined;
  return range ? { value: range } : {};
}
