import type { ELK } from 'elkjs/lib/elk-api.js';
import type { Point } from '../../document/model.js';
import { componentsOf, joinedParts, type Component } from './components.js';
import { arrangeByElk, layered, radial, tree } from './elk.js';
import { treeOf } from './forest.js';
import {
  boundsOf,
  checkCount,
  isVertical,
  PADDING,
  type Arrangement,
  type Direction,
  type LayoutGraph,
  type LayoutNode,
  type Level,
  type Rect,
} from './layoutGraph.js';
import { arrangeLanes } from './lanes.js';
import { levelOf } from './levels.js';
import { orgChart } from './orgChart.js';
import { elbow } from './routes.js';
import { stack } from './stack.js';
import { stress } from './stress.js';

/** The ways to arrange a page, in the order to offer them. */
export const LAYOUTS = [
  'layeredDown',
  'layeredUp',
  'layeredRight',
  'layeredLeft',
  'treeDown',
  'treeRight',
  'radial',
  'organic',
  'orgChart',
  'stack',
] as const;
export type LayoutName = (typeof LAYOUTS)[number];

const DIRECTIONS: Readonly<Partial<Record<LayoutName, Direction>>> = {
  layeredDown: 'down',
  layeredUp: 'up',
  layeredRight: 'right',
  layeredLeft: 'left',
  treeDown: 'down',
  treeRight: 'right',
};

const BETWEEN_PARTS = 50;
const NO_TITLE = { left: 0, top: 0 };

interface Drawn {
  readonly bounds: ReadonlyMap<string, Rect>;
  readonly wayPoints?: ReadonlyMap<string, readonly Point[]>;
}

/**
 * Arranges what is selected, or all where nothing is. What is arranged begins where it began before; a container grows to hold what
 * lies in it, and takes with it what lies in what is arranged. What lies in the lanes of a pool stays in them, in layers along the lanes.
 *
 * @returns undefined where there are fewer than two boxes to arrange.
 * @throws RangeError where there are more than `MOST_ARRANGED`.
 */
export async function arrange(
  elk: Pick<ELK, 'layout'>,
  name: LayoutName,
  graph: LayoutGraph,
  selected: readonly string[] = [],
): Promise<Arrangement | undefined> {
  const level = levelOf(graph, selected);
  if (level.parent?.lanes) return arrangeLanes(elk, DIRECTIONS[name] ?? 'down', graph, level.parent);
  if (level.nodes.length < 2) return undefined;
  checkCount(level.nodes);
  return settle(level, await drawn(elk, name, level));
}

async function drawn(elk: Pick<ELK, 'layout'>, name: LayoutName, level: Level): Promise<Drawn> {
  const direction = DIRECTIONS[name] ?? 'down';
  if (name === 'stack') return { bounds: stack(level.nodes) };
  if (name === 'organic') return inParts(level, (part) => stress(part));
  if (name === 'orgChart')
    return withElbows(
      level,
      'down',
      inParts(level, (part) => orgChart(treeOf(part).root)),
    );
  if (name === 'radial')
    return inPartsOf(
      await Promise.all(
        componentsOf(level).map(async (part) => {
          const { edges } = treeOf(part);
          return (await arrangeByElk(elk, { nodes: part.nodes, edges }, radial)).bounds;
        }),
      ),
    );
  if (name.startsWith('tree')) {
    const { bounds } = await arrangeByElk(elk, level, tree(direction));
    return withElbows(level, direction, { bounds });
  }
  const { bounds, bends } = await arrangeByElk(elk, level, layered(direction));
  const wayPoints = level.edges.map(({ id, source, target }) => {
    const middles = [bounds.get(source)!, bounds.get(target)!].map(middleOf);
    return [id, wayPointsOf(bends.get(id) ?? [], middles)] as const;
  });
  return { bounds, wayPoints: new Map(wayPoints) };
}

function inParts(level: Level, arranged: (part: Component) => ReadonlyMap<string, Rect>): Drawn {
  return inPartsOf(componentsOf(level).map(arranged));
}

const inPartsOf = (parts: readonly ReadonlyMap<string, Rect>[]): Drawn => ({
  bounds: joinedParts(parts, BETWEEN_PARTS),
});

function withElbows(level: Level, direction: Direction, { bounds }: Drawn): Drawn {
  const wayPoints = level.edges.map(({ id, source, target }) => {
    const points = elbow(bounds.get(source)!, bounds.get(target)!, isVertical(direction));
    return [id, points] as const;
  });
  return { bounds, wayPoints: new Map(wayPoints) };
}

const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the way points of an edge: what lies between its ends, or its middle where it runs aside from those of its boxes. */
function wayPointsOf(points: readonly Point[], middles: readonly Point[]): readonly Point[] {
  if (points.length !== 2) return points.slice(1, -1);
  const [from, to] = points as [Point, Point];
  const isAmid = middles.every(({ x, y }) => Math.abs(x - from.x) < 1 || Math.abs(y - from.y) < 1);
  return isAmid ? [] : [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }];
}

/** Moves what was drawn to where its boxes were, or below the title of the container around them. */
function settle({ nodes, parent, routed }: Level, { bounds, wayPoints }: Drawn): Arrangement {
  const [before, after] = [boundsOf(nodes), boundsOf([...bounds.values()])];
  const { left, top } = parent?.title ?? NO_TITLE;
  const start = parent ? { x: left + PADDING, y: top + PADDING } : before;
  const [dx, dy] = [Math.round(start.x - after.x), Math.round(start.y - after.y)];
  const moved = (point: Point): Point => ({ x: Math.round(point.x + dx), y: Math.round(point.y + dy) });
  const placed = new Map<string, Rect>(
    [...bounds].map(([id, rect]) => [id, { ...moved(rect), width: rect.width, height: rect.height }]),
  );
  if (parent) placed.set(parent.id, grown(parent, after));
  return {
    parent: parent?.id,
    bounds: placed,
    wayPoints: new Map(routed.map((id) => [id, (wayPoints?.get(id) ?? []).map(moved)])),
  };
}

function grown(parent: LayoutNode, { width, height }: Rect): Rect {
  const { x, y, title: { left, top } = NO_TITLE } = parent;
  return {
    x,
    y,
    width: Math.max(parent.width, Math.ceil(width) + left + 2 * PADDING),
    height: Math.max(parent.height, Math.ceil(height) + top + 2 * PADDING),
  };
}
