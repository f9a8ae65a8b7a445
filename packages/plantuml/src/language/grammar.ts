import type { StreamParser, StringStream } from '@letu/code/language';
import { ARROW } from './arrows.js';
import { jsonToken, styleToken, yamlToken } from './dataTokens.js';
import { wordAtStart } from './words.js';

/** What the grammar remembers from line to line. */
export interface GrammarState {
  /** What follows `@start`. */
  diagram: string;
  /** A block of another kind than statements: its text up to what matches `end`. */
  inside: { readonly kind: 'comment' | 'text' | 'style' | 'data'; readonly end: RegExp } | undefined;
  /** The statements whose braces are open. */
  braces: ('members' | 'setting' | 'other')[];
  /** What the rest of the line is. */
  rest: 'statement' | 'label' | 'heading' | 'skinparam' | 'value' | 'meta' | 'task';
  /** Whether a statement of class-like kind began on this line. */
  opens: 'members' | 'setting' | 'other';
}

const CLASS_LIKE =
  /^(?:(?:abstract\s+)?class|abstract|interface|enum|annotation|struct|protocol|exception|metaclass|object|map|entity|state)\b/i;
const TEXT_BLOCK =
  /^(?:(?:floating\s+)?note\b(?!.*(?::|"[^"]*"\s+as\b))|[hr]note\b(?!.*:)|ref\s+over\b(?!.*:)|legend\b|(?:title|header|footer)\s*$)/i;
const HEADING = /^(?:title|caption|header|footer|mainframe)\b/i;
const NAME = /^[\w$\u0080-\uFFFF][\w.$\u0080-\uFFFF]*/;
const INNER_WORDS =
  /^(?:as|of|over|left|right|top|bottom|on|then|is|not|and|from|to|extends|implements|order|lasts?|requires?|days?|weeks?|starts?|ends?|happens?|at|after|before|are|closed|open|colored|in|complete|link|also|true|false|again)$/i;

export const grammar: StreamParser<GrammarState> = {
  name: 'plantuml',
  startState: () => ({ diagram: 'uml', inside: undefined, braces: [], rest: 'statement', opens: 'other' }),
  copyState: (state) => ({ ...state, braces: [...state.braces] }),
  token(stream, state) {
    if (stream.sol()) Object.assign(state, { rest: 'statement', opens: 'other' });
    if (state.inside) return insideToken(stream, state, state.inside);
    if (stream.eatSpace()) return null;
    const isFirst = /^\s*$/.test(stream.string.slice(0, stream.start));
    if (isFirst) return startToken(stream, state);
    return lineToken(stream, state);
  },
  languageData: {
    commentTokens: { line: "'", block: { open: "/'", close: "'/" } },
    closeBrackets: { brackets: ['(', '[', '{', '"'] },
    indentOnInput:
      /^\s*(?:\}|end\b.*|else\b.*|elseif\b.*|end\w+|fork again|split again|case\b.*|![a-z]*(?:end|else)\w*)$/i,
    wordChars: '$@!%',
  },
};

type Inside = NonNullable<GrammarState['inside']>;

function insideToken(stream: StringStream, state: GrammarState, { kind, end }: Inside): string | null {
  if (kind === 'comment') {
    const closes = stream.match(/^.*?'\//);
    if (closes) state.inside = undefined;
    else stream.skipToEnd();
    return 'blockComment';
  }
  if (stream.eatSpace()) return null;
  const isFirst = /^\s*$/.test(stream.string.slice(0, stream.start));
  if (isFirst && end.test(stream.string.trim())) {
    state.inside = undefined;
    if (kind === 'data') {
      stream.skipToEnd();
      return 'meta';
    }
    return startToken(stream, state);
  }
  if (kind === 'style') return styleToken(stream);
  if (kind === 'data') return state.diagram === 'json' ? jsonToken(stream) : yamlToken(stream);
  return textToken(stream);
}

/** Text for the reader: markup and escapes stand out. */
function textToken(stream: StringStream): string {
  if (stream.match(/^\\[nlrt\\]/)) return 'escape';
  if (stream.match(/^\[\[[^\]]*\]\]/)) return 'url';
  if (stream.match(/^<\/?(?:[a-z]+[:=]?[^<>\s]*|[&$:][^<>]*)>/i)) return 'meta';
  if (stream.match(/^[$%]\w+/)) return 'variableName';
  if (!stream.match(/^[^\\<[$%]+/)) stream.next();
  return 'string';
}

function startToken(stream: StringStream, state: GrammarState): string | null {
  const line = stream.string.slice(stream.pos).trim();
  if (line.startsWith("'")) return all(stream, 'lineComment');
  const marker = /^[@\\](start|end)(\w*)/i.exec(line);
  if (marker) {
    state.diagram = marker[1]?.toLowerCase() === 'start' ? (marker[2]?.toLowerCase() ?? 'uml') : 'uml';
    state.braces = [];
    if (/^(?:json|yaml)$/.test(state.diagram)) state.inside = { kind: 'data', end: /^[@\\]end/i };
    stream.match(/^[@\\]\w+/);
    state.rest = 'heading';
    return 'meta';
  }
  if (stream.match(/^<style>/i)) {
    state.inside = { kind: 'style', end: /^<\/style>/i };
    return 'meta';
  }
  if (stream.match(/^<\/style>/i)) return 'meta';
  if (/^(?:mindmap|wbs)$/.test(state.diagram) && stream.match(/^(?:[*+#-]+)(?:\[[^\]]*\])?[_<>]*/)) {
    state.rest = 'label';
    return 'operator';
  }
  if (state.braces.at(-1) === 'members') return memberToken(stream, state);
  if (state.braces.at(-1) === 'setting' && stream.match(/^\w+/)) {
    state.rest = 'value';
    return 'propertyName';
  }
  return statementToken(stream, state, line);
}

function all(stream: StringStream, token: string): string {
  stream.skipToEnd();
  return token;
}

function memberToken(stream: StringStream, state: GrammarState): string | null {
  if (stream.match(/^(?:--|\.\.|==|__).*/)) return 'punctuation';
  if (stream.match(/^[+\-#~*](?=\s*\S)/)) return 'modifier';
  return lineToken(stream, state);
}

function statementToken(stream: StringStream, state: GrammarState, line: string): string | null {
  if (TEXT_BLOCK.test(line))
    state.inside = { kind: 'text', end: /^end ?(?:[hr]?note|ref|legend|title|header|footer)\b/i };
  if (CLASS_LIKE.test(line)) state.opens = 'members';
  if (/^state\b/i.test(line)) state.opens = 'other';
  if (/^skinparam\b/i.test(line)) state.opens = 'setting';
  if (stream.match(/^:(?=.*[;|<>/\]}]\s*$)|^:(?!.*:)/)) {
    if (!/[;|<>/\]}]\s*(?:<<.*>>)?\s*$/.test(line)) state.inside = { kind: 'text', end: /[;|<>/\]}]\s*$/ };
    state.rest = 'label';
    return 'punctuation';
  }
  if (stream.match(/^(?:==+|\.\.\.|\|\|\|?)(?=.*(?:==|\.\.\.|\|\|)\s*$)/)) {
    state.rest = 'heading';
    return 'operator';
  }
  if (stream.match(/^\|(?:#\w+\|)?[^|]+\|/)) return 'labelName';
  const word = wordAtStart(line);
  if (
    !word ||
    (/^\w+\s*\(/.test(line) &&
      !/^(?:if|while|switch|repeat|backward|elseif|else|case|endwhile)\b/i.test(line))
  )
    return lineToken(stream, state);
  for (const _ of word.word) stream.next();
  if (word.word.startsWith('!') || word.word.startsWith('@')) {
    state.rest = 'meta';
    return 'meta';
  }
  if (HEADING.test(word.word)) state.rest = 'heading';
  if (word.word === 'skinparam') state.rest = 'skinparam';
  if (/^(?:alt|opt|loop|par|break|critical|group|else|also|box|partition)$/.test(word.word))
    state.rest = 'label';
  if (word.word === 'else' && /^else\s*\(/.test(line)) state.rest = 'statement';
  return { d: 'definitionKeyword', c: 'controlKeyword', k: 'keyword' }[word.role];
}

function lineToken(stream: StringStream, state: GrammarState): string | null {
  if (stream.match(/^\/'/)) {
    state.inside = { kind: 'comment', end: /'\// };
    return 'blockComment';
  }
  if (stream.match(/^\{\s*$/)) {
    state.braces.push(state.opens);
    return 'brace';
  }
  switch (state.rest) {
    case 'label':
      return textToken(stream);
    case 'heading':
      return stream.match(/^(?:==+|\.\.\.|\|\|\|?)\s*$/) ? 'operator' : headingToken(stream);
    case 'skinparam':
      state.rest = 'value';
      return stream.match(/^\w+(?:<<[^>]*>>)?/) ? 'propertyName' : valueToken(stream);
    case 'value':
      return valueToken(stream);
    case 'meta':
      return metaToken(stream);
    default:
      return namesToken(stream, state);
  }
}

function headingToken(stream: StringStream): string {
  if (stream.match(/^<[^<>]*>/)) return 'meta';
  if (!stream.match(/^(?:(?!==|\.\.\.|\|\||<).)+/)) stream.next();
  return 'heading';
}

/** A value of a skinparam. */
function valueToken(stream: StringStream): string {
  if (stream.match(/^#[\w/|\\-]+/)) return 'color';
  if (stream.match(/^[\d.]+\b/)) return 'number';
  if (stream.match(/^(?:true|false)\b/)) return 'bool';
  if (stream.match(/^[{}]/)) return 'brace';
  if (!stream.match(/^[^\s{}]+/)) stream.next();
  return 'attributeValue';
}

/** The rest of a preprocessor statement. */
function metaToken(stream: StringStream): string {
  if (stream.match(/^"(?:[^"\\]|\\.)*"?|^'[^']*'?/)) return 'string';
  if (stream.match(/^<[\w./-]+>|^https?:\S+/)) return 'url';
  if (stream.match(/^%\w+/)) return 'keyword';
  if (stream.match(/^\$\w+/)) return 'variableName';
  if (stream.match(/^\d+(?:\.\d+)?/)) return 'number';
  if (stream.match(/^(?:in|as|from|procedure|function|return)\b/)) return 'keyword';
  if (stream.match(/^[=<>!&|+*/?:-]+/)) return 'operator';
  if (stream.match(/^[()]/)) return 'paren';
  if (!stream.match(/^[\w.\u0080-\uFFFF-]+/)) {
    stream.next();
    return 'punctuation';
  }
  return 'variableName';
}

const TOKENS: readonly (readonly [RegExp, string])[] = [
  [/^"(?:[^"\\]|\\.)*"?/, 'string'],
  [/^<<[^<>\n]*>>/, 'className'],
  [/^\[\[[^\]\n]*\]\]/, 'url'],
  [/^https?:\S+/, 'url'],
  [/^\[\*\]|^\[H\*?\]|^\(\*(?:top)?\)|^\(\)(?=\s+[\w\u0080-\uFFFF])/, 'keyword'],
  [/^\{(?:abstract|static|field|method|classifier)\}/, 'modifier'],
  [/^##?\[[^\]\n]*\]\w*|^#[\w:;.|/\\-]+/, 'color'],
  [/^%\w+/, 'keyword'],
  [/^\$[\w]+/, 'variableName'],
  [/^\d{4}[-/]\d\d[-/]\d\d|^\d+(?:\.\d+)?%?(?![\w\u0080-\uFFFF])/, 'number'],
  [/^[@+]\d+/, 'number'],
  [/^\\[nlrt]/, 'escape'],
  [/^\[(?!\s*->)[^\][\n]+\]/, 'variableName'],
  [/^(?:\+\+|--|\*\*|!!)(?=\s|$|:)/, 'modifier'],
  [ARROW, 'operator'],
  [/^[[\]]/, 'squareBracket'],
];

const CONDITION = /^\s*(?:if|elseif|else|endif|while|endwhile|switch|case|repeat|backward)\b/i;

function namesToken(stream: StringStream, state: GrammarState): string | null {
  const isCondition = stream.string[stream.start - 1] === '(' && CONDITION.test(stream.string);
  if (isCondition && stream.match(/^[^()\\]+/)) return 'string';
  for (const [pattern, token] of TOKENS) if (stream.match(pattern)) return token;
  if (stream.match(/^[{}]/)) {
    if (stream.current() === '}') state.braces.pop();
    return 'brace';
  }
  if (stream.match(/^[()]/)) return 'paren';
  if (stream.match(/^:(?=\s|$)/)) {
    if (state.braces.at(-1) === 'members') return 'punctuation';
    state.rest = 'label';
    return 'punctuation';
  }
  const name = stream.match(NAME);
  if (name) {
    const isCall = /^\w+\s*\($/.test(`${stream.current()}${stream.peek() ?? ''}`);
    if (isCall && state.braces.at(-1) !== 'members') return 'typeName';
    return INNER_WORDS.test(stream.current()) ? 'keyword' : 'variableName';
  }
  if (stream.match(/^[-.=~<>|*+#\\/^&!?@%]+/)) return 'operator';
  stream.next();
  return 'punctuation';
}
