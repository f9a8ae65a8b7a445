import {
  atStart,
  blank,
  bracketLabel,
  comment,
  direction,
  grammar,
  statements,
  styling,
  WORD,
} from './common.js';

const RELATION = String.raw`(?:<\||[<*]|\(\)|o(?=--|\.\.))?(?:--|\.\.)(?:\|>|[>*]|\(\)|o(?=[\s"]|$))?`;
const CLASS_NAME = String.raw`(?:${WORD}|\.(?!\.)|-(?!-))+`;

/** Class diagrams (https://mermaid.js.org/syntax/classDiagram.html). */
export const classDiagram = grammar({
  main: statements([
    direction,
    [atStart(String.raw`class(?=\s+\S+(?:\s*,\s*\S+)*\s+[^\s{["\x60~:<]+\s*$)`), 'keyword'],
    [atStart(String.raw`(?:class|namespace)(?=\s)`), 'definition'],
    [atStart(String.raw`(note)(\s+)(for)(\s+)`), 'keyword _ modifier _'],
    [atStart(String.raw`note(?=\s)`), 'keyword', '+note'],
    ...styling,
    [/\{/, 'open', '+members'],
    [/\}/, 'close'],
    [/(<<)([^>]*)(>>)/u, 'punctuation type punctuation'],
    [/\[\*\]/, 'id'],
    [/\[/, 'shapeOpen', '+label'],
    [new RegExp(RELATION), 'arrow'],
    [/(")([^"]*)(")/u, 'quote string quote'],
    [/(`)([^`]*)(`)/u, 'quote id quote'],
    [/~[^~\n]*~+/u, 'type'],
    [/:(?!:)/, 'punctuation', '+text'],
    [/[,;]/, 'punctuation'],
    [new RegExp(CLASS_NAME, 'u'), 'id'],
  ]),
  label: bracketLabel,
  note: { rules: [[/(")([^"]*)(")/u, 'quote string quote', '-'], blank] },
  text: { rules: [blank, [/[^\s].*/u, 'linkLabel']] },
  members: {
    multiline: true,
    rules: [
      comment,
      blank,
      [/\}/, 'close', '-'],
      [/\{/, 'open', '+members'],
      [/(?<=^\s*)(?:class|namespace)(?=\s+\S)/u, 'definition', '+member'],
      [/(<<)([^>]*)(>>)/u, 'punctuation type punctuation'],
      [/[+\-#](?=\S)/, 'modifier'],
      [/[$*](?=\s*$)/, 'modifier'],
      [/~/, 'punctuation'],
      [/[\p{L}\p{N}_]+(?=\s*\()/u, 'property'],
      [/[()[\],:;]/, 'punctuation'],
      [/[^\s{}()[\],:;~+#$*-]+/u, 'property'],
      [/[^\s{}]/u, 'punctuation'],
    ],
  },
  member: {
    rules: [
      blank,
      [/\{/, 'open', '-'],
      [/\[/, 'shapeOpen', '+label'],
      [new RegExp(CLASS_NAME, 'u'), 'id', '-'],
    ],
  },
});

const CARDINALITY = String.raw`\|o|\|\||\}o|\}\||o\||o\{|\|\{`;
const CARDINALITY_WORDS = String.raw`(?:one or (?:zero|more|many)|zero or (?:one|more|many)|only one|many\([01]\)|one|many|[01]\+|u)`;
const ENTITY = String.raw`(?:[^\x00-\x7F]|[\w*]|-(?!-|\.)|\.(?!\.|-))+`;

/** Entity relationship diagrams (https://mermaid.js.org/syntax/entityRelationshipDiagram.html). */
export const er = grammar({
  main: statements([
    direction,
    [atStart(String.raw`subgraph(?=\s)`), 'begin'],
    [atStart(String.raw`end(?=\s*$)`), 'finish'],
    ...styling,
    [new RegExp(`(?:${CARDINALITY})(?:--|\\.\\.|\\.-|-\\.)(?:${CARDINALITY})`), 'arrow'],
    [
      new RegExp(`(?<=\\S\\s+)${CARDINALITY_WORDS}\\s+(?:optionally\\s+)?to\\s+${CARDINALITY_WORDS}(?=\\s)`),
      'arrow',
    ],
    [/\{/, 'open', '+attributeList'],
    [/\}/, 'close'],
    [/\[/, 'shapeOpen', '+alias'],
    [/:(?!:)/, 'punctuation', '+role'],
    [/(")([^"]*)(")/u, 'quote id quote'],
    [/[,;]/, 'punctuation'],
    [new RegExp(ENTITY, 'u'), 'id'],
  ]),
  alias: bracketLabel,
  role: { rules: [blank, [/;/, 'punctuation', '-'], [/"/, 'quote'], [/[^\s";][^";]*/u, 'linkLabel']] },
  attributeList: {
    multiline: true,
    rules: [
      comment,
      blank,
      [/\}/, 'close', '-'],
      [/(")([^"]*)(")/u, 'quote string quote'],
      [/(?<=\S\s+)(?:PK|FK|UK)\b/, 'modifier'],
      [/,/, 'punctuation'],
      [/(?<=^\s*)[^\s"{},]+/u, 'type'],
      [/[^\s"{},]+/u, 'property'],
    ],
  },
});
