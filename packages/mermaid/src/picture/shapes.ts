import { stampShapes, svgElements, type DrawnShape, type StampedPicture } from '@letu/core';
import { readParts } from '../source/parts.js';
import type { Part } from '../source/part.js';
import { dialectIn } from '../source/scan.js';
import { tieLinks, tieNames } from './named.js';
import { Ties } from './ties.js';
import { TIES } from './drawnInOrder.js';

const ROOT_ID = /^<svg\b[^>]*?\sid="([^"]+)"/;
/** What the start and the end of a diagram of states are called, which have no name of their own. */
const PSEUDO_STATE = /_(?:start|end)$/;

/**
 * Tells what a picture shows: the parts of its source, with the elements that Mermaid names after them or draws in an order that
 * is known.
 *
 * @param svg The picture as Mermaid drew it.
 * @param source The text as the user wrote it.
 */
export function withShapes(svg: string, source: string): StampedPicture {
  const dialect = dialectIn(source);
  const elements = svgElements(svg).filter(({ name }) => name !== 'title');
  const ties = new Ties(source, readParts(source), elements, ROOT_ID.exec(svg)?.[1] ?? '');
  tieNames(ties, dialect);
  tieLinks(ties, dialect);
  for (const tie of TIES[dialect] ?? []) tie(ties);
  return stampShapes(svg, shapesOf(ties));
}

function shapesOf(ties: Ties): readonly DrawnShape[] {
  const shapes = ties.parts.map((part): DrawnShape => {
    const { role, from, to } = part;
    return { role, ...namesOf(part, ties), range: { from, to }, elements: ties.elementsOf(part) };
  });
  const byId = new Map(ties.parts.map(({ id }, index) => [id, shapes[index]]));
  for (const [index, { parent, ends }] of ties.parts.entries()) {
    const [from, to] = ends?.map((id) => byId.get(id)) ?? [];
    const around = shapes[parent ?? -1];
    if (around?.elements.length) around.role = 'group';
    Object.assign(shapes[index] ?? {}, { parent: around, from, to });
  }
  return shapes;
}

function namesOf(part: Part, ties: Ties): Pick<DrawnShape, 'label' | 'key'> {
  const { id, label } = part;
  if (PSEUDO_STATE.test(id) && label === id) return { label: '●' };
  return { label, key: id !== '' && ties.textOf(part).includes(id) ? id : undefined };
}
