import { stampShapes, type DrawnShape, type StampedPicture } from '@letu/core';
import { readParts } from '../source/parts.js';
import type { Part } from '../source/part.js';
import { dialectIn } from '../source/scan.js';
import { readElements } from './elements.js';
import { tieLinks, tieNames, Ties } from './tie.js';
import { SPECIAL_TIES, tieInOrder } from './tieSpecial.js';
import { tieTexts } from './tieTexts.js';

const ROOT_ID = /^<svg\b[^>]*?\sid="([^"]+)"/;
/** What the start and the end of a diagram of states are called, which have no name of their own. */
const PSEUDO_STATE = /_(?:start|end)$/;

/**
 * Tells what a picture shows: the parts of its source, with the elements that Mermaid names after them.
 *
 * @param svg The picture as Mermaid drew it.
 * @param source The text as the user wrote it.
 */
export function withShapes(svg: string, source: string): StampedPicture {
  const parts = readParts(source);
  const pictureId = ROOT_ID.exec(svg)?.[1] ?? '';
  const dialect = dialectIn(source);
  const ties = new Ties(parts, readElements(svg));
  tieNames(ties, dialect, pictureId);
  tieLinks(ties, dialect);
  SPECIAL_TIES[dialect]?.(ties, pictureId);
  tieInOrder(ties, dialect);
  tieTexts(ties);
  return stampShapes(svg, shapesOf(ties, source));
}

function shapesOf(ties: Ties, source: string): readonly DrawnShape[] {
  const shapes = ties.parts.map((part, index): DrawnShape => {
    const elements = ties.elementsOf(index).flatMap((number) => ties.elements[number]?.element ?? []);
    return { role: part.role, ...namesOf(part, source), range: { from: part.from, to: part.to }, elements };
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

function namesOf({ id, label, from, to }: Part, source: string): Pick<DrawnShape, 'label' | 'key'> {
  if (PSEUDO_STATE.test(id) && label === id) return { label: '●' };
  return { label, key: id !== '' && source.slice(from, to).includes(id) ? id : undefined };
}
