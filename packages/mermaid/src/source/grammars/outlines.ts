import type { Rule } from '../rules.js';
import { atStart, attributesMode, blank, common, grammar, statements, styling } from './common.js';

const boxRules: readonly Rule[] = [
  [/\)\)|\]\]|\}\}|[\])}]|\(-|-\)|\(/, 'shapeClose', '-'],
  [/"/, 'quote'],
  [/[^"()[\]{}]+/u, 'label'],
  [/[[{]/, 'label'],
];

const box = { box: { multiline: true, rules: boxRules } } as const;
const attributes = { attributes: attributesMode('string') };

/** Mind maps and kanban boards: every line is one item, below the one it is indented under. */
export const indented = grammar({
  ...box,
  ...attributes,
  main: {
    multiline: true,
    rules: [
      ...common,
      [/(?<=\s)%%.*/, 'comment'],
      [/(::icon)(\()([^)]*)(\))/, 'property punctuation value punctuation'],
      [/(:::)(.*)/u, 'punctuation className'],
      [/@\{/, 'open', '+attributes'],
      [/\(\(|\[\[|\{\{|\)\)|[[({)]/, 'shapeOpen', '+box'],
      [/(?<=^\s*)[^\s[({)@][^[({)@]*(?=[[({)])/u, 'id'],
      [/[^\s[({)][^[({)@]*(?:@(?!\{)[^[({)@]*)*/u, 'label'],
      [/[\])}]/, 'invalid'],
    ],
  },
});

/** Fishbone diagrams: indented lines of plain text. */
export const ishikawa = grammar({
  main: { multiline: true, rules: [...common, [/[^\s].*/u, 'label']] },
});

/** Treemaps: quoted names, indented, with values. */
export const treemap = grammar({
  main: statements([
    ...styling,
    [/(["'])((?:(?!\1).)*)(\1)/u, 'quote label quote'],
    [/[:,]/, 'punctuation'],
    [/-?[\d_.,]+/, 'number'],
  ]),
});

/** Trees of files: indented, or drawn with lines. */
export const treeView = grammar({
  main: statements([
    [/[│├└─┬┌|`+-]+(?=\s)/u, 'punctuation'],
    [/(?<=\s)##.*/u, 'text'],
    [/(:::)(\s*)([\w-]+)/, 'punctuation _ className'],
    [/(icon)(\()([^)]*)(\))/, 'property punctuation value punctuation'],
    [/(["'])((?:(?!\1).)*)(\1)/u, 'quote label quote'],
    [/[^\s"'│├└](?:(?!\s+(?:##|:::|icon\())[^"])*/u, 'label'],
  ]),
});

/** Timelines: periods with events behind colons. */
export const timeline = grammar({
  main: statements([
    [atStart(String.raw`(section)(\s+)(.+)`), 'section _ heading'],
    [/:/, 'punctuation'],
    [/(?:TD|LR)(?=\s*$)/, 'modifier'],
    [/[^\s:#][^:]*|#/u, 'label'],
  ]),
});

/** User journeys: tasks with a score and who takes part. */
export const journey = grammar({
  main: statements([
    [atStart(String.raw`(section)(\s+)(.+)`), 'section _ heading'],
    [/(?<=^[^:]*:\s*)-?\d+(?=\s*(?::|$))/, 'number'],
    [/(?<=^[^:]*:[^:]*:.*)[^\s:,][^:,]*/u, 'id'],
    [/[:,]/, 'punctuation'],
    [/[^\s:,#][^:]*|#/u, 'label'],
  ]),
});

/** Gantt charts (https://mermaid.js.org/syntax/gantt.html). */
export const gantt = grammar({
  main: statements([
    [atStart(String.raw`(section)(\s+)(.+)`), 'section _ heading'],
    [
      atStart(String.raw`(dateFormat|axisFormat|tickInterval|weekday|weekend|todayMarker)(\s+)(.*)`),
      'keyword _ value',
    ],
    [atStart(String.raw`(excludes|includes)(\s+)(.*)`), 'keyword _ value'],
    [atStart('(?:inclusiveEndDates|topAxis)'), 'keyword'],
    [atStart(String.raw`click(?=\s)`), 'keyword', '+click'],
    [/:/, 'punctuation', '+task'],
    [/[^\s:#;][^:#;]*|[#;]/u, 'label'],
  ]),
  task: {
    rules: [
      blank,
      [/,/, 'punctuation'],
      [/\b(?:done|active|crit|milestone|vert)(?=\s*(?:,|$))/, 'modifier'],
      [/(?:after|until)(?=\s)/, 'keyword', '+after'],
      [/\d+(?:\.\d+)?(?:ms|[smhdwMy])(?=\s*(?:,|$))/, 'number'],
      [/\d[^,\s]*(?:\s\d[^,\s]*)?(?=\s*(?:,|$))/, 'number'],
      [/[^\s,:]+/u, 'id'],
      [/:/, 'punctuation'],
    ],
  },
  after: { rules: [blank, [/,/, 'punctuation', '-'], [/[^\s,]+/u, 'id']] },
});
