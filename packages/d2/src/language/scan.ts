import type { TextRange } from '@letu/core';

/** What a piece of D2 is. `end` ends a statement: a line break or a semicolon. */
export type PieceKind =
  'comment' | 'quoted' | 'block' | 'word' | 'colon' | 'arrow' | 'open' | 'close' | 'end';

/** A piece of a D2 source. */
export interface Piece extends TextRange {
  readonly kind: PieceKind;
  /** False for a text, a block or a comment that does not end. */
  readonly closed: boolean;
}

/** An arrow between keys. */
const ARROW = /^(?:<-+>?|-+>|--+)/;
const BLOCK = /^(\|+)([^\s\w|]*)/;

/** Splits a source into pieces, as D2's parser reads it (https://d2lang.com/tour/strings), blanks left out. */
export function* scan(source: string): Generator<Piece> {
  let position = 0;
  let isValue = false;
  while (position < source.length) {
    const rest = source.slice(position, position + 400);
    const blank = /^[^\S\n]+/.exec(rest)?.[0].length ?? 0;
    if (blank > 0) {
      position += blank;
      continue;
    }
    const { kind, length, closed = true } = pieceAt(source, position, isValue);
    yield { kind, from: position, to: position + length, closed };
    position += length;
    if (kind === 'colon') isValue = true;
    else if (kind === 'end' || kind === 'open' || kind === 'close') isValue = false;
  }
}

interface Found {
  readonly kind: PieceKind;
  readonly length: number;
  readonly closed?: boolean;
}

function pieceAt(source: string, at: number, isValue: boolean): Found {
  const character = source[at] ?? '';
  if (source.startsWith('"""', at)) return upTo('comment', source, at, '"""', 3);
  switch (character) {
    case '#':
      return { kind: 'comment', length: lineEnd(source, at) - at };
    case '"':
    case "'":
      return quoted(source, at, character);
    case '\n':
    case ';':
      return { kind: 'end', length: 1 };
    case '{':
    case '[':
      return { kind: 'open', length: 1 };
    case '}':
    case ']':
      return { kind: 'close', length: 1 };
    case ':':
      return { kind: 'colon', length: 1 };
    case '|':
      return block(source, at);
    default: {
      const arrow = isValue ? undefined : ARROW.exec(source.slice(at, at + 40))?.[0];
      return arrow
        ? { kind: 'arrow', length: arrow.length }
        : { kind: 'word', length: wordLength(source, at, isValue) };
    }
  }
}

/** A block of text ends at its own kind of bar: `|md … |`, `||md … ||`, `` |`md … `| ``. */
function block(source: string, at: number): Found {
  const [start = '|', bars = '|', tag = ''] = BLOCK.exec(source.slice(at, at + 20)) ?? [];
  return upTo('block', source, at, [...tag].toReversed().join('') + bars, start.length);
}

function upTo(kind: PieceKind, source: string, at: number, end: string, skip: number): Found {
  const found = source.indexOf(end, at + skip);
  return found < 0
    ? { kind, length: source.length - at, closed: false }
    : { kind, length: found + end.length - at };
}

function quoted(source: string, at: number, quote: string): Found {
  for (let index = at + 1; index < source.length && source[index] !== '\n'; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === quote) return { kind: 'quoted', length: index + 1 - at };
  }
  return { kind: 'quoted', length: lineEnd(source, at) - at, closed: false };
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf('\n', at);
  return end < 0 ? source.length : end;
}

/** Unquoted text runs up to what means something else there; a key ends at an arrow, too. */
function wordLength(source: string, at: number, isValue: boolean): number {
  let index = at;
  for (; index < source.length; index += 1) {
    const character = source[index] ?? '';
    const isVariable = source.startsWith('${', index);
    if (isVariable) {
      index = Math.min(
        lineEnd(source, index),
        source.indexOf('}', index) < 0 ? Infinity : source.indexOf('}', index),
      );
      continue;
    }
    if (/[\n;{}[\]:]/.test(character) || (character === '#' && /\s/.test(source[index - 1] ?? ' '))) break;
    if (!isValue && index > at && ARROW.test(source.slice(index, index + 4))) break;
    if (character === '\\') index += 1;
  }
  const text = source.slice(at, index);
  return Math.max(1, text.trimEnd().length);
}
