import { foldService, LanguageSupport, StreamLanguage, type StreamParser } from '@letu/code/language';
import { CSS_COLORS } from '@letu/core';
import { tokenAt } from '../syntax/lexer.js';
import type { Token } from '../syntax/token.js';
import { WORDS, type WordGroup } from './words.js';

/** What has to be known at the start of a line. */
interface LineState {
  /** What a line before has left open. */
  open: 'comment' | 'string' | undefined;
  /** The indentation of the lines with the brackets that are open. */
  readonly blocks: number[];
}

/** The highlighting tags, by the names CodeMirror has for them, of words and other tokens. */
const WORD_TAGS: Readonly<Record<WordGroup, string>> = {
  class: 'typeName',
  statement: 'definitionKeyword',
  direction: 'keyword',
  number: 'propertyName',
  color: 'propertyName',
  line: 'modifier',
  text: 'modifier',
  path: 'keyword',
  place: 'keyword',
  edge: 'attributeValue',
  function: 'keyword',
  variable: 'propertyName',
};
const COLOR_NAMES: ReadonlySet<string> = new Set([
  'none',
  'off',
  ...CSS_COLORS.map((name) => name.toLowerCase()),
]);
const BRACKET_TAGS: Readonly<Record<string, string>> = {
  '[': 'squareBracket',
  ']': 'squareBracket',
  '{': 'brace',
  '}': 'brace',
  '(': 'paren',
  ')': 'paren',
};
const REST_OF: Readonly<Record<'comment' | 'string', RegExp>> = {
  comment: /[^]*?\*\//y,
  string: /(?:[^"\\]|\\[^])*"/y,
};

const parser: StreamParser<LineState> = {
  name: 'pikchr',
  startState: () => ({ open: undefined, blocks: [] }),
  copyState: ({ open, blocks }) => ({ open, blocks: [...blocks] }),
  token(stream, state) {
    if (state.open) {
      const tag = state.open === 'comment' ? 'blockComment' : 'string';
      const rest = REST_OF[state.open];
      rest.lastIndex = stream.pos;
      if (rest.test(stream.string)) {
        stream.pos = rest.lastIndex;
        state.open = undefined;
      } else stream.skipToEnd();
      return tag;
    }
    const token = tokenAt(stream.string, stream.pos);
    if (token.kind === 'unclosed') state.open = token.text.startsWith('"') ? 'string' : 'comment';
    if (token.text === '[' || token.text === '{') state.blocks.push(stream.indentation());
    if (token.text === ']' || token.text === '}') state.blocks.pop();
    stream.pos = Math.max(token.to, stream.pos + 1);
    return tagOf(token, stream.string);
  },
  indent(state, textAfter, { unit }) {
    const block = state.blocks.at(-1);
    if (block === undefined || state.open) return null;
    return /^\s*[\]}]/.test(textAfter) ? block : block + unit;
  },
  languageData: {
    commentTokens: { line: '#', block: { open: '/*', close: '*/' } },
    closeBrackets: { brackets: ['(', '[', '{', '"'] },
    indentOnInput: /^\s*[\]}]$/,
  },
};

function tagOf({ kind, text, to }: Token, line: string): string | null {
  switch (kind) {
    case 'word':
      return wordTag(text);
    case 'label':
      if (/^\s*:/.test(line.slice(to))) return 'labelName';
      return COLOR_NAMES.has(text.toLowerCase()) ? 'color' : 'labelName';
    case 'variable':
      return 'variableName';
    case 'number':
      return /^0x/i.test(text) ? 'color' : 'number';
    case 'ordinal':
      return 'number';
    case 'string':
      return 'string';
    case 'operator':
      return 'operator';
    case 'mark':
      return BRACKET_TAGS[text] ?? 'punctuation';
    case 'comment':
      return text.startsWith('/*') ? 'blockComment' : 'lineComment';
    case 'unclosed':
      return text.startsWith('"') ? 'string' : 'blockComment';
    case 'unknown':
      return 'invalid';
    case 'blank':
      return text.includes('\\') ? 'escape' : null;
    default:
      return text === ';' ? 'punctuation' : null;
  }
}

function wordTag(text: string): string {
  const word = WORDS.get(text);
  if (word) return WORD_TAGS[word.group];
  return COLOR_NAMES.has(text) ? 'color' : 'variableName';
}

/** Folds a block from behind the bracket that ends a line to its partner. */
const folding = foldService.of((state, lineStart, lineEnd) => {
  const line = state.sliceDoc(lineStart, lineEnd);
  if (!/[[{][^\]}]*$/.test(line)) return null;
  const source = state.doc.toString();
  const open: number[] = [];
  for (let at = lineStart; at < source.length;) {
    const { text, kind, to } = tokenAt(source, at);
    if (kind === 'mark' && /[[{]/.test(text)) open.push(at);
    if (kind === 'mark' && /[\]}]/.test(text)) {
      const opener = open.pop();
      if (open.length === 0 && at > lineEnd)
        return opener === undefined ? null : { from: opener + 1, to: at };
    }
    if (at >= lineEnd && open.length === 0) return null;
    at = Math.max(to, at + 1);
  }
  return null;
});

/** The grammar of Pikchr. */
export const support = new LanguageSupport(StreamLanguage.define(parser), [folding]);
