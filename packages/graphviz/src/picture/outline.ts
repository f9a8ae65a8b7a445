import type { Outline, OutlineItem, SourceMap, SourceMapEntry, TextRange } from '@letu/core';
import type { DotEdge, DotGraph, DotSubgraph } from '../dot/graph.js';
import { readGroups, type PictureGroup } from './groups.js';

/** Ties a picture to its source, and says it in words. */
export function describePicture(
  svg: string,
  graph: DotGraph,
): { sourceMap: SourceMap; description: Outline } {
  const groups = readGroups(svg);
  const places = new Places(graph);
  return { sourceMap: sourceMap(groups, places), description: outline(groups, graph, places) };
}

function sourceMap(groups: readonly PictureGroup[], places: Places): SourceMap {
  return groups
    .flatMap((group): SourceMapEntry[] => {
      const place = places.take(group);
      return place ? [{ selector: selectorOf(group), from: place.from, to: place.to }] : [];
    })
    .toSorted((a, b) => a.from - b.from);
}

function selectorOf({ id }: PictureGroup): string {
  return `[id="${id.replaceAll(/["\\]/g, String.raw`\$&`)}"]`;
}

/** The places of what a graph names, by the titles Graphviz gives them. */
class Places {
  readonly #nodes = new Map<string, TextRange>();
  readonly #clusters = new Map<string, TextRange>();
  readonly #edges = new Map<string, DotEdge[]>();
  readonly #link: string;

  constructor(graph: DotGraph) {
    this.#link = graph.directed ? '->' : '--';
    // Where a node has attributes is where it is looked for, even if an edge has named it before.
    for (const mention of [...graph.definitions, ...graph.mentions]) {
      addFirst(this.#nodes, mention.name, mention);
    }
    for (const subgraph of graph.subgraphs) addFirst(this.#clusters, subgraph.name ?? '', subgraph);
    for (const edge of graph.edges) {
      const title = `${edge.tail}${this.#link}${edge.head}`;
      const places = this.#edges.get(title);
      if (places) places.push(edge);
      else this.#edges.set(title, [edge]);
    }
  }

  /** Returns the place of a group. Edges between the same nodes are numbered in the order of the source. */
  take({ kind, title }: PictureGroup): TextRange | undefined {
    if (kind === 'node') return this.#nodes.get(title);
    if (kind === 'cluster') return this.#clusters.get(title);
    const edges = this.#edges.get(title) ?? this.#edges.get(this.#withoutPorts(title) ?? '') ?? [];
    const written = edges.findIndex(
      ({ tail, head, ports }) => title === `${tail}${ports[0]}${this.#link}${head}${ports[1]}`,
    );
    // The last place stays for edges that the source writes once and the picture draws more often.
    return edges.length > 1 ? edges.splice(Math.max(written, 0), 1)[0] : edges[0];
  }

  #withoutPorts(title: string): string | undefined {
    return this.endsOf(title)?.join(this.#link);
  }

  /** Returns the nodes in an edge's title. Ports stand behind them; a name can hold a colon or the link itself, too. */
  endsOf(title: string): readonly [tail: string, head: string] | undefined {
    for (let at = title.indexOf(this.#link); at >= 0; at = title.indexOf(this.#link, at + 1)) {
      const tail = this.#nodeIn(title.slice(0, at));
      const head = this.#nodeIn(title.slice(at + this.#link.length));
      if (tail !== undefined && head !== undefined) return [tail, head];
    }
    return undefined;
  }

  #nodeIn(end: string): string | undefined {
    for (let name = end; ; name = name.slice(0, name.lastIndexOf(':'))) {
      if (this.#nodes.has(name)) return name;
      if (!name.includes(':')) return undefined;
    }
  }
}

function addFirst(places: Map<string, TextRange>, name: string, place: TextRange): void {
  if (!places.has(name)) places.set(name, place);
}

function outline(groups: readonly PictureGroup[], graph: DotGraph, places: Places): Outline {
  const labels = new Map(groups.map(({ title, label }) => [title, label || title]));
  const clusters = new Map(
    groups.filter(({ kind }) => kind === 'cluster').map((group) => [group.title, group]),
  );
  const top: OutlineItem[] = [];
  const children = new Map<DotSubgraph | undefined, OutlineItem[]>([[undefined, top]]);
  const home = new Map<string, DotSubgraph>();

  for (const subgraph of graph.subgraphs) {
    const cluster = subgraph.name === undefined ? undefined : clusters.get(subgraph.name);
    const siblings = children.get(subgraph.parent) ?? top;
    // A subgraph that is not drawn, such as one for `rank=same`, leaves its nodes where it stands itself.
    children.set(subgraph, cluster ? [] : siblings);
    if (!cluster) continue;
    siblings.push({
      role: 'group',
      label: cluster.label || cluster.title,
      selector: selectorOf(cluster),
      children: children.get(subgraph) ?? [],
    });
    for (const node of subgraph.nodes) home.set(node, subgraph);
  }
  for (const group of groups) {
    const { kind, title, label } = group;
    const selector = selectorOf(group);
    if (kind === 'node') {
      (children.get(home.get(title)) ?? top).push({ role: 'node', label: label || title, selector });
    } else if (kind === 'edge') top.push({ role: 'link', label: linkLabel(group), selector });
  }
  return top;

  /** Says an edge by what its nodes show: their names may be seen nowhere in the picture. */
  function linkLabel({ title, label }: PictureGroup): string {
    const ends = places.endsOf(title)?.map((name) => labels.get(name) ?? name) ?? [title];
    const link = ends.join(graph.directed ? ' → ' : ' – ');
    return label === '' ? link : `${link}: ${label}`;
  }
}
