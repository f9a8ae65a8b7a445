import { padWideText, TWO_BYTE_PADDINGS, type PaddedText, type TextRange, type Theme } from '@letu/core';
import type { DotGraph } from './dot/graph.js';
import { DEFAULT_FONT, emPerByte, measuredFont } from './fonts.js';
import { MARKERS } from './picture/palette.js';

interface Edit extends TextRange {
  readonly text: string;
}

const FONT_ATTRIBUTES: ReadonlySet<string> = new Set(['fontname', 'labelfontname']);
const FACE = /(\bFACE\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
/** Encodings a graph may name. The text here is Unicode already, and reading it as anything else would garble it. */
const OTHER_CHARSETS = /^(?:latin-?1|l1|iso[-_]?8859-1|iso-ir-100|big-?5)$/i;

/**
 * Makes of the user's text what Graphviz gets: the first graph alone, with our defaults, fonts it can measure and wide
 * text padded. Lines stay as they are, so that Graphviz counts them as the user does.
 */
export function prepareSource(
  source: string,
  graph: DotGraph,
  defaults: string,
  own: readonly Edit[] = [],
): PaddedText {
  const edits: Edit[] = [...own];
  const fonts = new Set([DEFAULT_FONT]);
  const useFont = (name: string): string => {
    fonts.add(name);
    return measuredFont(name);
  };

  if (source.startsWith('\uFEFF')) edits.push({ from: 0, to: 1, text: '' });
  if (graph.bodyFrom !== undefined) {
    edits.push({ from: graph.bodyFrom, to: graph.bodyFrom, text: defaults });
  }
  for (const { name, value } of graph.attributes) {
    if (FONT_ATTRIBUTES.has(name)) edits.push({ ...value, text: quote(useFont(value.value)) });
    else if (name === 'charset' && OTHER_CHARSETS.test(value.value))
      edits.push({ ...value, text: '"utf-8"' });
    else if (value.html) edits.push(...faceEdits(source, value, useFont));
  }
  if (graph.end !== undefined) edits.push({ from: graph.end, to: source.length, text: '' });

  const narrowest = Math.min(...[...fonts].map(emPerByte));
  const perCharacter = Math.max(0, (1 / narrowest - 3) / 2);
  return padWideText(
    applyEdits(source, edits),
    (length) => Math.ceil(length * perCharacter),
    TWO_BYTE_PADDINGS,
  );
}

/** Returns the defaults of Graphviz's own look: its colours by day, markers for them by night. */
export function ownDefaults(theme: Theme): string {
  const font = `fontname="${DEFAULT_FONT}"`;
  if (theme === 'light') return `graph[bgcolor=transparent,${font}]node[${font}]edge[${font}];`;
  const colors = (line: string) => `color="${line}",fontcolor="${MARKERS.text}",${font}`;
  return `graph[bgcolor=transparent,${colors(MARKERS.shape)}]node[${colors(MARKERS.shape)}]edge[${colors(MARKERS.edge)}];`;
}

function faceEdits(source: string, range: TextRange, useFont: (name: string) => string): Edit[] {
  return [...source.slice(range.from, range.to).matchAll(FACE)].map((match) => {
    const [whole, start = '', double, single] = match;
    const from = range.from + match.index;
    return { from, to: from + whole.length, text: `${start}"${useFont(double ?? single ?? '')}"` };
  });
}

function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

function applyEdits(source: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    text += source.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + source.slice(at);
}
