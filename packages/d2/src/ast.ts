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

/** Lists the connections a source writes, in its order. */
export function* sourceEdges(map: AstMap | undefined): Generator<TextRange> {
  for (const { map_key: entry } of map?.nodes ?? []) {
    for (const { range } of entry?.edges ?? []) yield readRange(range) ?? { from: 0, to: 0 };
    const inner = entry?.value?.['map'];
    if (inner) yield* sourceEdges(inner as AstMap);
  }
}

function pathOf({ key }: AstKey): string[] {
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
