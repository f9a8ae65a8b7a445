import type { StreamParser, StringStream } from '@letu/code/language';
import { wordOf } from './words.js';

/** What the grammar remembers from line to line. */
interface GrammarState {
  /** What ends the block of text or the comment that is open. */
  end: string | undefined;
  isComment: boolean;
  isValue: boolean;
  /** The key before the colon, which says what its value is. */
  key: string;
  /** The brackets that are open. */
  brackets: string[];
}

const ARROW = /^(?:<-+>?|-+>|--+)/;

/** D2 (https://d2lang.com/tour/intro). */
export const grammar: StreamParser<GrammarState> = {
  name: 'd2',
  startState: () => ({ end: undefined, isComment: false, isValue: false, key: '', brackets: [] }),
  copyState: (state) => ({ ...state, brackets: [...state.brackets] }),
  token(stream, state) {
    if (state.end !== undefined) return blockToken(stream, state, state.end);
    // A value in an array goes on in the next line.
    if (stream.sol() && state.brackets.at(-1) !== '[') state.isValue = false;
    if (stream.eatSpace()) return null;
    return startToken(stream, state) ?? (state.isValue ? valueToken(stream, state) : keyToken(stream, state));
  },
  languageData: {
    commentTokens: { line: '#', block: { open: '"""', close: '"""' } },
    closeBrackets: { brackets: ['(', '[', '{', '"', "'"] },
    indentOnInput: /^\s*[}\]|]$/,
    wordChars: '-$',
  },
};

function blockToken(stream: StringStream, state: GrammarState, end: string): string {
  const token = state.isComment ? 'blockComment' : 'string';
  const at = stream.string.indexOf(end, stream.pos);
  if (at > stream.pos && !state.isComment) {
    stream.pos = at;
    return token;
  }
  if (at < 0) {
    stream.skipToEnd();
    return token;
  }
  stream.pos = at + end.length;
  Object.assign(state, { end: undefined, isComment: false });
  return token === 'string' ? 'punctuation' : token;
}

/** What means the same in keys and in values. */
function startToken(stream: StringStream, state: GrammarState): string | undefined {
  if (stream.match('"""')) {
    Object.assign(state, { end: '"""', isComment: true });
    // Not as what is inside: whoever folds tells by it where one begins.
    return 'comment';
  }
  if (stream.peek() === '#' && (stream.pos === 0 || /[\s;{}[\]]/.test(stream.string[stream.pos - 1] ?? ''))) {
    stream.skipToEnd();
    return 'lineComment';
  }
  if (stream.match(/^[{}]/)) {
    bracket(state, stream.current());
    return 'brace';
  }
  if (stream.match(/^[[\]]/)) {
    bracket(state, stream.current());
    return 'squareBracket';
  }
  if (stream.match(';')) {
    state.isValue = state.brackets.at(-1) === '[';
    return 'punctuation';
  }
  const bars = stream.match(/^(\|+)([^\s\w|]*)\w*/);
  if (Array.isArray(bars)) {
    state.end = [...(bars[2] ?? '')].toReversed().join('') + (bars[1] ?? '|');
    return 'punctuation';
  }
  if (stream.match(/^\.\.\.(?=@|\$)/)) return 'operator';
  if (stream.match(/^@[^\s;{}]+/)) return 'meta';
  if (stream.match(/^\$\{[^}\n]*\}?/)) return 'variableName';
  return undefined;
}

function bracket(state: GrammarState, character: string): void {
  if (character === '{' || character === '[') state.brackets.push(character);
  else state.brackets.pop();
  state.isValue = character === '[' || (character !== '{' && state.brackets.at(-1) === '[');
  if (character === ']') state.isValue = false;
}

function keyToken(stream: StringStream, state: GrammarState): string {
  if (stream.match(ARROW)) return 'operator';
  if (stream.match(':')) {
    state.isValue = true;
    return 'punctuation';
  }
  if (stream.match(/^[.,]/)) return 'punctuation';
  if (stream.match(/^[()]/)) return 'paren';
  if (stream.match(/^!?&/)) return 'operator';
  if (stream.match(/^\*+/)) return 'keyword';
  if (stream.match(/^"(?:[^"\\]|\\.)*"?|^'[^']*'?/)) {
    state.key = '';
    return 'labelName';
  }
  if (!stream.match(/^(?:(?!\s*(?:[:;{}[\]().&*|]|--|->|<-)|\s+#|\$\{)[^\\\n]|\\.)+/)) stream.next();
  state.key = stream.current().trim().toLowerCase();
  const word = wordOf(state.key);
  if (!word) return 'variableName';
  return word.place === 'holder' ? 'definitionKeyword' : 'propertyName';
}

function valueToken(stream: StringStream, state: GrammarState): string {
  if (stream.match(/^"(?:[^"\\]|\\.)*"?|^'[^']*'?/)) {
    const isColor = wordOf(state.key)?.values === 'color';
    return isColor ? 'color' : 'string';
  }
  if (!stream.match(/^(?:(?!\s*[;{}[\]]|\s+#|\$\{)[^\\\n]|\\.)+/)) stream.next();
  const text = stream.current().trim();
  if (/^(?:true|false)$/i.test(text)) return 'bool';
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return 'number';
  if (/^https?:\/\//.test(text)) return 'url';
  const values = wordOf(state.key)?.values;
  if (values === 'color') return 'color';
  if (state.key === 'shape') return 'typeName';
  if (state.key === 'class') return 'className';
  return values ? 'attributeValue' : 'string';
}
