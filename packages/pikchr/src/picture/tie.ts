import type { SourceMap } from '@letu/core';
import { drawingStatements, type DrawingStatement } from '../syntax/statements.js';
import { readElements } from './elements.js';
import { markedIndex, withMarkers } from './markers.js';

/** What is drawn by one run of a statement: a macro runs the statements in it once a call. */
export interface DrawnStatement {
  readonly statement: DrawingStatement;
  readonly texts: readonly string[];
}

/** A picture tied to its source. */
export interface TiedPicture {
  /** The picture, with the number of its statement on each element. */
  readonly svg: string;
  readonly sourceMap: SourceMap;
  /** In the order they are painted. */
  readonly drawn: readonly DrawnStatement[];
}

/**
 * Ties the shapes and texts of a picture to the statements that draw them.
 *
 * Pikchr says nothing of where an element comes from, so the text is drawn a second time with a colour of its own for each
 * statement. Where the second picture is not the first in other colours, nothing is tied.
 *
 * @param draw Draws a text in the light theme; returns undefined for one with a mistake.
 */
export function tiePicture(
  svg: string,
  source: string,
  draw: (text: string) => string | undefined,
): TiedPicture | undefined {
  const statements = drawingStatements(source);
  const outside = statements.filter(({ inMacro }) => !inMacro);
  // A call of a macro can set the colour that a statement in it was given here.
  for (const marked of outside.length < statements.length ? [statements, outside] : [statements]) {
    const tied = tieBy(svg, draw(withMarkers(source, marked)), marked);
    if (tied) return tied;
  }
  return undefined;
}

function tieBy(
  svg: string,
  markedSvg: string | undefined,
  statements: readonly DrawingStatement[],
): TiedPicture | undefined {
  const elements = readElements(svg);
  const marked = markedSvg === undefined ? [] : readElements(markedSvg);
  const isSame =
    elements.length === marked.length &&
    elements.every(({ geometry }, at) => geometry === marked[at]?.geometry);
  if (!isSame) return undefined;

  const drawn: { statement: DrawingStatement; texts: string[] }[] = [];
  const places = new Map<string, DrawingStatement>();
  let [text, at] = ['', 0];
  for (const [index, { attributesAt, text: label }] of elements.entries()) {
    const number = markedIndex(marked[index]?.color ?? 0);
    const statement = statements[number];
    if (!statement) continue;
    places.set(`[data-statement="${number}"]`, statement);
    text += `${svg.slice(at, attributesAt)} data-statement="${number}"`;
    at = attributesAt;
    if (drawn.at(-1)?.statement !== statement) drawn.push({ statement, texts: [] });
    if (label !== undefined) drawn.at(-1)?.texts.push(label.trim());
  }
  const sourceMap = [...places]
    .map(([selector, { from, to }]) => ({ selector, from, to }))
    .toSorted((a, b) => a.from - b.from);
  return { svg: text + svg.slice(at), sourceMap, drawn };
}
