import { atStart, attributesMode, blank, common, grammar, headings } from './common.js';

const ARROW = String.raw`<<-?->>|-?->>|--?>|--?[x)]|--?\|[\\/]|--?(?:\\\\|//)|(?:[/\\]\||//|\\\\)--?`;
/** Names of participants: blanks and hyphens stand in them, unless an arrow could begin there. */
const NAME = String.raw`(?:(?!${ARROW}|\s*(?:${ARROW}))[^\s+,:;<>@()]|(?<=\S)[^\S\n]+(?=[^\s+,:;<>@()\-/\\]))+`;
const ACTOR = String.raw`participant|actor`;
const BLOCK = String.raw`loop|alt|opt|par_over|par|critical|break|rect|box`;

/** Sequence diagrams (https://mermaid.js.org/syntax/sequenceDiagram.html). */
export const sequence = grammar({
  main: {
    multiline: true,
    rules: [
      ...common,
      [/(?<=\s)%%.*/, 'comment'],
      ...headings,
      [atStart(String.raw`(create\s+|destroy\s+)?(${ACTOR})(\s+)`), 'keyword definition _', '+actor'],
      [atStart(String.raw`(?:destroy|activate|deactivate)\s`), 'keyword', '+names'],
      [atStart(String.raw`(${BLOCK})(?=\s|$|:)`), 'begin', '+condition'],
      [atStart(String.raw`(?:else|and|option)(?=\s|$)`), 'middle', '+condition'],
      [atStart(String.raw`end(?=\s*(?:;|$|#|%%))`), 'finish'],
      [atStart(String.raw`(note)(\s+)(left of|right of|over)(\s+)`), 'keyword _ modifier _', '+names'],
      [atStart(String.raw`(Note)(\s+)(left of|right of|over)(\s+)`), 'keyword _ modifier _', '+names'],
      [atStart(String.raw`(autonumber)(\s+off)?`), 'keyword modifier', '+numbers'],
      [atStart(String.raw`(?:links?|properties|details)(?=\s+[^\s\-:<>+]+\s*:)`), 'keyword', '+names'],
      [new RegExp(ARROW), 'arrow'],
      [/\(\)/, 'modifier'],
      [/[+-]/, 'modifier'],
      [/:/, 'punctuation', '+message'],
      [/[;,]/, 'punctuation'],
      [/@\{/, 'open', '+attributes'],
      [new RegExp(NAME, 'u'), 'id'],
    ],
  },
  actor: {
    rules: [
      blank,
      [/;/, 'punctuation', '-'],
      [/(as)(\s+)([^\n;]+)/u, 'keyword _ label'],
      [/@\{/, 'open', '+attributes'],
      [/(?:(?!\s+as\s|\s*@\{)[^;\n])+/u, 'id'],
    ],
  },
  attributes: attributesMode('label'),
  string: {
    rules: [
      [/"/, 'quote', '-'],
      [/[^"]+/u, 'label'],
    ],
  },
  names: {
    rules: [
      blank,
      [/;/, 'punctuation', '-'],
      [/,/, 'punctuation'],
      [/:/, 'punctuation', '=message'],
      [/(?:(?!\s*[,:;])[^\n])+/u, 'id'],
    ],
  },
  numbers: { rules: [blank, [/\d+(?:\.\d+)?/, 'number'], [/;/, 'punctuation', '-']] },
  condition: {
    rules: [
      blank,
      [/;/, 'punctuation', '-'],
      [/(?:rgb|hsl)a?\([^)]*\)/, 'color'],
      [/#\w+;/, 'escape'],
      [/[^;#\s][^;#]*|#/u, 'text'],
    ],
  },
  message: {
    rules: [
      blank,
      [/;/, 'punctuation', '-'],
      [/#\w+;/, 'escape'],
      [/(?:no)?wrap:/, 'modifier'],
      [/[^;#\s][^;#]*|#/u, 'linkLabel'],
    ],
  },
});
