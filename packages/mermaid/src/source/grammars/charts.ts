import { atStart, blank, bracketLabel, common, grammar, headings, statements, styling } from './common.js';
import type { Rule } from '../rules.js';

const number: Rule = [/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/, 'number'];
const listed: readonly Rule[] = [
  [/(")([^"]*)(")/u, 'quote label quote'],
  [/[[\](){},:]/, 'punctuation'],
  number,
];

/** Pies: quoted names with values. */
export const pie = grammar({
  main: statements([
    [/(?<=(?:pie|showData)\s+)(title)(\s+)(.*)/, 'keyword _ heading'],
    [/showData\b/, 'modifier'],
    [/(["'])((?:(?!\1).)*)(\1)/u, 'quote label quote'],
    ...listed,
  ]),
});

/** Quadrant charts: axes, quadrants and points. */
export const quadrant = grammar({
  main: statements([
    ...styling.slice(0, 1),
    [atStart(String.raw`[xy]-axis(?=\s)`), 'keyword', '+axis'],
    [atStart(String.raw`(quadrant-[1-4])(\s+)`), 'keyword _'],
    [/(:::)([\w-]+)/, 'punctuation className'],
    [/:/, 'punctuation'],
    [/\[[^\]]*\]?/, 'number', '+styles'],
    [/(")([^"]*)(")/u, 'quote label quote'],
    [/[^\s":[][^":[]*/u, 'label'],
  ]),
  axis: { rules: [blank, [/-->/, 'arrow'], [/"/, 'quote'], [/(?:(?!-->)[^"])+/u, 'label']] },
});

/** Charts with axes: bars and lines. */
export const xychart = grammar({
  main: {
    multiline: true,
    rules: [
      ...common,
      [atStart(String.raw`(title)(\s+)(")([^"]*)(")`), 'keyword _ quote heading quote'],
      ...headings,
      [/(?<=^\s*xychart(?:-beta)?\s+)(?:horizontal|vertical)/, 'modifier'],
      [atStart(String.raw`(?:[xy]-axis|bar|line)(?=[\s[]|$)`), 'keyword'],
      [/-->/, 'arrow'],
      [/(?<=^[^[]*\[[^\]]*)[^\s[\],"+.\d-][^[\],"]*/u, 'label'],
      ...listed,
      [/[^\s[\],"]+/u, 'label'],
    ],
  },
  header: { rules: [blank, [/horizontal|vertical/, 'modifier'], [/\S+/u, 'invalid']] },
});

/** Sankey diagrams: CSV of source, target, value. */
export const sankey = grammar({
  main: {
    multiline: true,
    rules: [
      ...common,
      [/(")((?:[^"]|"")*)(")/u, 'quote id quote'],
      [/,/, 'arrow'],
      [/(?<=^(?:"(?:[^"]|"")*"|[^,"]*),(?:"(?:[^"]|"")*"|[^,"]*),\s*)[\d.]+(?=\s*$)/u, 'number'],
      [/[^\s,"](?:[^,"]*[^\s,"])?/u, 'id'],
    ],
  },
});

/** Packets: ranges of bits with names. */
export const packet = grammar({
  main: statements([
    [/[+-]/, 'punctuation'],
    [/(["'])((?:(?!\1).)*)(\1)/u, 'quote label quote'],
    [/\d+/, 'number'],
    [/:/, 'punctuation'],
  ]),
});

/** Radar charts: axes and curves. */
export const radar = grammar({
  main: statements([
    [atStart(String.raw`(?:axis|curve)(?=\s)`), 'definition'],
    [/(showLegend|ticks|max|min|graticule)(\s+)([\w.-]+)/, 'property _ value'],
    ...listed,
    [/[A-Za-z_][\w-]*/, 'id'],
  ]),
});

/** Venn diagrams: sets and unions. */
export const venn = grammar({
  main: statements([
    [atStart(String.raw`(?:set|union|text)(?=\s)`), 'definition'],
    ...styling.slice(1, 2),
    [/\[/, 'shapeOpen', '+label'],
    [/(")([^"]*)(")/u, 'quote id quote'],
    [/[,:]/, 'punctuation'],
    number,
    [/[A-Za-z_][\w-]*/, 'id'],
  ]),
  label: bracketLabel,
});
