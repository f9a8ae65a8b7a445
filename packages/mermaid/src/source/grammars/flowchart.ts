import { atStart, common, direction, grammar, quotedText, statements, styling } from './common.js';
import type { Rule } from '../rules.js';

/** Names of nodes: hyphens and equals signs stand in them, unless a link could begin there. */
const NAME = String.raw`(?:[\p{L}\p{N}\p{M}\p{So}_!#$%'*+.\x60?\\/\u200d\ufe0f]|-(?=[^>\-.]|$)|=(?!=))+`;
const OPEN = String.raw`\(\(\(|\(\(|\(\[|\[\[|\[\(|\[[/\\]|\[\||\{\{|\(-|[[({]`;
const CLOSE = String.raw`\)\)\)|\]\)|\)\]|[/\\]\]|\)\)|\]\]|\}\}|-\)|\|\]|[\])}]`;

/** A link as a whole, and the beginning of one with text in it. */
export const links: readonly Rule[] = [
  [/[xo<]?(?:--+[-xo>]|==+[=xo>]|-?\.+-[xo>]?|~~~+)/, 'arrow'],
  [/[xo<]?(?:--|==|-\.)(?=\s|")/, 'arrow', '+linkText'],
  [/[xo<]?(?:--|==|-\.)/, 'arrow', '+linkText'],
  [/\|/, 'punctuation', '+pipe'],
];

const edgeId: Rule = [/([^\s"[\](){}|@]+)(@)(?=[^{"])/u, 'property punctuation'];
const attributes: Rule = [/@\{/, 'open', '+attributes'];

export const flowModes = {
  linkText: {
    rules: [
      [/\s*(?:--+[-xo>]|==+[=xo>]|\.+-[xo>]?)/, 'arrow', '-'],
      [/"/, 'quote', '+linkString'],
      [/[^\s"-]+|-(?![-.])|\s+/u, 'linkLabel'],
      [/./u, 'linkLabel'],
    ],
  },
  pipe: {
    rules: [
      [/\|/, 'punctuation', '-'],
      [/"/, 'quote', '+linkString'],
      [/[^|"]+/u, 'linkLabel'],
    ],
  },
  linkString: {
    multiline: true,
    rules: [
      [/"/, 'quote', '-'],
      [/#\w+;/, 'escape'],
      [/[^"#]+|#/u, 'linkLabel'],
    ],
  },
  shape: {
    multiline: true,
    rules: [
      [new RegExp(CLOSE), 'shapeClose', '-'],
      [/"/, 'quote', '+labelString'],
      [/#\w+;/, 'escape'],
      [/[^[\](){}"#/\\|]+|[#/\\|]/u, 'label'],
      [/[[({]/, 'invalid'],
    ],
  },
  labelString: {
    multiline: true,
    rules: [
      [/"/, 'quote', '-'],
      [/#\w+;/, 'escape'],
      [/[^"#]+|#/u, 'label'],
    ],
  },
} as const satisfies Record<string, { rules: readonly Rule[]; multiline?: true }>;

/** Flowcharts and swimlanes (https://mermaid.js.org/syntax/flowchart.html). */
export const flowchart = grammar({
  ...flowModes,
  main: statements([
    direction,
    [atStart(String.raw`(subgraph)(?=\s|$)`), 'begin', '+title'],
    [atStart(String.raw`end(?=\s*(?:;|$|%%))`), 'finish'],
    ...styling,
    edgeId,
    attributes,
    ...links,
    [new RegExp(OPEN), 'shapeOpen', '+shape'],
    [/(?<=[^\s-])>(?=[^\s-])/, 'shapeOpen', '+shape'],
    [/&/, 'punctuation'],
    [/[;,:]/, 'punctuation'],
    [new RegExp(NAME, 'u'), 'id'],
    quotedText,
  ]),
  header: {
    rules: [
      ...common,
      [/(?:TB|TD|BT|LR|RL)\b|[<>^]|v\b/, 'modifier'],
      [/;/, 'punctuation', '-'],
      [/\S+/u, 'invalid'],
    ],
  },
  title: {
    rules: [
      ...common,
      [new RegExp(`(${NAME})(?=\\s*(?:\\[|@|$|;))`, 'u'), 'id'],
      [/@\{/, 'open', '=attributes'],
      [/;/, 'punctuation', '-'],
      [new RegExp(OPEN), 'shapeOpen', '+shape'],
      [/"/, 'quote', '+labelString'],
      [/[^\s"[(;@][^"[(;@]*/u, 'label'],
    ],
  },
});
