import { oneLine, type DrawnShape, type SvgElement } from '@letu/core';
import { readSequence, type SequenceStatement } from '../source/sequence.js';
import { drawnElements, type PictureElement } from './elements.js';
import { LabelFinder } from './labelFinder.js';
import type { PictureSource } from './lineFinder.js';
import { arrowsOf, headsOf, textBlocks } from './parts.js';

/**
 * Tells the shapes of a picture the engine leaves unmarked (sequence, activity, mind map, …): participants, arrows by their
 * order, and texts with the shapes around them, whose lines are those that say the same.
 */
export function unmarkedShapes(all: readonly SvgElement[], source: PictureSource): readonly DrawnShape[] {
  const elements = drawnElements(all);
  const { diagram } = source;
  const shapes = isSequence(all) ? sequenceShapes(elements, readSequence(diagram.lines), source) : [];
  const taken = new Set(shapes.flatMap((shape) => shape.elements));
  const finder = new LabelFinder(diagram.lines);
  for (const { text, parts } of textBlocks(elements)) {
    if (parts.some(({ element }) => taken.has(element))) continue;
    const line = finder.find(text);
    const role = parts.every(({ tag }) => tag === 'text') ? 'text' : 'node';
    const range = line === undefined ? undefined : placeOf(line, source);
    shapes.push({ role, label: text, range, elements: parts.map(({ element }) => element) });
  }
  return shapes;
}

const placeOf = (line: number, { diagram, lines }: PictureSource) =>
  lines.lineTextRange(diagram.firstLine + line);

/** Lifelines are the only groups with a title. */
const isSequence = (elements: readonly SvgElement[]) => elements.some(({ name }) => name === 'title');

function sequenceShapes(
  elements: readonly PictureElement[],
  statements: readonly SequenceStatement[],
  source: PictureSource,
): DrawnShape[] {
  const declared = statements.filter((statement) => statement.kind === 'participant');
  const heads = headsOf(elements, new Map(declared.map(({ label }, index) => [firstLineOf(label), index])));
  const participants = new Map<string, DrawnShape>();
  for (const [index, { name: key, label, line }] of declared.entries()) {
    const own = heads.filter(({ participant }) => participant === index).flatMap(({ parts }) => parts);
    const about = { label: label.replaceAll(String.raw`\n`, ' '), key, range: placeOf(line, source) };
    participants.set(key, { role: 'node', ...about, elements: own.map(({ element }) => element) });
  }
  const messages = statements.filter((statement) => statement.kind === 'message');
  const arrows = arrowsOf(elements);
  // A message a loop or a procedure repeats is written once: then order says nothing, and labels have to.
  if (arrows.length !== messages.length) return [...participants.values()];
  const links = messages.map(({ ends, line }, index): DrawnShape => {
    const parts = arrows[index] ?? [];
    const [from, to] = ends.map((end) => participants.get(end));
    const label = oneLine(parts.map(({ text }) => text).join(' '));
    return {
      role: 'link',
      label,
      range: placeOf(line, source),
      elements: parts.map(({ element }) => element),
      from,
      to,
    };
  });
  return [...participants.values(), ...links];
}

const firstLineOf = (label: string) => (label.split(String.raw`\n`, 1)[0] ?? '').replaceAll(/\s/g, '');
