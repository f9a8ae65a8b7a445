import type { RenderSuccess } from '@letu/core';
import { DOMParser, type Element } from '@letu/svg-dom';
import { ShapeIndex } from '../../../packages/editor/src/picture/interactive/shapes.js';
import { ofEachKind } from '../../ofEachKind.js';
import type { DrawnDiagram } from './drawnPart.js';

interface Reader {
  /** Returns what a picture of the kind shows, told from the picture alone. */
  drawnDiagram(root: Element, source: string): DrawnDiagram;
}

const READERS = await ofEachKind<Reader>('test/drawnDiagram.ts');

/** How many nodes and links of one picture are found in its source. */
export interface TieCount extends Pick<DrawnDiagram, 'type' | 'counted'> {
  readonly nodes: number;
  readonly found: number;
  readonly links: number;
  readonly linksFound: number;
  /** What the parts are called that are not found. */
  readonly missing: readonly string[];
}

/**
 * Clicks every node and link of a picture as the editor does, and looks whether the piece of source it selects says the part.
 *
 * @param kind The kind's name, such as `graphviz`.
 */
export function countTies(
  kind: string,
  source: string,
  { svg, shapes }: Pick<RenderSuccess, 'svg' | 'shapes'>,
): TieCount {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const reader = READERS.get(kind);
  if (!root || !reader) throw new RangeError(`There is nothing to count in a picture of ${kind}.`);
  // The index reads nothing but attributes and parents, which this DOM has as browsers do.
  const index = new ShapeIndex(root as unknown as globalThis.Element, shapes);
  const { type, counted, parts } = reader.drawnDiagram(root, source);
  const missing = parts.filter(({ target, isSaidBy }) => {
    const range = index.tiedShapeOf(target as unknown as globalThis.Element)?.range;
    return !range || !isSaidBy(source.slice(range.from, range.to));
  });
  const count = (list: typeof parts, role: 'node' | 'link') =>
    list.filter((part) => part.role === role).length;
  const [nodes, links] = [count(parts, 'node'), count(parts, 'link')];
  return {
    type,
    counted,
    nodes,
    found: nodes - count(missing, 'node'),
    links,
    linksFound: links - count(missing, 'link'),
    missing: missing.map(({ role, name }) => `${role} ${name}`),
  };
}
