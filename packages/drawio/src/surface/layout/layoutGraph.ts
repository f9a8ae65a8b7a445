import type { Point } from '../../document/model.js';
import type { Title } from '../edit/containers/title.js';

/** A box of a page; `x` and `y` are those of its place in its parent, as its geometry has them. */
export interface LayoutNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The container it lies in; undefined for what lies in a layer. */
  readonly parent?: string | undefined;
  /** How much of a container is taken by its title. */
  readonly title?: Title | undefined;
  /** How the lanes of a pool follow each other; undefined for all other containers. */
  readonly lanes?: 'right' | 'down' | undefined;
}

/** A connection between two boxes. */
export interface LayoutEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

/** What is to be arranged. */
export interface LayoutGraph {
  readonly nodes: readonly LayoutNode[];
  readonly edges: readonly LayoutEdge[];
}

/** A place and a size. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything comes to lie. What is not named stays as it is. */
export interface Arrangement {
  /** The id of the container that what was arranged lies in; undefined for layers. */
  readonly parent: string | undefined;
  /** By the ids of nodes, in their parents. */
  readonly bounds: ReadonlyMap<string, Rect>;
  /** By the ids of edges, in the parent that their nodes share; an edge without any runs as its style has it. */
  readonly wayPoints: ReadonlyMap<string, readonly Point[]>;
}

/** Boxes that share a parent, with the connections between them and between what lies in them. */
export interface Level {
  readonly parent: LayoutNode | undefined;
  readonly nodes: readonly LayoutNode[];
  /** Their ends are nodes of the level, each pair once in each direction. */
  readonly edges: readonly LayoutEdge[];
  /** The ids of edges whose way points are to be set or taken away. */
  readonly routed: readonly string[];
}

/** The room between a container and what was arranged in it. */
export const PADDING = 20;

/** The most boxes that are arranged at once. */
export const MOST_ARRANGED = 2000;

/** @throws RangeError where there are more than `MOST_ARRANGED`. */
export function checkCount({ length }: readonly LayoutNode[]): void {
  if (length > MOST_ARRANGED) throw new RangeError(`More than ${MOST_ARRANGED} boxes.`);
}

/** The way that boxes are put in rows after each other. */
export type Direction = 'down' | 'up' | 'right' | 'left';

export const isVertical = (direction: Direction): boolean => direction === 'down' || direction === 'up';

/** Returns a rectangle with its axes exchanged. */
export const turned = ({ x, y, width, height }: Rect): Rect => ({ x: y, y: x, width: height, height: width });

/** Returns the smallest rectangle around some. */
export function boundsOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}

/** Returns lists of values by a key of theirs, in their order. */
export function grouped<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
