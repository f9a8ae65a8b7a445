import { atStart, blank, common, direction, grammar, headings, styling } from './common.js';

const NAME = String.raw`(?:(?!-->|--)[^\s:{}"<>;[\]])+`;

/** State diagrams (https://mermaid.js.org/syntax/stateDiagram.html). */
export const state = grammar({
  main: {
    multiline: true,
    rules: [
      ...common,
      [/(?<=^\s*)#.*/, 'comment'],
      ...headings,
      direction,
      [atStart(String.raw`(state)(\s+)(")([^"]*)(")(\s+as)?`), 'definition _ quote label quote keyword'],
      [atStart(String.raw`state(?=\s)`), 'definition'],
      [atStart(String.raw`(note)(\s+)(left of|right of)(\s+)(?=.*:)`), 'keyword _ modifier _', '+noteOf'],
      [atStart(String.raw`(note)(\s+)(left of|right of)(\s+)`), 'begin _ modifier _', '+noteOf'],
      [atStart(String.raw`(note)(\s+)(")([^"]*)(")(\s*as)`), 'keyword _ quote string quote keyword'],
      [atStart(String.raw`(?:hide empty description|scale\s+\d+\s+width)`), 'keyword'],
      ...styling,
      [/\[\*\]/, 'id'],
      [/-->/, 'arrow'],
      [/(?<=^\s*)--(?=\s*$)/, 'middle'],
      [/(<<)(fork|join|choice|history|end|start)(>>)/, 'punctuation type punctuation'],
      [/(\[\[)(fork|join|choice)(\]\])/, 'punctuation type punctuation'],
      [/\{/, 'open'],
      [/\}/, 'close'],
      [/:(?!:)/, 'punctuation', '+text'],
      [/;/, 'punctuation'],
      [new RegExp(NAME, 'u'), 'id'],
    ],
  },
  text: { rules: [blank, [/;/, 'punctuation', '-'], [/[^\s;][^;]*/u, 'linkLabel']] },
  noteOf: {
    multiline: true,
    rules: [blank, [/:/, 'punctuation', '=noteLine'], [new RegExp(NAME, 'u'), 'id', '=note']],
  },
  noteLine: { rules: [blank, [/\S.*/u, 'string', '-']] },
  note: {
    multiline: true,
    rules: [
      [/(?<=^\s*)end note\b/, 'finish', '-'],
      [/(?<=\S\s*):/, 'punctuation', '=noteLine'],
      blank,
      [/\S.*/u, 'string'],
    ],
  },
});
