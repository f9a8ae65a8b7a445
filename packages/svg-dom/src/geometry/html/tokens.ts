import { preservesSpace } from '../text/whiteSpace.js';
import { breaksBetween } from './lineBreak.js';
import type { AtomicItem, BreakItem, EdgeItem, InlineItem, TextItem } from './inlineItems.js';

/** A part of inline content that no line can break inside of. */
export type Token = TextToken | OtherToken;

/** Part of a text item: letters up to the next place a line could break, or a run of spaces. */
export interface TextToken {
  readonly kind: 'word' | 'space';
  readonly item: TextItem;
  readonly from: number;
  readonly to: number;
  /** Whether a line may begin with it. */
  readonly breakBefore: boolean;
}

/** Anything but text. */
export interface OtherToken {
  readonly kind: 'atomic' | 'start' | 'end' | 'break';
  readonly item: AtomicItem | EdgeItem | BreakItem;
  readonly breakBefore: boolean;
}

/** Cuts inline content into tokens. */
export function tokensOf(items: readonly InlineItem[]): Token[] {
  const tokenizer = new Tokenizer();
  for (const item of items) tokenizer.add(item);
  return tokenizer.tokens;
}

class Tokenizer {
  readonly tokens: Token[] = [];
  /** The character before, across elements; undefined where anything may follow on a new line, or nothing is there. */
  private last: string | undefined;
  private mayBreak = false;

  add(item: InlineItem): void {
    switch (item.kind) {
      case 'text':
        this.addText(item);
        return;
      case 'atomic':
        this.tokens.push({ kind: 'atomic', item, breakBefore: this.tokens.length > 0 });
        this.last = undefined;
        this.mayBreak = true;
        return;
      case 'break':
        this.tokens.push({ kind: 'break', item, breakBefore: false });
        this.last = undefined;
        this.mayBreak = false;
        return;
      default:
        this.tokens.push({ kind: item.kind, item, breakBefore: item.kind === 'start' && this.mayBreak });
        // What may begin a line with its element does not a second time behind its edge.
        if (item.kind === 'start') this.mayBreak = false;
    }
  }

  private addText(item: TextItem): void {
    const { text, style } = item;
    const whiteSpace = style.get('white-space');
    const wraps = whiteSpace !== 'nowrap' && whiteSpace !== 'pre';
    const spaces = preservesSpace(whiteSpace) ? 'each' : 'collapsed';
    const wordBreak = style.get('word-break');
    let from = 0;
    while (from < text.length) {
      const isSpace = text[from] === ' ' || text[from] === '\t';
      const to = isSpace
        ? endOfSpace(text, from, spaces === 'each')
        : endOfWord(text, from, wraps, wordBreak);
      if (isSpace) this.pushSpace({ kind: spaces === 'each' ? 'word' : 'space', item, from, to }, wraps);
      else this.pushWord({ kind: 'word', item, from, to }, wraps);
      from = to;
    }
  }

  private pushSpace(token: Omit<TextToken, 'breakBefore'>, wraps: boolean): void {
    this.tokens.push({ ...token, breakBefore: false });
    this.last = undefined;
    this.mayBreak = wraps;
  }

  private pushWord(token: Omit<TextToken, 'breakBefore'>, wraps: boolean): void {
    const { item, from, to } = token;
    const first = String.fromCodePoint(item.text.codePointAt(from) as number);
    const betweenLetters =
      this.last !== undefined && wraps && canBreak(this.last, first, item.style.get('word-break'));
    this.tokens.push({ ...token, breakBefore: this.mayBreak || betweenLetters });
    this.last = lastCharacter(item.text, to);
    this.mayBreak = false;
  }
}

function endOfSpace(text: string, from: number, one: boolean): number {
  let to = from + 1;
  if (!one) while (text[to] === ' ' || text[to] === '\t') to++;
  return to;
}

function endOfWord(text: string, from: number, wraps: boolean, wordBreak: string): number {
  let to = from;
  let before: string | undefined;
  while (to < text.length && text[to] !== ' ' && text[to] !== '\t') {
    const character = String.fromCodePoint(text.codePointAt(to) as number);
    if (before !== undefined && wraps && canBreak(before, character, wordBreak)) break;
    before = character;
    to += character.length;
  }
  return to;
}

const LETTER = /[\p{L}\p{N}]/u;

function canBreak(before: string, after: string, wordBreak: string): boolean {
  if (wordBreak === 'keep-all' && LETTER.test(before) && LETTER.test(after)) return false;
  if (wordBreak === 'break-all' && LETTER.test(before) && LETTER.test(after)) return true;
  return breaksBetween(before, after);
}

function lastCharacter(text: string, to: number): string {
  const pair = text.slice(Math.max(to - 2, 0), to);
  return pair.codePointAt(0) !== undefined && (pair.codePointAt(0) as number) > 0xffff
    ? pair
    : text.slice(to - 1, to);
}
