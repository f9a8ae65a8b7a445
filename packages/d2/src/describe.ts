import type { Outline, OutlineItem, SourceMap, SourceMapEntry } from '@letu/core';
import { plainId, readRange, sourceEdges, type SourceEdge } from './ast.js';
import type { CompileResult, D2Board, D2Connection, D2Object, D2Shape } from './vendor/api.js';

/** Ties the root board to its source: shapes to where they are named first, connections to where they are drawn. */
export function sourceMapOf({ diagram, graph }: CompileResult): SourceMap {
  const shapes = pairs(diagram.shapes ?? [], graph.objects ?? []).flatMap(([shape, object]) => {
    const place = placeOf(object);
    return place ? [{ ...place, selector: selectorOf(shape) }] : [];
  });
  const links = linkPlaces(drawnLinks(diagram), [...sourceEdges(graph.ast)]);
  return [...shapes, ...links].toSorted((a, b) => a.from - b.from);
}

/** The connections of a board without the lifelines of sequence diagrams, which D2 draws as connections to nothing. */
function drawnLinks({ connections }: D2Board): D2Connection[] {
  return (connections ?? []).filter(({ dst }) => !LIFELINE_END.test(dst));
}

const LIFELINE_END = /-lifeline-end-\d+$/;

/** Finds where each connection is written, the next one between the same ends each time. Patterns write none. */
function linkPlaces(links: readonly D2Connection[], edges: readonly SourceEdge[]): SourceMapEntry[] {
  const left = [...edges];
  const find = ({ src, dst }: D2Connection, isSame: (written: string, drawn: string) => boolean) => {
    const ends = [plainId(src), plainId(dst)];
    const fits = ([from, to]: readonly string[], [a = '', b = '']: readonly string[]) =>
      isSame(from ?? '', a) && isSame(to ?? '', b);
    const index = left.findIndex((edge) => fits(edge.ends, ends) || fits(edge.ends, ends.toReversed()));
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const exact = links.map((link) => find(link, isWithin));
  return links.flatMap((link, index) => {
    const edge = exact[index] ?? find(link, isInGroup);
    return edge ? [{ from: edge.from, to: edge.to, selector: selectorOf(link) }] : [];
  });
}

/** A connection between columns is drawn between their tables. */
const isWithin = (written: string, drawn: string) => written === drawn || written.startsWith(`${drawn}.`);

/** A message in a group of a sequence diagram is drawn between the participants outside of it. */
const isInGroup = (written: string, drawn: string) => written.endsWith(`.${drawn}`);

/** Finds what the source calls each shape. Both lists have one order; what D2 adds itself, the source lacks. */
function pairs(shapes: readonly D2Shape[], objects: readonly D2Object[]): (readonly [D2Shape, D2Object])[] {
  const found: (readonly [D2Shape, D2Object])[] = [];
  let next = 0;
  for (const shape of shapes) {
    const object = objects[next];
    if (!object || !(shape.id === object.id || shape.id.endsWith(`.${object.id}`))) continue;
    found.push([shape, object]);
    next += 1;
  }
  return found;
}

function placeOf({ references }: D2Object) {
  const [first] = references ?? [];
  const [part] = Object.values(first?.key.path[first.key_path_index] ?? {});
  return readRange(part?.range ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&#34;',
  "'": '&#39;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

/** D2 gives every element its id as a class, escaped for XML and in URL-safe base64. */
function selectorOf({ id }: D2Shape): string {
  const escaped = id.replaceAll(/["'&<>\t\n\r]/g, (character) => ENTITIES[character] ?? character);
  const bytes = String.fromCharCode(...new TextEncoder().encode(escaped));
  return `[class~="${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_')}"]`;
}

/** Says a board in words: its shapes as a tree, then its connections. */
export function outlineOf(board: D2Board): Outline {
  const items = new Map<string, Labelled>();
  const top: OutlineItem[] = [];
  const all = (board.shapes ?? []).map((shape) => ({
    id: shape.id,
    item: { label: shape.label || shape.id, selector: selectorOf(shape), children: [] },
  }));
  for (const { id, item } of all) items.set(id, item);
  for (const { id, item } of all) {
    const siblings = parentOf(id, items)?.children ?? top;
    siblings.push(withRole(item));
  }
  return [...top.map(prune), ...drawnLinks(board).map((link) => linkItem(link, items))];
}

interface Labelled {
  readonly label: string;
  readonly selector: string;
  readonly children: OutlineItem[];
}

/** Finds the nearest shape around another by its path; names may hold dots themselves. */
function parentOf(id: string, items: ReadonlyMap<string, Labelled>): Labelled | undefined {
  for (let dot = id.lastIndexOf('.'); dot > 0; dot = id.lastIndexOf('.', dot - 1)) {
    const parent = items.get(id.slice(0, dot));
    if (parent) return parent;
  }
  return undefined;
}

const withRole = (item: Labelled): OutlineItem => ({ role: 'group', ...item });

/** Makes a group without members a node. */
function prune({ children = [], ...item }: OutlineItem): OutlineItem {
  if (children.length === 0) return { ...item, role: 'node' };
  return { ...item, children: children.map(prune) };
}

function linkItem(link: D2Connection, items: ReadonlyMap<string, Labelled>): OutlineItem {
  const [from, to] = [link.src, link.dst].map((id) => items.get(id)?.label ?? id);
  const arrow = ARROWS[`${link.srcArrow !== 'none'} ${link.dstArrow !== 'none'}`] ?? '–';
  const label = `${from} ${arrow} ${to}${link.label === '' ? '' : `: ${link.label}`}`;
  return { role: 'link', label, selector: selectorOf(link) };
}

const ARROWS: Readonly<Record<string, string>> = { 'false true': '→', 'true false': '←', 'true true': '↔' };
