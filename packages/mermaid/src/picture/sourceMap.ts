import type { SourceMap, SourceMapEntry } from '@letu/core';
import { dialectIn } from '../source/scan.js';
import { readParts } from '../source/parts.js';
import { readElements, type PictureElement } from './elements.js';
import { tieLinks, tieNames, Ties } from './tie.js';
import { SPECIAL_TIES } from './tieSpecial.js';
import { tieTexts } from './tieTexts.js';

/** A picture with what ties its elements to the source. */
export interface MappedPicture {
  readonly svg: string;
  readonly sourceMap: SourceMap;
}

const ROOT_ID = /^<svg\b[^>]*?\sid="([^"]+)"/;

/**
 * Ties the elements of a picture to the places of what they show in the source.
 *
 * Mermaid names most elements after what they stand for. Elements without a name that are tied are given one.
 *
 * @param svg The picture as Mermaid drew it.
 * @param source The text as the user wrote it.
 */
export function mapPicture(svg: string, source: string): MappedPicture {
  const parts = readParts(source);
  const pictureId = ROOT_ID.exec(svg)?.[1];
  if (parts.length === 0 || pictureId === undefined) return { svg, sourceMap: [] };
  const dialect = dialectIn(source);
  const ties = new Ties(parts, readElements(svg));
  tieNames(ties, dialect, pictureId);
  tieLinks(ties, dialect);
  SPECIAL_TIES[dialect]?.(ties, pictureId);
  tieTexts(ties);
  return named(svg, ties, pictureId);
}

function named(svg: string, ties: Ties, pictureId: string): MappedPicture {
  const added = new Map<number, string>();
  const selectorOf = (index: number) => {
    const element = ties.elements[index];
    if (!element) return [];
    const known = knownSelector(element);
    if (known) return [known];
    const id = added.get(index) ?? `${pictureId}-part-${added.size}`;
    added.set(index, id);
    return [attribute('id', id)];
  };
  const entries: SourceMapEntry[] = [];
  for (const [index, { from, to }] of ties.parts.entries()) {
    const selectors = new Set(ties.elementsOf(index).flatMap(selectorOf));
    if (selectors.size > 0) entries.push({ from, to, selector: [...selectors].join(',') });
  }
  return {
    svg: withIds(svg, ties.elements, added),
    sourceMap: entries.toSorted((a, b) => a.from - b.from || a.to - b.to),
  };
}

function knownSelector({ id, type, dataId }: PictureElement): string | undefined {
  if (id !== '') return attribute('id', id);
  if (dataId === '') return undefined;
  return type === ''
    ? attribute('data-id', dataId)
    : attribute('data-et', type) + attribute('data-id', dataId);
}

/** A selector by attribute: ids of Mermaid hold characters that `#…` would need escaped one by one. */
function attribute(name: string, value: string): string {
  const escaped = value.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll(/[\n\r\f]/g, (control) => {
    return `\\${control.charCodeAt(0).toString(16)} `;
  });
  return `[${name}="${escaped}"]`;
}

function withIds(
  svg: string,
  elements: readonly PictureElement[],
  added: ReadonlyMap<number, string>,
): string {
  const pieces: string[] = [];
  let end = 0;
  for (const [index, id] of [...added].toSorted(([a], [b]) => a - b)) {
    const at = elements[index]?.at ?? end;
    pieces.push(svg.slice(end, at), ` id="${id}"`);
    end = at;
  }
  return pieces.join('') + svg.slice(end);
}
