import type { Token, TokenKind } from './token.js';

/** The tokens of https://pikchr.org/home/doc/trunk/doc/grammar.md, the first that matches. A backslash hides a line's end. */
const RULES: readonly (readonly [TokenKind, RegExp])[] = [
  ['blank', /(?:[ \t\r\f]|\\[ \t\r]*(?:\n|$))+/y],
  ['end', /[\n;]/y],
  ['comment', /#[^\n]*|\/\/[^\n]*|\/\*[^]*?\*\//y],
  ['string', /"(?:[^"\\]|\\[^])*"/y],
  ['unclosed', /"[^]*|\/\*[^]*/y],
  ['ordinal', /\d+(?:st|nd|rd|th)\b|first\b/y],
  ['number', /0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?:in|cm|px|pt|pc|mm)?/y],
  ['operator', /<->|<-|->|&(?:larr|rarr|leftrightarrow);|[←→↔]|[-+*/]=|==|[=+*/%-]/y],
  ['label', /[A-Z]\w*/y],
  ['variable', /[$@]\w*/y],
  ['word', /[a-z_]\w*/y],
  ['mark', /[()[\]{}<>,.:]/y],
];
/** Wide characters are taken in runs, so that a mistake in Chinese is one piece. */
const UNKNOWN = /[\u0080-\uFFFF]+|[^]/y;

/** Returns the token at an offset, which has to be one where a token begins. */
export function tokenAt(source: string, from: number): Token {
  for (const [kind, pattern] of [...RULES, ['unknown', UNKNOWN] as const]) {
    pattern.lastIndex = from;
    const text = pattern.exec(source)?.[0];
    if (text) return { kind, from, to: from + text.length, text };
  }
  return { kind: 'end', from, to: from, text: '' };
}

/** Splits Pikchr text into tokens, blanks left out. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  for (let at = source.startsWith('\uFEFF') ? 1 : 0; at < source.length;) {
    const token = tokenAt(source, at);
    if (token.kind !== 'blank') tokens.push(token);
    at = token.to;
  }
  return tokens;
}

/** Returns what a string stands for: a backslash hides a quote or another backslash. */
export function stringValue({ text }: Token): string {
  return text.slice(1, -1).replaceAll(/\\([^])/g, '$1');
}

/** Finds the quote that is left open: a text over several lines, which hardly anybody writes, most likely lacks its end. */
export function openQuote(source: string): Token | undefined {
  const texts = tokenize(source).filter(({ text }) => text.startsWith('"'));
  if (texts.at(-1)?.kind !== 'unclosed') return undefined;
  return texts.find(({ text }) => text.includes('\n')) ?? texts.at(-1);
}
