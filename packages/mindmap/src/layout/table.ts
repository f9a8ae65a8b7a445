import { around, blockBox, type Tell } from './alongLine.js';
import type { Node, Span } from './node.js';
import type { Box } from './scene.js';
import { BOUNDARY_TITLE, BRACE_DEPTH, BRACE_GAP, placeBlock, type Block } from './stack.js';
import { directed } from './trees.js';

const BOUNDARY_ROOM = 6;
const LEAST_COLUMN = 72;

/** A cell with those right of it. */
interface Cell {
  readonly node: Node;
  readonly cells: readonly Cell[];
  /** What is left free before and behind each of the cells right of it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly height: number;
}

/** Lays out a map as a table: the central topic is its head, and each topic a cell left of those below it. */
export function placeTable(root: Node, tell: Tell): void {
  const summaries = new Map<Node, Block>();
  const rows = cellOf(root, summaries);
  const columns = columnsOf(root);
  const width = columns.reduce((sum, column) => sum + column, 0);
  const head = root.height;
  root.width = Math.max(width, root.width);
  root.at = { x: 0, y: 0 };
  root.side = 'right';
  const lefts = columns.map((_, depth) =>
    columns.slice(0, depth).reduce((sum, column) => sum + column, -root.width / 2),
  );
  const table: Table = { lefts, right: root.width / 2, summaries, taken: [], tell };
  placeRows(rows, head / 2, rows.height, table);
}

interface Table {
  /** Where the column of each depth begins; main topics are in the first. */
  readonly lefts: readonly number[];
  readonly right: number;
  readonly summaries: ReadonlyMap<Node, Block>;
  /** The room right of the table that is taken. */
  readonly taken: Box[];
  readonly tell: Tell;
}

function cellOf(node: Node, summaries: Map<Node, Block>): Cell {
  const cells = node.children.map((child) => cellOf(child, summaries));
  const before = cells.map(() => 0);
  const after = cells.map(() => 0);
  for (const { first, last, boundary, summary } of bySize(node.spans)) {
    if (boundary) {
      before[first]! += BOUNDARY_ROOM + (boundary.title === '' ? 0 : BOUNDARY_TITLE);
      after[last]! += BOUNDARY_ROOM;
    }
    if (!summary) continue;
    const block = directed(summary, 'right');
    summaries.set(summary, block);
    const missing = block.top + block.bottom - heightOf(cells, before, after, first, last);
    if (missing > 0) after[last]! += missing;
  }
  const below = heightOf(cells, before, after, 0, cells.length - 1);
  return { node, cells, before, after, height: node.rank === 'root' ? below : Math.max(node.height, below) };
}

const bySize = (spans: readonly Span[]) =>
  spans.toSorted((one, other) => one.last - one.first - (other.last - other.first));

function heightOf(
  cells: readonly Cell[],
  before: readonly number[],
  after: readonly number[],
  first: number,
  last: number,
): number {
  let height = 0;
  for (let at = first; at <= last; at += 1) height += cells[at]!.height + before[at]! + after[at]!;
  return height;
}

/** Returns the width of the column of each depth: a cell with none right of it goes on to the end of the table. */
function columnsOf(root: Node): readonly number[] {
  const columns: number[] = [];
  const lasts: { readonly depth: number; readonly width: number }[] = [];
  const waiting = root.children.map((node) => ({ node, depth: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    columns[depth] ??= LEAST_COLUMN;
    if (node.children.length === 0) lasts.push({ depth, width: node.width });
    else columns[depth] = Math.max(columns[depth], node.width);
    for (const child of node.children) waiting.push({ node: child, depth: depth + 1 });
  }
  for (const { depth, width } of lasts.toSorted((one, other) => other.depth - one.depth)) {
    const missing = width - columns.slice(depth).reduce((sum, column) => sum + column, 0);
    if (missing > 0) columns[columns.length - 1]! += missing;
  }
  const missing = root.width - columns.reduce((sum, column) => sum + column, 0);
  if (missing > 0 && columns.length > 0) columns[columns.length - 1]! += missing;
  return columns;
}

/** Places the cells right of one, which are as high as it together. */
function placeRows(
  { node, cells, before, after, height }: Cell,
  top: number,
  room: number,
  table: Table,
): void {
  const left = table.lefts[node.rank === 'root' ? 0 : node.depth] ?? table.right;
  const own = heightOf(cells, before, after, 0, cells.length - 1);
  const each = cells.length === 0 ? 0 : (Math.max(room, height) - own) / cells.length;
  let y = top;
  const boxes = cells.map((cell, index): Box => {
    y += before[index]!;
    const child = cell.node;
    const cellHeight = cell.height + each;
    const right = cell.cells.length === 0 ? table.right : (table.lefts[child.depth] ?? table.right);
    child.width = right - left;
    child.height = cellHeight;
    child.side = 'right';
    child.at = { x: (left + right) / 2, y: y + cellHeight / 2 };
    placeRows(cell, y, cellHeight, table);
    const box = { x: left, y, width: table.right - left, height: cellHeight };
    y += cellHeight + after[index]!;
    return box;
  });
  placeSpans(node, boxes, table);
}

function placeSpans(parent: Node, boxes: Box[], { summaries, right, taken, tell }: Table): void {
  for (const span of bySize(parent.spans)) {
    const members = parent.children.slice(span.first, span.last + 1);
    const inner = around(boxes.slice(span.first, span.last + 1));
    if (!span.summary) {
      const title = span.boundary?.title ? BOUNDARY_TITLE : 0;
      const box = {
        x: inner.x - BOUNDARY_ROOM / 2,
        y: inner.y - BOUNDARY_ROOM / 2 - title,
        width: inner.width + BOUNDARY_ROOM,
        height: inner.height + BOUNDARY_ROOM + title,
      };
      boxes[span.first] = box;
      tell({ span, parent, direction: 'right', members, box });
      continue;
    }
    const block = summaries.get(span.summary)!;
    const middle =
      inner.y + Math.max(inner.height, block.top + block.bottom) / 2 + (block.top - block.bottom) / 2;
    const isBeside = (box: Box) => box.y < middle + block.bottom && middle - block.top < box.y + box.height;
    const edge = Math.max(right, ...taken.filter(isBeside).map(({ x, width }) => x + width));
    const box = { ...inner, width: edge - inner.x };
    const at = { x: edge + BRACE_GAP + BRACE_DEPTH + BRACE_GAP + block.left, y: middle };
    placeBlock(block, at, tell);
    taken.push({ ...blockBox(block, at), x: edge, width: at.x + block.right - edge });
    tell({ span, parent, direction: 'right', members, box });
  }
}
