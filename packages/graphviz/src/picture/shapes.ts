import {
  oneLine,
  stampShapes,
  svgElements,
  type DrawnShape,
  type StampedPicture,
  type SvgElement,
} from '@letu/core';
import type { DotEdge, DotGraph, DotMention, DotSubgraph } from '../dot/graph.js';

/** A node, edge or cluster as Graphviz wrote it in SVG, with its title: a name, or the ends of an edge. */
interface Group {
  readonly element: SvgElement;
  readonly kind: string;
  readonly title: string;
}

/** Tells what a picture shows: clusters with their nodes, and edges. Graphviz titles each with its name. */
export function withShapes(svg: string, graph: DotGraph): StampedPicture {
  const groups = groupsIn(svg);
  const clusters = clusterShapes(groups, graph);
  const nodes = nodeShapes(groups, graph, clusters);
  const edges = new EdgeFinder(graph);
  const links = groups
    .filter(({ kind }) => kind === 'edge')
    .map(({ element, title }): DrawnShape => {
      const [from, to] = edges.endsOf(title).map((name) => nodes.get(name));
      const about = { label: oneLine(element.text), range: placeOf(edges.take(title)), elements: [element] };
      return { role: 'link', ...about, from, to, arrows: graph.directed ? undefined : 'none' };
    });
  return stampShapes(svg, [...clusters.values(), ...nodes.values(), ...links]);
}

function groupsIn(svg: string): readonly Group[] {
  const elements = svgElements(svg);
  return elements.flatMap(({ name, parent: element, text: title }): readonly Group[] => {
    const [kind = ''] = element?.attribute('class').split(' ') ?? [];
    const isGroup = name === 'title' && /^(?:node|edge|cluster)$/.test(kind);
    return element && isGroup ? [{ element, kind, title }] : [];
  });
}

/** A subgraph that is not drawn, such as one for `rank=same`, leaves its nodes to the cluster around it. */
function clusterShapes(groups: readonly Group[], graph: DotGraph): ReadonlyMap<DotSubgraph, DrawnShape> {
  const drawn = elementsByTitle(groups, 'cluster');
  const shapes = new Map<DotSubgraph, DrawnShape>();
  for (const subgraph of graph.subgraphs) {
    const key = subgraph.name ?? '';
    const elements = drawn.get(key) ?? [];
    const label = oneLine(elements[0]?.text ?? '') || key;
    const parent = subgraph.parent && shapes.get(subgraph.parent);
    shapes.set(subgraph, { role: 'group', label, key, range: placeOf(subgraph), elements, parent });
  }
  return shapes;
}

/** Returns the shapes of the nodes by their names. */
function nodeShapes(
  groups: readonly Group[],
  graph: DotGraph,
  clusters: ReadonlyMap<DotSubgraph, DrawnShape>,
): ReadonlyMap<string, DrawnShape> {
  // Where a node has attributes is where it is looked for, even if an edge has named it before.
  const mentions = new Map<string, DotMention>();
  for (const mention of [...graph.definitions, ...graph.mentions]) {
    if (!mentions.has(mention.name)) mentions.set(mention.name, mention);
  }
  const homes = new Map<string, DrawnShape | undefined>();
  for (const subgraph of graph.subgraphs) {
    for (const node of subgraph.nodes) homes.set(node, clusters.get(subgraph));
  }
  return new Map(
    [...elementsByTitle(groups, 'node')].map(([key, elements]) => {
      const about = { label: oneLine(elements[0]?.text ?? '') || key, key, elements };
      return [key, { role: 'node', ...about, range: placeOf(mentions.get(key)), parent: homes.get(key) }];
    }),
  );
}

/** What is on several layers is drawn on each. */
function elementsByTitle(
  groups: readonly Group[],
  wanted: string,
): ReadonlyMap<string, readonly SvgElement[]> {
  const found = new Map<string, SvgElement[]>();
  for (const { title, element } of groups.filter(({ kind }) => kind === wanted)) {
    const elements = found.get(title);
    if (elements) elements.push(element);
    else found.set(title, [element]);
  }
  return found;
}

const placeOf = (place: { readonly from: number; readonly to: number } | undefined) =>
  place && { from: place.from, to: place.to };

/** Finds edges by their titles, in which the names of two nodes stand with their ports. */
class EdgeFinder {
  readonly #names: ReadonlySet<string>;
  readonly #edges = new Map<string, DotEdge[]>();
  readonly #link: string;

  constructor({ directed, mentions, edges }: DotGraph) {
    this.#link = directed ? '->' : '--';
    this.#names = new Set(mentions.map(({ name }) => name));
    for (const edge of edges) {
      const title = `${edge.tail}${this.#link}${edge.head}`;
      const places = this.#edges.get(title);
      if (places) places.push(edge);
      else this.#edges.set(title, [edge]);
    }
  }

  /** Returns the next edge with a title: those between the same nodes are numbered in the order of the source. */
  take(title: string): DotEdge | undefined {
    const edges = this.#edges.get(this.endsOf(title).join(this.#link)) ?? [];
    const written = edges.findIndex(
      ({ tail, head, ports }) => title === `${tail}${ports[0]}${this.#link}${head}${ports[1]}`,
    );
    // The last place stays for edges that the source writes once and the picture draws more often.
    return edges.length > 1 ? edges.splice(Math.max(written, 0), 1)[0] : edges[0];
  }

  /** Returns the names of the nodes in a title. Names can hold a colon or the link itself, too. */
  endsOf(title: string): readonly string[] {
    for (let at = title.indexOf(this.#link); at >= 0; at = title.indexOf(this.#link, at + 1)) {
      const tail = this.#nodeIn(title.slice(0, at));
      const head = this.#nodeIn(title.slice(at + this.#link.length));
      if (tail !== undefined && head !== undefined) return [tail, head];
    }
    return [];
  }

  #nodeIn(end: string): string | undefined {
    for (let name = end; ; name = name.slice(0, name.lastIndexOf(':'))) {
      if (this.#names.has(name)) return name;
      if (!name.includes(':')) return undefined;
    }
  }
}
