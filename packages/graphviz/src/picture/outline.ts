import type { Outline, OutlineItem, SourceMap, SourceMapEntry, TextRange } from '@letu/core';
import type { DotGraph, DotSubgraph } from '../dot/graph.js';
import { readGroups, type PictureGroup } from './groups.js';

/** Ties a picture to its source, and says it in words. */
export function describePicture(
  svg: string,
  graph: DotGraph,
): { sourceMap: SourceMap; description: Outline } {
  const groups = readGroups(svg);
  return { sourceMap: sourceMap(groups, graph), description: outline(groups, graph) };
}

function sourceMap(groups: readonly PictureGroup[], graph: DotGraph): SourceMap {
  const places = new Places(graph);
  return groups
    .flatMap((group): SourceMapEntry[] => {
      const place = places.take(group);
      const selector = `[id="${group.id.replaceAll(/["\\]/g, String.raw`\$&`)}"]`;
      return place ? [{ selector, from: place.from, to: place.to }] : [];
    })
    .toSorted((a, b) => a.from - b.from);
}

/** The places of what a graph names, by the titles Graphviz gives them. */
class Places {
  readonly #places = {
    node: new Map<string, TextRange[]>(),
    edge: new Map<string, TextRange[]>(),
    cluster: new Map<string, TextRange[]>(),
  };

  constructor(graph: DotGraph) {
    const link = graph.directed ? '->' : '--';
    for (const mention of graph.mentions) this.#add('node', mention.name, mention);
    for (const edge of graph.edges) this.#add('edge', `${edge.tail}${link}${edge.head}`, edge);
    for (const subgraph of graph.subgraphs) this.#add('cluster', subgraph.name ?? '', subgraph);
  }

  #add(kind: PictureGroup['kind'], title: string, place: TextRange): void {
    const places = this.#places[kind].get(title);
    if (places) places.push(place);
    else this.#places[kind].set(title, [place]);
  }

  /** Returns the place of a group. Edges between the same nodes are numbered in the order of the source. */
  take({ kind, title }: PictureGroup): TextRange | undefined {
    const places = this.#places[kind].get(title);
    return kind === 'edge' && places && places.length > 1 ? places.shift() : places?.[0];
  }
}

function outline(groups: readonly PictureGroup[], graph: DotGraph): Outline {
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
      children: children.get(subgraph) ?? [],
    });
    for (const node of subgraph.nodes) home.set(node, subgraph);
  }
  for (const { kind, title, label } of groups) {
    if (kind === 'node') (children.get(home.get(title)) ?? top).push({ role: 'node', label: label || title });
    else if (kind === 'edge') top.push({ role: 'link', label: linkLabel(title, label) });
  }
  return top;
}

function linkLabel(title: string, label: string): string {
  const ends = title.replace(/->|--/, (link) => (link === '->' ? ' → ' : ' – '));
  return label === '' ? ends : `${ends}: ${label}`;
}
