import { roundedUp } from '../../measure/textHabits.js';
import type { AtomicItem, EdgeItem, InlineItem, TextItem } from './inlineItems.js';
import { tokensOf, type TextToken, type Token } from './tokens.js';

/** Part of a line. */
export type LinePiece =
  | { readonly kind: 'text'; readonly item: TextItem; readonly text: string; readonly width: number }
  | { readonly kind: 'atomic'; readonly item: AtomicItem; readonly width: number }
  | { readonly kind: 'start' | 'end'; readonly item: EdgeItem; readonly width: number };

/** One line. */
export interface Line {
  readonly pieces: readonly LinePiece[];
  readonly width: number;
}

/** Returns the widths of what is not text: of an element as a whole, or of one side of an inline one. */
export type ItemWidth = (item: AtomicItem | EdgeItem) => number;

/**
 * Breaks inline content into lines.
 *
 * @param available Pixels a line may be wide; zero gives the narrowest lines, infinity breaks only where it has to.
 */
export function breakLines(items: readonly InlineItem[], available: number, widthOf: ItemWidth): Line[] {
  return new LineBreaker(tokensOf(items), available, widthOf).run();
}

class LineBreaker {
  private readonly lines: Line[] = [];

  constructor(
    private readonly tokens: readonly Token[],
    private readonly available: number,
    private readonly widthOf: ItemWidth,
  ) {}

  run(): Line[] {
    let start = 0;
    while (start < this.tokens.length) start = this.takeLine(start);
    return this.lines;
  }

  /** Fills one line; returns the token the next one starts with. */
  private takeLine(start: number): number {
    let lastBreak: number | undefined;
    let end = start;
    for (; end < this.tokens.length; end++) {
      const token = this.tokens[end] as Token;
      if (token.kind === 'break') {
        this.push(start, end);
        return end + 1;
      }
      if (token.breakBefore && end > start && this.hasContent(start, end)) lastBreak = end;
      if (token.kind === 'space' || token.kind === 'end' || this.fits(start, end + 1)) continue;
      if (lastBreak !== undefined) {
        this.push(start, lastBreak);
        return lastBreak;
      }
      if (token.kind === 'word' && breaksAnywhere(token)) return this.splitWord(start, end, token);
    }
    // Ends of elements behind the last line make no other one.
    if (this.lines.length === 0 || this.hasContent(start, end)) this.push(start, end);
    return end;
  }

  private hasContent(start: number, end: number): boolean {
    for (let index = start; index < end; index++) {
      const { kind } = this.tokens[index] as Token;
      if (kind === 'word' || kind === 'atomic') return true;
    }
    return false;
  }

  private fits(start: number, end: number): boolean {
    return this.piecesOf(start, end).reduce((width, piece) => width + piece.width, 0) <= this.available;
  }

  /** Breaks a word too long for a line after as many characters as there is room for, at least one. */
  private splitWord(start: number, index: number, word: TextToken): number {
    const tokens = this.tokens as Token[];
    let to = word.from;
    for (const character of word.item.text.slice(word.from, word.to)) {
      tokens[index] = { ...word, to: to + character.length };
      if (to > word.from && !this.fits(start, index + 1)) break;
      to += character.length;
    }
    tokens[index] = { ...word, to };
    if (to < word.to) tokens.splice(index + 1, 0, { ...word, from: to, breakBefore: true });
    this.push(start, index + 1);
    return index + 1;
  }

  private push(start: number, end: number): void {
    const pieces = this.piecesOf(start, end);
    this.lines.push({ pieces, width: pieces.reduce((width, piece) => width + piece.width, 0) });
  }

  /** Joins the tokens of one text, since letters are measured together, and leaves spaces at both ends out. */
  private piecesOf(start: number, end: number): LinePiece[] {
    const pieces: LinePiece[] = [];
    const [from, to] = this.trimmed(start, end);
    let run: { item: TextItem; from: number; to: number } | undefined;
    const endRun = () => {
      if (run) pieces.push(textPiece(run.item, run.item.text.slice(run.from, run.to)));
      run = undefined;
    };
    for (let index = start; index < end; index++) {
      const token = this.tokens[index] as Token;
      if (token.kind === 'word' || token.kind === 'space') {
        if (token.kind === 'space' && (index < from || index >= to)) continue;
        if (run?.item === token.item) run.to = token.to;
        else {
          endRun();
          run = { item: token.item, from: token.from, to: token.to };
        }
      } else if (token.kind !== 'break') {
        endRun();
        pieces.push(this.otherPiece(token.item as AtomicItem | EdgeItem));
      }
    }
    endRun();
    return pieces;
  }

  private trimmed(start: number, end: number): [from: number, to: number] {
    const isContent = (index: number) => /word|atomic/.test((this.tokens[index] as Token).kind);
    let from = start;
    while (from < end && !isContent(from)) from++;
    let to = end;
    while (to > from && !isContent(to - 1)) to--;
    return [from, to];
  }

  private otherPiece(item: AtomicItem | EdgeItem): LinePiece {
    const width = this.widthOf(item);
    return item.kind === 'atomic' ? { kind: 'atomic', item, width } : { kind: item.kind, item, width };
  }
}

function breaksAnywhere({ item }: TextToken): boolean {
  const { style } = item;
  const whiteSpace = style.get('white-space');
  if (whiteSpace === 'nowrap' || whiteSpace === 'pre') return false;
  return (
    /^(?:anywhere|break-word)$/.test(style.get('overflow-wrap')) || style.get('word-break') === 'break-word'
  );
}

function textPiece(item: TextItem, text: string): LinePiece {
  const { style } = item;
  const { advance } = style.font.measure(text.replaceAll('\t', '        '));
  return { kind: 'text', item, text, width: Math.max(roundedUp(advance, style.font.habits), 0) };
}
