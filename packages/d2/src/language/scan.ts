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

const BLANK = /[^\S\n]+/y;
const COMMENT = /"""|#[^\n]*/y;
const QUOTED = /"(?:\\[^]?|[^"\\\n])*("?)|'(?:\\[^]?|[^'\\\n])*('?)/y;
/** A block of text begins with bars, and a sign of its own that ends it too: `|md … |`, `||md … ||`, `` |`md … `| ``. */
const BLOCK = /(\|+)([^\s\w|]*)/y;
/** An arrow between keys. */
const ARROW = /<-+>?|-+>|--+/y;
/** Unquoted text runs up to what means something else there; a key ends at an arrow, too. */
const VALUE = /(?:\$\{[^}\n]*\}?|\\[^]?|(?<!\s)#|[^\n;{}[\]:#\\])+/y;
const KEY = /(?:\$\{[^}\n]*\}?|\\[^]?|(?<!\s)#|(?!<-|->|--)[^\n;{}[\]:#\\])+/y;
const SIGNS: Readonly<Record<string, PieceKind>> = {
  '\n': 'end',
  ';': 'end',
  '{': 'open',
  '[': 'open',
  '}': 'close',
  ']': 'close',
  ':': 'colon',
};

/** Splits a source into pieces, as D2's parser reads it (https://d2lang.com/tour/strings), blanks left out. */
export function* scan(source: string): Generator<Piece> {
  let from = 0;
  let isValue = false;
  while (from < source.length) {
    const blank = matchAt(BLANK, source, from);
    if (blank) {
      from += blank[0].length;
      continue;
    }
    const { kind, to, closed = true } = pieceAt(source, from, isValue);
    yield { kind, from, to, closed };
    from = to;
    if (kind === 'colon') isValue = true;
    else if (kind === 'end' || kind === 'open' || kind === 'close') isValue = false;
  }
}

interface Found {
  readonly kind: PieceKind;
  readonly to: number;
  readonly closed?: boolean;
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function pieceAt(source: string, at: number, isValue: boolean): Found {
  const sign = SIGNS[source[at] ?? ''];
  if (sign) return { kind: sign, to: at + 1 };
  const [comment] = matchAt(COMMENT, source, at) ?? [];
  if (comment === '"""') return upTo('comment', source, at + 3, comment);
  if (comment !== undefined) return { kind: 'comment', to: at + comment.length };
  const [quoted, double, single] = matchAt(QUOTED, source, at) ?? [];
  if (quoted !== undefined)
    return { kind: 'quoted', to: at + quoted.length, closed: Boolean(double || single) };
  const [start = '', bars = '', tag = ''] = matchAt(BLOCK, source, at) ?? [];
  if (start !== '') return upTo('block', source, at + start.length, [...tag].toReversed().join('') + bars);
  const [arrow] = (isValue ? undefined : matchAt(ARROW, source, at)) ?? [];
  if (arrow !== undefined) return { kind: 'arrow', to: at + arrow.length };
  const [word = ''] = matchAt(isValue ? VALUE : KEY, source, at) ?? [];
  return { kind: 'word', to: at + Math.max(1, word.trimEnd().length) };
}

function upTo(kind: PieceKind, source: string, from: number, end: string): Found {
  const at = source.indexOf(end, from);
  return at < 0 ? { kind, to: source.length, closed: false } : { kind, to: at + end.length };
}
