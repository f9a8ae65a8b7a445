import type { LineIndex, SourceMapEntry } from '@letu/core';
import type { SelectedDiagram } from '../source/selectDiagram.js';
import { readSequence, type SequenceStatement } from '../source/sequence.js';
import { readElements, type PictureElement } from './elements.js';
import { LabelFinder } from './labelFinder.js';
import { arrowsOf, headsOf, textBlocks } from './parts.js';

/** A picture with the places of its parts, which carry `data-tie` attributes for the map to name. */
export interface TiedPicture {
  readonly svg: string;
  readonly sourceMap: readonly SourceMapEntry[];
}

const IS_SEQUENCE = /<g><title>[^<]*<\/title><rect\b/;

/**
 * Ties a picture the engine leaves unmarked (sequence, activity, mind map, …) to its source: arrows by their order, and
 * texts with the shapes around them by what they say.
 */
export function tiePicture(svg: string, diagram: SelectedDiagram, lines: LineIndex): TiedPicture {
  const elements = readElements(svg);
  const ties = new Map<PictureElement, number>();
  const tie = (line: number, parts: readonly PictureElement[]) => {
    for (const part of parts) if (!ties.has(part)) ties.set(part, line);
  };
  if (IS_SEQUENCE.test(svg)) tieSequence(elements, readSequence(diagram.lines), tie);
  const finder = new LabelFinder(diagram.lines);
  for (const block of textBlocks(elements)) {
    if (block.parts.some((part) => ties.has(part))) continue;
    const line = finder.find(block.text);
    if (line !== undefined) tie(line, block.parts);
  }
  return mark(svg, ties, diagram.firstLine, lines);
}

function tieSequence(
  elements: readonly PictureElement[],
  statements: readonly SequenceStatement[],
  tie: (line: number, parts: readonly PictureElement[]) => void,
): void {
  const participants = new Map<string, number>();
  for (const statement of statements) {
    if (statement.kind === 'participant') participants.set(firstLineOf(statement.label), statement.line);
  }
  for (const head of headsOf(elements, participants)) tie(head.line, head.parts);
  const messages = statements.filter(({ kind }) => kind === 'message');
  const arrows = arrowsOf(elements);
  // A message a loop or a procedure repeats is written once: then order says nothing, and labels have to.
  if (arrows.length !== messages.length) return;
  for (const [index, arrow] of arrows.entries()) tie(messages[index]?.line ?? 0, arrow);
}

const firstLineOf = (label: string) => (label.split(String.raw`\n`, 1)[0] ?? '').replaceAll(/\s/g, '');

function mark(
  svg: string,
  ties: ReadonlyMap<PictureElement, number>,
  firstLine: number,
  lines: LineIndex,
): TiedPicture {
  let marked = '';
  let done = 0;
  const inOrder = [...ties].toSorted(([a], [b]) => a.attributesAt - b.attributesAt);
  for (const [{ attributesAt }, line] of inOrder) {
    marked += `${svg.slice(done, attributesAt)} data-tie="${line}"`;
    done = attributesAt;
  }
  const tied = [...new Set(ties.values())].toSorted((a, b) => a - b);
  return {
    svg: marked + svg.slice(done),
    sourceMap: tied.map((line) => ({
      selector: `[data-tie="${line}"]`,
      ...lines.lineTextRange(firstLine + line),
    })),
  };
}
