import { foldService, LanguageSupport, StreamLanguage, type StringStream } from '@letu/code/language';
import { tags, type Tag } from '@letu/code/language';
import { isIndented } from '../source/dialects.js';
import type { Token, TokenKind } from '../source/rules.js';
import { depthAfter, scanLine, START, type ScanState } from '../source/scan.js';
import { foldAt } from './blocks.js';

const TAGS: Readonly<Record<Exclude<TokenKind, ''>, Tag>> = {
  keyword: tags.keyword,
  begin: tags.controlKeyword,
  middle: tags.controlKeyword,
  finish: tags.controlKeyword,
  section: tags.controlKeyword,
  open: tags.brace,
  close: tags.brace,
  definition: tags.definitionKeyword,
  modifier: tags.modifier,
  type: tags.typeName,
  id: tags.variableName,
  className: tags.className,
  shapeOpen: tags.squareBracket,
  shapeClose: tags.squareBracket,
  label: tags.string,
  linkLabel: tags.labelName,
  text: tags.labelName,
  heading: tags.heading,
  quote: tags.string,
  string: tags.string,
  arrow: tags.operator,
  property: tags.propertyName,
  value: tags.attributeValue,
  number: tags.number,
  bool: tags.bool,
  color: tags.color,
  url: tags.url,
  escape: tags.escape,
  comment: tags.lineComment,
  meta: tags.meta,
  punctuation: tags.punctuation,
  invalid: tags.invalid,
};

/** How far the highlighter is: the state at the start of the next line, and what is left of this one. */
interface Progress {
  state: ScanState;
  /** How many blocks are open at the start of this line. */
  depth: number;
  tokens: readonly Token[];
  next: number;
}

/** How many columns one level of blocks is indented by. */
export const INDENT = 4;

const stream = StreamLanguage.define<Progress>({
  name: 'mermaid',
  startState: () => ({ state: START, depth: 0, tokens: [], next: 0 }),
  copyState: (progress) => ({ ...progress }),
  blankLine(progress) {
    progress.tokens = [];
    progress.depth = progress.state.depth;
    progress.state = scanLine('', progress.state).next;
  },
  token(line, progress) {
    if (line.sol()) startLine(line, progress);
    const token = progress.tokens[progress.next];
    if (!token || token.to <= line.pos) {
      line.skipToEnd();
      return null;
    }
    if (token.from > line.pos) {
      line.pos = token.from;
      return null;
    }
    line.pos = token.to;
    progress.next += 1;
    return token.kind === '' ? null : token.kind;
  },
  indent({ state, depth, tokens, next }, textAfter, context) {
    if (state.part !== 'diagram' || isIndented(state.dialect)) return null;
    const closes = /^\s*(?:\}|end\b|else\b|and\b|option\b)/.test(textAfter) ? 1 : 0;
    // Enter can break a line before what closes a block in it.
    return Math.max(0, 1 + depthAfter(depth, tokens.slice(0, next)) - closes) * context.unit;
  },
  tokenTable: TAGS,
  languageData: {
    commentTokens: { line: '%%' },
    closeBrackets: { brackets: ['(', '[', '{', '"', '`'] },
    indentOnInput: /^\s*(?:\}|end|else|and|option)$/,
    wordChars: '_',
  },
});

function startLine(line: StringStream, progress: Progress): void {
  const { tokens, next } = scanLine(line.string, progress.state);
  progress.tokens = tokens;
  progress.depth = progress.state.depth;
  progress.next = 0;
  progress.state = next;
}

/** The grammar of all of Mermaid's diagram types, with folding and indentation. */
export const support = new LanguageSupport(stream, [
  foldService.of((state, from, to) => foldAt(state.doc, from, to)),
]);
