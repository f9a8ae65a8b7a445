import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Point } from '../../document/model.js';
import type { Component } from './components.js';
import { isVertical, type Direction, type Rect } from './layoutGraph.js';

/** What an algorithm of ELK has made of a graph. */
export interface ElkArrangement {
  readonly bounds: ReadonlyMap<string, Rect>;
  /** The bends of each edge, from its source to its target, and where it leaves and comes in. */
  readonly bends: ReadonlyMap<string, readonly Point[]>;
}

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  down: 'DOWN',
  up: 'UP',
  right: 'RIGHT',
  left: 'LEFT',
};

/** The options of ELK for boxes in rows, with as few crossings as can be. */
export const layered = (direction: Direction): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': DIRECTIONS[direction],
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': isVertical(direction) ? '40' : '30',
  'elk.spacing.componentComponent': '50',
  'elk.layered.spacing.nodeNodeBetweenLayers': '60',
  'elk.layered.spacing.edgeNodeBetweenLayers': '25',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
});

/** The options of ELK for a tree that grows in a direction. */
export const tree = (direction: Direction): LayoutOptions => ({
  'elk.algorithm': 'mrtree',
  'elk.direction': DIRECTIONS[direction],
  'elk.spacing.nodeNode': '50',
});

/** The options of ELK for a tree around its root. Its compaction puts boxes on each other, and so is left out. */
export const radial: LayoutOptions = {
  'elk.algorithm': 'radial',
  'elk.spacing.nodeNode': '50',
  'elk.radial.compactor': 'NONE',
};

/** Arranges boxes by an algorithm of ELK. */
export async function arrangeByElk(
  elk: Pick<ELK, 'layout'>,
  { nodes, edges }: Component,
  layoutOptions: LayoutOptions,
): Promise<ElkArrangement> {
  const graph: ElkNode = {
    id: 'root',
    layoutOptions,
    children: nodes.map(({ id, width, height }) => ({ id: `n${id}`, width, height })),
    edges: edges.map(({ id, source, target }) => ({
      id: `e${id}`,
      sources: [`n${source}`],
      targets: [`n${target}`],
    })),
  };
  const { children = [], edges: drawn = [] } = await elk.layout(graph);
  return {
    bounds: new Map(
      children.map(({ id, x = 0, y = 0, width = 0, height = 0 }) => [id.slice(1), { x, y, width, height }]),
    ),
    bends: new Map(drawn.map((edge) => [edge.id.slice(1), pointsOf(edge)])),
  };
}

function pointsOf({ sections = [] }: Pick<ElkExtendedEdge, 'sections'>): readonly Point[] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}
