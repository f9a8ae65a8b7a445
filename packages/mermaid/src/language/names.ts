import type { TextRange } from '@letu/core';
import { readParts } from '../source/parts.js';
import { scan } from '../source/scan.js';
import type { TokenKind } from '../source/rules.js';

/** A name, and where it stands. */
export interface NamePlace extends TextRange {
  readonly name: string;
}

const LIST = /"[^"]*"|[^\s,][^,]*/g;

/** Returns every place where something is named, in the order of the source. */
export function namePlaces(source: string, kind: TokenKind = 'id'): readonly NamePlace[] {
  const places: NamePlace[] = [];
  for (const { tokens, next } of scan(source)) {
    if (next.part !== 'diagram') continue;
    for (const token of tokens) {
      if (token.kind !== kind) continue;
      // Statements such as `class a,b style` name several at once.
      for (const match of source.slice(token.from, token.to).matchAll(LIST)) {
        const quoted = match[0].startsWith('"') ? 1 : 0;
        const name = match[0].trimEnd().slice(quoted, quoted ? -1 : undefined);
        const from = token.from + match.index + quoted;
        places.push({ name, from, to: from + name.length });
      }
    }
  }
  return places;
}

/** Returns the names in a diagram with the text each shows, without the one being written at an offset. */
export function namesIn(source: string, offset: number, kind: TokenKind = 'id'): ReadonlyMap<string, string> {
  const labels = new Map(readParts(source).map(({ id, label }) => [id, label]));
  const names = new Map<string, string>();
  for (const { name, from, to } of namePlaces(source, kind)) {
    const isWritten = from <= offset && offset <= to;
    if (!isWritten && name !== '' && name !== '[*]' && !names.has(name))
      names.set(name, labels.get(name) ?? '');
  }
  return names;
}
