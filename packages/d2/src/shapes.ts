import {
  decodeXml,
  fromBase64,
  oneLine,
  stampShapes,
  svgElements,
  type DrawnShape,
  type StampedPicture,
  type SvgElement,
  type TextRange,
} from '@letu/core';
import { plainId, readRange, sourceEdges, type SourceEdge } from './ast.js';
import type { NamedBoard } from './boards.js';
import type { D2Board, D2Connection, D2Object, D2Shape } from './vendor/api.js';

/** Tells what the picture of a board shows: shapes where they are named first, connections where they are written. */
export function withShapes(svg: string, source: string, { board, graph, maps }: NamedBoard): StampedPicture {
  const elements = elementsById(svg);
  const objects = pairs(board.shapes ?? [], graph.objects ?? []);
  const nodes = new Map<string, DrawnShape>();
  for (const shape of board.shapes ?? []) {
    const { id } = shape;
    const range = placeOf(objects.get(shape));
    const key = range && source.slice(range.from, range.to).replace(/^(["'])(.*)\1$/s, '$2');
    const parent = parentOf(id, nodes);
    if (parent) parent.role = 'group';
    const about = { label: oneLine(shape.label) || id, key, range, elements: elements.get(id) ?? [], parent };
    nodes.set(id, { role: 'node', ...about });
  }
  const connections = drawnLinks(board);
  const places = linkPlaces(
    connections,
    maps.flatMap((map) => [...sourceEdges(map)]),
  );
  const links = connections.map((link): DrawnShape => {
    const { id, label, src, dst, srcArrow, dstArrow } = link;
    const ends = [nodes.get(src), nodes.get(dst)];
    const arrows = [srcArrow, dstArrow].filter((arrow) => arrow !== 'none').length;
    const [from, to] = arrows === 1 && dstArrow === 'none' ? ends.toReversed() : ends;
    const about = { label: oneLine(label), range: places.get(link), elements: elements.get(id) ?? [] };
    return { role: 'link', ...about, from, to, arrows: ARROWS[arrows] };
  });
  return stampShapes(svg, [...nodes.values(), ...links]);
}

const ARROWS = ['none', undefined, 'both'] as const;

/** D2 gives every element its id as a class, escaped for XML and in URL-safe base64. */
function elementsById(svg: string): ReadonlyMap<string, readonly SvgElement[]> {
  const found = new Map<string, SvgElement[]>();
  for (const element of svgElements(svg)) {
    if (element.name !== 'g') continue;
    const id = idIn(element.attribute('class').split(' ')[0] ?? '');
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), element]);
  }
  return found;
}

function idIn(word: string): string | undefined {
  try {
    const bytes = fromBase64(word.replaceAll('-', '+').replaceAll('_', '/'));
    return decodeXml(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The connections of a board without the lifelines of sequence diagrams, which D2 draws as connections to nothing. */
function drawnLinks({ connections }: D2Board): readonly D2Connection[] {
  return (connections ?? []).filter(({ dst }) => !LIFELINE_END.test(dst));
}

const LIFELINE_END = /-lifeline-end-\d+$/;

/** Finds where each connection is written, the next one between the same ends each time. Patterns write none. */
function linkPlaces(
  links: readonly D2Connection[],
  edges: readonly SourceEdge[],
): ReadonlyMap<D2Connection, TextRange> {
  const left = [...edges];
  const places = new Map<D2Connection, TextRange>();
  const find = (isSame: (written: string, drawn: string) => boolean) => {
    for (const link of links.filter((one) => !places.has(one))) {
      const ends = [plainId(link.src), plainId(link.dst)];
      const fits = ([from, to]: readonly string[], [a = '', b = '']: readonly string[]) =>
        isSame(from ?? '', a) && isSame(to ?? '', b);
      const index = left.findIndex((edge) => fits(edge.ends, ends) || fits(edge.ends, ends.toReversed()));
      for (const { from, to } of index < 0 ? [] : left.splice(index, 1)) places.set(link, { from, to });
    }
  };
  find(isWithin);
  find(isInGroup);
  return places;
}

/** A connection between columns is drawn between their tables. */
const isWithin = (written: string, drawn: string) => written === drawn || written.startsWith(`${drawn}.`);

/** A message in a group of a sequence diagram is drawn between the participants outside of it. */
const isInGroup = (written: string, drawn: string) => written.endsWith(`.${drawn}`);

/** Finds what the source calls each shape. Both lists have one order; what D2 adds itself, the source lacks. */
function pairs(shapes: readonly D2Shape[], objects: readonly D2Object[]): ReadonlyMap<D2Shape, D2Object> {
  const found = new Map<D2Shape, D2Object>();
  for (const shape of shapes) {
    const object = objects[found.size];
    if (object && (shape.id === object.id || shape.id.endsWith(`.${object.id}`))) found.set(shape, object);
  }
  return found;
}

function placeOf(object: D2Object | undefined): TextRange | undefined {
  const [first] = object?.references ?? [];
  const [part] = Object.values(first?.key.path[first.key_path_index] ?? {});
  return readRange(part?.range ?? '');
}

/** Finds the nearest shape around another by its path; names may hold dots themselves. */
function parentOf(id: string, nodes: ReadonlyMap<string, DrawnShape>): DrawnShape | undefined {
  for (let dot = id.lastIndexOf('.'); dot > 0; dot = id.lastIndexOf('.', dot - 1)) {
    const parent = nodes.get(id.slice(0, dot));
    if (parent) return parent;
  }
  return undefined;
}
