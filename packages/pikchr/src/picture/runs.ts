import { svgElements, type SvgElement } from '@letu/core';
import { drawingStatements, type DrawingStatement } from '../syntax/statements.js';
import { markedIndex, withMarkers } from './markers.js';

/** What is drawn by one run of a statement: a macro runs the statements in it once a call. */
export interface Run {
  readonly statement: DrawingStatement;
  readonly elements: SvgElement[];
  readonly texts: string[];
}

const DRAWN = /^(?:path|circle|ellipse|polygon|polyline|line|text)$/;
const COLORS = /(?:stroke|fill)(?:-width)?(?::[^;]*;?)/g;
const LINE_COLOR = /stroke:rgb\((\d+),(\d+),(\d+)\)/;
const FILL_COLOR = /rgb\((\d+),(\d+),(\d+)\)/;
const GEOMETRY = ['x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'd', 'points', 'text-anchor', 'font-size', 'style'];

/**
 * Finds what each run of a statement draws, in the order it is painted.
 *
 * Pikchr says nothing of where an element comes from, so the text is drawn a second time with a colour of its own for each
 * statement. Where the second picture is not the first in other colours, undefined comes back.
 *
 * @param draw Draws a text in the light theme; returns undefined for one with a mistake.
 */
export function runsOf(
  svg: string,
  source: string,
  draw: (text: string) => string | undefined,
): readonly Run[] | undefined {
  const statements = drawingStatements(source);
  const outside = statements.filter(({ inMacro }) => !inMacro);
  const elements = drawnElements(svg);
  // A call of a macro can set the colour that a statement in it was given here.
  for (const marked of outside.length < statements.length ? [statements, outside] : [statements]) {
    const colored = drawnElements(draw(withMarkers(source, marked)) ?? '');
    if (!isSamePicture(elements, colored)) continue;
    return joined(
      elements,
      colored.map((element) => marked[markedIndex(colorOf(element))]),
    );
  }
  return undefined;
}

const drawnElements = (svg: string) => svgElements(svg).filter(({ name }) => DRAWN.test(name));

function isSamePicture(elements: readonly SvgElement[], colored: readonly SvgElement[]): boolean {
  return elements.length === colored.length && elements.every((one, at) => isSame(one, colored[at]));
}

function isSame(one: SvgElement, other: SvgElement | undefined): boolean {
  return (
    one.name === other?.name &&
    one.text === other.text &&
    GEOMETRY.every((name) => withoutColors(one, name) === withoutColors(other, name))
  );
}

const withoutColors = (element: SvgElement, name: string) => element.attribute(name).replaceAll(COLORS, '');

function colorOf(element: SvgElement): number {
  const [, red = '', green = '', blue = ''] =
    LINE_COLOR.exec(element.attribute('style')) ??
    FILL_COLOR.exec(element.attribute('fill') || element.attribute('style')) ??
    [];
  return (Number(red) << 16) | (Number(green) << 8) | Number(blue);
}

/** Joins what a statement draws at a time: its shapes come before its texts. */
function joined(
  elements: readonly SvgElement[],
  statements: readonly (DrawingStatement | undefined)[],
): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, element] of elements.entries()) {
    const statement = statements[index];
    if (!statement) continue;
    const isText = element.name === 'text';
    let run = runs.at(-1);
    if (run?.statement !== statement || (!isText && run.texts.length > 0)) {
      runs.push((run = { statement, elements: [], texts: [] }));
    }
    run.elements.push(element);
    if (isText) run.texts.push(element.text);
  }
  return runs;
}
