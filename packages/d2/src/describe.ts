import type { Outline, OutlineItem, SourceMap, SourceMapEntry } from '@letu/core';
import { readRange, sourceEdges } from './ast.js';
import type { CompileResult, D2Board, D2Connection, D2Object, D2Shape } from './vendor/api.js';

/** Ties the root board to its source: shapes to where they are named first, connections to where they are drawn. */
export function sourceMapOf({ diagram, graph }: CompileResult): SourceMap {
  const shapes = pairs(diagram.shapes ?? [], graph.objects ?? []).flatMap(([shape, object]) => {
    const place = placeOf(object);
    return place ? [{ ...place, selector: selectorOf(shape) }] : [];
  });
  const places = [...sourceEdges(graph.ast)];
  const connections = diagram.connections ?? [];
  // A connection made by a pattern or a variable is written nowhere: then the two lists do not match.
  const edges = places.length === connections.length ? connections : [];
  const entries = edges.map((edge, index): SourceMapEntry => {
    return { ...(places[index] ?? { from: 0, to: 0 }), selector: selectorOf(edge) };
  });
  return [...shapes, ...entries].toSorted((a, b) => a.from - b.from);
}

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
export function outlineOf({ shapes, connections }: D2Board): Outline {
  const items = new Map<string, { label: string; children: OutlineItem[] }>();
  const top: OutlineItem[] = [];
  const all = (shapes ?? []).map(({ id, label }) => ({ id, item: { label: label || id, children: [] } }));
  for (const { id, item } of all) items.set(id, item);
  for (const { id, item } of all) {
    const siblings = parentOf(id, items)?.children ?? top;
    siblings.push(withRole(item));
  }
  return [...top.map(prune), ...(connections ?? []).map((link) => linkItem(link, items))];
}

interface Labelled {
  readonly label: string;
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

const withRole = ({ label, children }: Labelled): OutlineItem => ({ role: 'group', label, children });

/** Makes a group without members a node. */
function prune({ role, label, children = [] }: OutlineItem): OutlineItem {
  if (children.length === 0) return { role: 'node', label };
  return { role, label, children: children.map(prune) };
}

function linkItem(link: D2Connection, items: ReadonlyMap<string, Labelled>): OutlineItem {
  const [from, to] = [link.src, link.dst].map((id) => items.get(id)?.label ?? id);
  const arrow = ARROWS[`${link.srcArrow !== 'none'} ${link.dstArrow !== 'none'}`] ?? '–';
  return { role: 'link', label: `${from} ${arrow} ${to}${link.label === '' ? '' : `: ${link.label}`}` };
}

const ARROWS: Readonly<Record<string, string>> = { 'false true': '→', 'true false': '←', 'true true': '↔' };
