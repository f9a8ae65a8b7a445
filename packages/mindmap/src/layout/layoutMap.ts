import type { Theme } from '@letu/core';
import type { Layout, MindMap, Topic } from '../document/model.js';
import { mapLook } from '../themes/looks.js';
import { branchBetween } from './branches.js';
import type { MapImage } from './content.js';
import type { Measure } from './measure.js';
import { createTree, type Node, type NodeSettings } from './node.js';
import type { Point, Scene } from './scene.js';
import { SceneBuilder, type BranchOf } from './sceneBuilder.js';
import { placeBlock, type Block } from './stack.js';
import { directed, floatingDirection, twoSided } from './trees.js';

/** What a layout is made with. */
export interface LayoutOptions {
  /** Kept from one layout to the next, it makes the next one fast. */
  readonly measure: Measure;
  /** The colours to draw for. @default 'light' */
  readonly theme?: Theme;
  /** The pictures that are to be had, by the ids of their files. @default none */
  readonly images?: ReadonlyMap<string, MapImage>;
  /** Tells whether what is below a topic is hidden. @default as the map says */
  readonly isFolded?: (topic: Topic) => boolean;
}

const NO_IMAGES: ReadonlyMap<string, MapImage> = new Map();
const FLOATING_GAP = 48;

/** Lays out a map: says where everything is that is to be drawn. */
export function layoutMap(map: MindMap, options: LayoutOptions): Scene {
  const { measure, theme = 'light', images = NO_IMAGES, isFolded = ({ folded }) => folded } = options;
  const look = mapLook(map.settings, theme);
  const settings: NodeSettings = { map, look, measure, images, isFolded };
  const scene = new SceneBuilder(look, measure);
  const lines = map.settings.lineStyle ?? (map.settings.layout === 'org' ? 'rounded' : look.lineStyle);
  const branchOf: BranchOf = (from, to) => branchBetween(from, to, to.side, lines);
  const place = (block: Block, at: Point) => {
    placeBlock(block, at, (span) => scene.addSpan(span));
    scene.addTree(block.node, branchOf);
  };
  const root = createTree(map.root, 'root', settings);
  place(rooted(root, map.settings.layout), { x: 0, y: 0 });
  let { x, y, height } = scene.bounds();
  for (const { topic, at } of map.floating) {
    const tree = createTree(topic, 'floating', settings);
    const block = directed(tree, floatingDirection(map.settings.layout));
    const free: Point = { x: x + block.left, y: y + height + FLOATING_GAP + block.top };
    place(block, placeOf(at) ?? free);
    if (!placeOf(at)) height += FLOATING_GAP + block.top + block.bottom;
  }
  return scene.finish(map.relationships);
}

/** Farther out there is nothing to be seen. */
const FARTHEST = 100_000;

function placeOf(at: Partial<Point> | undefined): Point | undefined {
  if (!at || !Number.isFinite(at.x) || !Number.isFinite(at.y)) return undefined;
  const within = (length = 0) => Math.min(Math.max(length, -FARTHEST), FARTHEST);
  return { x: within(at.x), y: within(at.y) };
}

function rooted(root: Node, layout: Layout): Block {
  switch (layout) {
    case 'left':
    case 'right':
      return directed(root, layout);
    case 'org':
      return directed(root, 'down');
    default:
      return twoSided(root);
  }
}
