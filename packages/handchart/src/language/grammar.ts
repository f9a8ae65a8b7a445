import {
  foldService,
  indentService,
  LanguageSupport,
  StreamLanguage,
  type StreamParser,
  type StringStream,
} from '@letu/code/language';
import { separatorOf } from '@letu/core/table';
import { numberOf } from '../source/table.js';

/** What the grammar remembers from line to line. */
interface GrammarState {
  /** The lines below a bar: of the table, or of any other text. */
  block: 'table' | 'text' | undefined;
  /** What stands between the cells of the table, once its first row is read. */
  separator: string | undefined;
  isHead: boolean;
  /** The word before the colon. */
  word: string;
  /** How many brackets are open. */
  depth: number;
}

const WORD = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'#:{}[\],&*!|>%@`][^:#{}[\],]*?)(?=\s*:(?:\s|$))/;
const JSON_WORD = /^"(?:[^"\\]|\\.)*"(?=\s*:)/;

/** Charts in YAML or JSON, with the cells of their table. */
const grammar: StreamParser<GrammarState> = {
  name: 'handchart',
  startState: () => ({ block: undefined, separator: undefined, isHead: true, word: '', depth: 0 }),
  token(stream, state) {
    if (stream.sol() && state.block && /^\S/.test(stream.string)) state.block = undefined;
    if (state.block === 'table') return cellToken(stream, state);
    if (state.block === 'text') {
      stream.skipToEnd();
      return 'string';
    }
    return stream.eatSpace() ? null : settingToken(stream, state);
  },
  languageData: {
    commentTokens: { line: '#' },
    closeBrackets: { brackets: ['[', '{', '"'] },
    indentOnInput: /^\s*[\]}]$/,
  },
};

function cellToken(stream: StringStream, state: GrammarState): string | null {
  if (stream.sol()) {
    if (state.separator === undefined)
      Object.assign(state, { separator: separatorOf(stream.string), isHead: true });
    else state.isHead = false;
    if (stream.match(/^ +/)) return null;
  }
  const separator = state.separator ?? ',';
  if (stream.match(separator)) return 'separator';
  if (stream.match(/^[ \t]*"(?:[^"]|"")*"/)) return state.isHead ? 'heading' : 'string';
  const end = stream.string.indexOf(separator, stream.pos);
  const cell = stream.string.slice(stream.pos, end < 0 ? undefined : end);
  stream.pos += Math.max(cell.length, 1);
  if (state.isHead) return 'heading';
  return numberOf(cell.trim()) === undefined ? 'string' : 'number';
}

function settingToken(stream: StringStream, state: GrammarState): string | null {
  const isAfterBlank = stream.pos === 0 || /\s/.test(stream.string.charAt(stream.pos - 1));
  if (isAfterBlank && stream.match(/^#.*/)) return 'comment';
  const word = stream.match(WORD) ?? stream.match(JSON_WORD);
  if (word) {
    state.word = stream.current().replaceAll(/^["']|["']$/g, '');
    return 'propertyName';
  }
  if (stream.match(/^[|>][-+\d]*(?=\s*(?:#|$))/)) {
    Object.assign(state, { block: state.word === 'data' ? 'table' : 'text', separator: undefined });
    return 'operator';
  }
  if (stream.match(/^[{}[\]]/)) {
    state.depth = Math.max(0, state.depth + (/[{[]/.test(stream.current()) ? 1 : -1));
    return 'bracket';
  }
  if (stream.match(/^[:,]/) || stream.match(/^-(?=\s)/)) return 'punctuation';
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/) || stream.match(/^'[^']*'?/)) return 'string';
  if (stream.match(/^[&*][^\s,[\]{}]+/)) return 'labelName';
  if (stream.match(/^![^\s,[\]{}]*/)) return 'typeName';
  const text = stream.match(
    state.depth > 0 ? /^[^,[\]{}\s]+(?:[ \t]+(?!#)[^,[\]{}:\s]+)*/ : /^\S+(?:[ \t]+(?!#)\S+)*/,
  );
  if (!text) stream.next();
  return valueToken(stream.current(), state.word);
}

function valueToken(text: string, word: string): string {
  if (/^(?:true|false|null|~)$/.test(text)) return 'bool';
  if (numberOf(text) !== undefined) return 'number';
  return word === 'type' ? 'keyword' : 'string';
}

const indentOf = (text: string) => /^ */.exec(text)?.[0].length ?? 0;

/** A line folds what is indented below it, such as the rows of a table. */
const folding = foldService.of((state, start, end) => {
  const first = state.doc.lineAt(start);
  if (first.text.trim() === '') return null;
  let last = first;
  for (let number = first.number + 1; number <= state.doc.lines; number += 1) {
    const line = state.doc.line(number);
    if (line.text.trim() === '') continue;
    if (indentOf(line.text) <= indentOf(first.text)) break;
    last = line;
  }
  return last === first ? null : { from: end, to: last.to };
});

/** A line begins below the one before it, and further in where that opens a table, a map or a list. */
const indentation = indentService.of((context, position) => {
  if (context.simulatedBreak !== position) return undefined;
  const line = context.state.doc.lineAt(position);
  const before = line.text.slice(0, position - line.from);
  const isOpen = /(?::|[|>][-+\d]*|[{[])\s*$/.test(before);
  return indentOf(before) + (isOpen ? context.unit : 0);
});

export const support = new LanguageSupport(StreamLanguage.define(grammar), [folding, indentation]);
