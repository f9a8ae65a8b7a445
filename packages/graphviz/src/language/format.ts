import { piecesOf, type Piece } from './layout.js';

const INDENT = '  ';
const CLOSERS = new Set(['}', ']']);

/**
 * Lays a DOT text out anew: blocks are indented, blanks are even, blank lines are single.
 *
 * Tokens, comments and their order stay, and so do line breaks, except that a block over several lines begins and ends on
 * lines of its own. A text with a mistake stays as it is.
 */
export function format(source: string): string {
  const pieces = piecesOf(source);
  const partners = pieces && matchBrackets(pieces);
  if (!pieces || pieces.length === 0 || !partners) return source;
  const printer = new Printer(pieces, partners);
  return `${source.startsWith('\uFEFF') ? '\uFEFF' : ''}${printer.print()}\n`;
}

/** Returns the index of each bracket's partner, or undefined if one has none. */
function matchBrackets(pieces: readonly Piece[]): ReadonlyMap<number, number> | undefined {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const [index, { kind, text }] of pieces.entries()) {
    if (kind !== 'mark') continue;
    if (text === '{' || text === '[') open.push(index);
    if (!CLOSERS.has(text)) continue;
    const opener = open.pop();
    if (opener === undefined || pieces[opener]?.text !== (text === '}' ? '{' : '[')) return undefined;
    partners.set(opener, index).set(index, opener);
  }
  return open.length === 0 ? partners : undefined;
}

class Printer {
  readonly #pieces: readonly Piece[];
  readonly #partners: ReadonlyMap<number, number>;
  /** The indentation of the line each open bracket stands on. */
  readonly #open: { readonly index: number; readonly indent: number }[] = [];
  #text = '';
  #lineIndent = 0;

  constructor(pieces: readonly Piece[], partners: ReadonlyMap<number, number>) {
    this.#pieces = pieces;
    this.#partners = partners;
  }

  print(): string {
    this.#pieces.forEach((piece, index) => {
      const breaks = index === 0 ? 0 : this.#breaksBefore(index);
      if (breaks > 0) this.#startLine(piece, index, breaks);
      else if (index > 0 && needsBlank(this.#pieces[index - 1], piece)) this.#text += ' ';
      this.#text += piece.text;
      if (isMark(piece, '{') || isMark(piece, '[')) this.#open.push({ index, indent: this.#lineIndent });
      else if (this.#closes(index)) this.#open.pop();
    });
    return this.#text;
  }

  #startLine(piece: Piece, index: number, breaks: number): void {
    const opener = this.#open.at(-1);
    const inside = opener ? opener.indent + 1 : 0;
    this.#lineIndent = this.#closes(index)
      ? (opener?.indent ?? 0)
      : inside + (this.#continues(index) ? 1 : 0);
    const isDirective = piece.atStart && piece.text.startsWith('#');
    this.#text += '\n'.repeat(breaks) + (isDirective ? '' : INDENT.repeat(this.#lineIndent));
  }

  #breaksBefore(index: number): number {
    const piece = this.#pieces[index];
    const previous = this.#pieces[index - 1];
    if (!piece || !previous) return 0;
    const opened = isMark(previous, '{') || isMark(previous, '[');
    const closed = this.#closes(index);
    if (previous.kind === 'lineComment') return closed ? 1 : Math.min(Math.max(piece.breaks, 1), 2);
    // Around the inside of a bracket there are no blank lines; a block over several lines has its ends on lines of their own.
    if (opened && isComment(piece) && piece.breaks === 0) return 0;
    if (opened && previous.text === '{') return this.#isLong(index - 1) ? 1 : 0;
    if (closed && piece.text === '}') return this.#isLong(this.#partners.get(index) ?? 0) ? 1 : 0;
    if (opened || closed) return Math.min(piece.breaks, 1);
    return Math.min(piece.breaks, 2);
  }

  /** Tells whether a block holds a line break between its pieces. */
  #isLong(opener: number): boolean {
    const closer = this.#partners.get(opener) ?? opener;
    return this.#pieces
      .slice(opener + 1, closer + 1)
      .some(({ breaks, kind }) => breaks > 0 || kind === 'lineComment');
  }

  #closes(index: number): boolean {
    const piece = this.#pieces[index];
    return piece?.kind === 'mark' && CLOSERS.has(piece.text);
  }

  /** Tells whether a line goes on with the statement before it. */
  #continues(index: number): boolean {
    const piece = this.#pieces[index];
    const previous = this.#pieces.slice(0, index).findLast((candidate) => !isComment(candidate));
    if (!piece || !previous || isComment(piece)) return false;
    const joins = (candidate: Piece) => candidate.kind === 'edge' || /^[=+:]$/.test(candidate.text);
    return joins(previous) || joins(piece) || isMark(piece, '[');
  }
}

function needsBlank(previous: Piece | undefined, piece: Piece): boolean {
  if (!previous) return false;
  if (isComment(piece) || isComment(previous)) return true;
  if (isMark(piece, ';') || isMark(piece, ',') || isMark(piece, ']')) return false;
  if (isMark(piece, '=') || isMark(previous, '=') || isMark(piece, ':') || isMark(previous, ':'))
    return false;
  if (isMark(previous, '[')) return false;
  if (isMark(previous, '{') || isMark(piece, '}'))
    return piece.apart && !(isMark(previous, '{') && isMark(piece, '}'));
  if (piece.kind === 'mark' || previous.kind === 'mark' || piece.kind === 'edge' || previous.kind === 'edge')
    return true;
  // Names and numbers that are run together are two to Graphviz all the same; it warns of them, and should still.
  return piece.apart;
}

function isMark({ kind, text }: Piece, mark: string): boolean {
  return kind === 'mark' && text === mark;
}

function isComment({ kind }: Piece): boolean {
  return kind === 'lineComment' || kind === 'blockComment';
}
