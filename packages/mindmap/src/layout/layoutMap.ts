import type { Theme } from '@letu/core';
import type { Layout, MindMap, Topic } from '../document/model.js';
import { mapLook, type MapLook } from '../themes/looks.js';
import type { Tell } from './alongLine.js';
import { branchBetween } from './branches.js';
import type { MapImage } from './content.js';
import type { Measure } from './measure.js';
import { boxOf, createTree, type Node, type NodeSettings } from './node.js';
import type { Box, Point, Scene } from './scene.js';
import { SceneBuilder, type BranchOf } from './sceneBuilder.js';
import { placeFishbone } from './fishbone.js';
import { placeBlock, type Block } from './stack.js';
import { placeTable } from './table.js';
import { placeTimeline, timelineBranches } from './timeline.js';
import { directed, floatingDirection, twoSided } from './trees.js';
import { wayOut } from './wayOut.js';

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
  placeRoot(createTree(map.root, 'root', settings), map.settings.layout, look, scene);
  let { x, y, height } = scene.bounds();
  for (const { topic, at } of map.floating) {
    const tree = createTree(topic, 'floating', settings);
    const block = directed(tree, floatingDirection(map.settings.layout));
    const free: Point = { x: x + block.left, y: y + height + FLOATING_GAP + block.top };
    const wanted = placeOf(at);
    placeBlock(block, clearPlace(tree, block, wanted ?? free, scene), (span) => scene.addSpan(span));
    scene.addTree(tree, linesOf(look));
    if (!wanted) height += FLOATING_GAP + block.top + block.bottom;
  }
  return scene.finish(map.relationships);
}

/** Returns where a tree goes that is wanted at a place: there, or beside what it would cover. */
function clearPlace(tree: Node, block: Block, wanted: Point, scene: SceneBuilder): Point {
  placeBlock(block, wanted, () => undefined);
  const boxes: Box[] = [];
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    boxes.push(boxOf(node));
    waiting.push(...node.below);
  }
  const { x, y } = wayOut(boxes, scene.taken());
  return { x: wanted.x + x, y: wanted.y + y };
}

const linesOf =
  ({ lineStyle }: MapLook): BranchOf =>
  (from, to) =>
    branchBetween(from, to, to.side, lineStyle);

function placeRoot(root: Node, layout: Layout, look: MapLook, scene: SceneBuilder): void {
  const tell: Tell = (span) => scene.addSpan(span);
  const lines = linesOf(look);
  switch (layout) {
    case 'left':
    case 'right':
    case 'org':
      placeBlock(directed(root, layout === 'org' ? 'down' : layout), ORIGIN, tell);
      return scene.addTree(root, lines);
    case 'timeline':
      placeTimeline(root, tell);
      return scene.addTree(root, timelineBranches(root, lines));
    case 'fishbone': {
      const { spine, branchOf } = placeFishbone(root, tell);
      scene.addGuide({ path: spine.path, color: look.palette.accent, width: SPINE_WIDTH }, spine.box);
      return scene.addTree(root, branchOf(lines));
    }
    case 'table':
      placeTable(root, tell);
      return scene.addTree(root, inCells(lines));
    default:
      placeBlock(twoSided(root), ORIGIN, tell);
      return scene.addTree(root, lines);
  }
}

/** Cells lie at each other, without lines; summaries beside a table are as elsewhere. */
const inCells =
  (lines: BranchOf): BranchOf =>
  (from, to) =>
    isBelowSummary(from) ? lines(from, to) : undefined;

function isBelowSummary(node: Node): boolean {
  for (let above: Node | undefined = node; above; above = above.parent)
    if (above.rank === 'summary') return true;
  return false;
}

const ORIGIN: Point = { x: 0, y: 0 };
const SPINE_WIDTH = 4;

/** Farther out there is nothing to be seen. */
const FARTHEST = 100_000;

function placeOf(at: Partial<Point> | undefined): Point | undefined {
  if (!at || !Number.isFinite(at.x) || !Number.isFinite(at.y)) return undefined;
  const within = (length = 0) => Math.min(Math.max(length, -FARTHEST), FARTHEST);
  return { x: within(at.x), y: within(at.y) };
}
