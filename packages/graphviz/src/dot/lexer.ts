import type { Token, TokenKind } from './token.js';

// The lexical rules of https://graphviz.org/doc/info/lang.html; letters are all characters beyond ASCII.
const BLANK = /(?:[ \t\r\n]+|\/\/[^\n]*|#[^\n]*)+/y;
const NAME = /[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*/y;
const NUMBER = /-?(?:\d+(?:\.\d*)?|\.\d+)/y;
const EDGE = /->|--/y;
const MARKS = '{}[]=,;:+';
const KEYWORDS: ReadonlySet<string> = new Set(['strict', 'graph', 'digraph', 'node', 'edge', 'subgraph']);

/** Splits DOT text into tokens; the last one is always of the kind `end`. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  // A byte order mark is the file's, not the language's.
  let at = source.startsWith('\uFEFF') ? 1 : 0;
  const push = (kind: TokenKind, to: number) => {
    tokens.push({ kind, from: at, to, text: source.slice(at, to) });
    at = to;
  };
  const match = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.test(source) ? pattern.lastIndex : 0;
  };
  while (at < source.length) {
    const character = source.charAt(at);
    let end: number;
    if ((end = match(BLANK))) at = end;
    else if (source.startsWith('/*', at)) {
      end = source.indexOf('*/', at + 2);
      if (end < 0) push('unclosed', source.length);
      else at = end + 2;
    } else if ((end = match(NAME))) {
      const text = source.slice(at, end).toLowerCase();
      if (KEYWORDS.has(text)) tokens.push({ kind: 'keyword', from: at, to: (at = end), text });
      else push('name', end);
    } else if (character === '"') {
      end = stringEnd(source, at);
      push(end < 0 ? 'unclosed' : 'string', end < 0 ? source.length : end);
    } else if (character === '<') {
      end = htmlEnd(source, at);
      push(end < 0 ? 'unclosed' : 'html', end < 0 ? source.length : end);
    } else if ((end = match(EDGE))) push('edge', end);
    else if ((end = match(NUMBER))) push('number', end);
    else push(MARKS.includes(character) ? 'mark' : 'unknown', at + 1);
  }
  push('end', at);
  return tokens;
}

function stringEnd(source: string, from: number): number {
  for (let at = from + 1; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code === 0x5c) at += 1;
  }
  return -1;
}

function htmlEnd(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === 0x3c) depth += 1;
    else if (code === 0x3e && (depth -= 1) === 0) return at + 1;
  }
  return -1;
}
