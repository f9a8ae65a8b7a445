import type { Page, PageCell, Point } from '../../document/model.js';
import { styleValue } from '../../document/style.js';
import { tableAround } from '../edit/containers/tables.js';
import { boundsOf, grown, middleOf, originOf, union, type Box } from '../edit/bounds.js';
import { canFold, isFolded } from '../edit/groups.js';
import { hasStyle, styleNumber } from '../edit/styles.js';
import { indexOf } from '../store/pageIndex.js';
import type { PageGraph } from './pageGraph.js';
import { placeOf, portsOf } from './ports.js';
import { tableGrips, tableLines } from './tableLines.js';

/** A line that shows what lines up with what is moved. */
export interface Guide {
  readonly from: Point;
  readonly to: Point;
  /** Set where it shows a distance that is the same as others. */
  readonly isGap?: boolean;
}

/** What is shown over a page besides what is selected. */
export interface Marks {
  /** The shape whose arrows and ports are shown. */
  readonly hover?: string | undefined;
  readonly band?: Box | undefined;
  readonly guides?: readonly Guide[] | undefined;
  /** What takes in what is dropped, or what an edge is joined to. */
  readonly target?: string | undefined;
  /** Cells as they would be where they are dropped, which are not drawn so yet. */
  readonly moved?: readonly PageCell[] | undefined;
  /** The port an edge is fixed at. */
  readonly port?: Point | undefined;
  /** Whether something is being dragged, so that no handles are in the way. */
  readonly dragging?: boolean | undefined;
  /** The shape a connection was begun at with the keys, and the one it would end at. */
  readonly connecting?: { readonly from: string; readonly to: string | undefined } | undefined;
  /** The way point that the keys move, by its place among those of its edge. */
  readonly point?: { readonly edge: string; readonly at: number } | undefined;
}

/** What marks are drawn of. */
export interface Marked {
  readonly page: Page;
  readonly graph: PageGraph;
  readonly selection: readonly string[];
  readonly marks: Marks;
  readonly scale: number;
  readonly isLocked: boolean;
  readonly isWriting: boolean;
}

/** With more selected cells only the room around them is marked. */
const MOST_OUTLINES = 150;
/** Sizes in CSS pixels of the view. */
const HANDLE = 4.5;
const REACH = 9;
const ARROW = { gap: 12, length: 12, width: 8 };

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
/** A handle of a shape: a corner or a side. */
export type Handle = (typeof HANDLES)[number];

/** Where a handle is, in shares of its box. */
export const shareOf = (handle: Handle): Point => ({
  x: handle.includes('w') ? 0 : handle.includes('e') ? 1 : 0.5,
  y: handle.includes('n') ? 0 : handle.includes('s') ? 1 : 0.5,
});

/** Returns the marks over a page as SVG. */
export function drawMarks(marked: Marked): string {
  const { marks, isWriting } = marked;
  const parts = [
    foldMarks(marked),
    outlines(marked),
    isWriting || marks.dragging ? '' : tableLines(marked) + handles(marked),
    isWriting || marks.dragging || marked.isLocked ? '' : arrows(marked) + tableGrips(marked),
    marks.target === undefined ? '' : outline(marked, marks.target, 'letu-dg-target'),
    connection(marked),
    movedOutlines(marked),
    marks.port ? dot(marks.port, 5 / marked.scale, 'letu-dg-port') : '',
    movedPoint(marked),
    (marks.guides ?? []).map(guide).join(''),
    marks.band ? rect(marks.band, 'letu-dg-band') : '',
  ];
  return parts.join('');
}

const n = (value: number) => Math.round(value * 100) / 100;

const rect = ({ x, y, width, height }: Box, name: string) =>
  `<rect class="${name}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`;

const dot = ({ x, y }: Point, radius: number, name: string, data = '') =>
  `<circle class="${name}" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${data}/>`;

const line = (points: readonly Point[], name: string) =>
  `<path class="${name}" d="M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}"/>`;

const guide = ({ from, to, isGap }: Guide) => line([from, to], isGap ? 'letu-dg-gap' : 'letu-dg-guide');

function turnedAround(box: Box, degrees: number, inner: string): string {
  const { x, y } = middleOf(box);
  return degrees === 0 ? inner : `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${inner}</g>`;
}

function outline({ graph, page, scale }: Marked, id: string, name: string): string {
  const cell = graph.shown(id) ?? indexOf(page).cell(id);
  const box = graph.box(id);
  if (!cell || !box) return '';
  if (cell.role === 'edge') return line(graph.points(id), name);
  return turnedAround(box, styleNumber(cell.style, 'rotation', 0), rect(grown(box, 1 / scale), name));
}

function outlines(marked: Marked): string {
  const { selection, graph } = marked;
  if (selection.length <= MOST_OUTLINES)
    return selection
      .map((id, at) =>
        outline(
          marked,
          id,
          at === selection.length - 1 ? 'letu-dg-selected letu-dg-last' : 'letu-dg-selected',
        ),
      )
      .join('');
  const room = union(selection.flatMap((id) => graph.box(id) ?? []));
  return room ? rect(room, 'letu-dg-selected') : '';
}

function movedOutlines({ page, marks: { moved = [] } }: Marked): string {
  const shapes = moved.filter(({ role }) => role === 'vertex');
  const boxes = shapes.map((cell) => boundsOf(page, cell));
  const name = 'letu-dg-moved';
  if (shapes.length > MOST_OUTLINES) return rect(union(boxes)!, name);
  return shapes
    .map(({ style }, at) =>
      turnedAround(boxes[at]!, styleNumber(style, 'rotation', 0), rect(boxes[at]!, name)),
    )
    .join('');
}

/** Returns the room whose handles are shown: that of the only shape, or of all of several. */
export function resizedBox({
  graph,
  page,
  selection,
}: Pick<Marked, 'graph' | 'page' | 'selection'>): Box | undefined {
  const shapes = selection.flatMap((id) => graph.shown(id) ?? []).filter(({ role }) => role === 'vertex');
  if (shapes.length > MOST_OUTLINES) return undefined;
  // The parts of a table are sized by its lines.
  const cells = shapes.filter((cell) => !tableAround(page, cell));
  return union(cells.flatMap(({ id, geometry }) => (geometry?.isRelative ? [] : (graph.box(id) ?? []))));
}

function handles(marked: Marked): string {
  const { isLocked, selection, graph } = marked;
  if (isLocked || selection.length === 0) return '';
  const only = selection.length === 1 ? graph.shown(selection[0]!) : undefined;
  if (only && hasStyle(only.style, 'locked')) return '';
  if (only?.role === 'edge') return edgeHandles(marked, only);
  const box = resizedBox(marked);
  if (!box || (only && styleValue(only.style, 'resizable') === '0')) return '';
  const turn = only ? styleNumber(only.style, 'rotation', 0) : 0;
  return turnedAround(box, turn, boxHandles(marked, box, only));
}

function boxHandles({ scale }: Marked, box: Box, only: PageCell | undefined): string {
  const isSmall = Math.min(box.width, box.height) * scale < 28;
  const shown = isSmall ? HANDLES.filter((handle) => handle.length === 2) : HANDLES;
  const corners = shown.map((handle) => {
    const share = shareOf(handle);
    const at = { x: box.x + box.width * share.x, y: box.y + box.height * share.y };
    return grip(at, scale, `data-handle="${handle}"`);
  });
  if (!only || styleValue(only.style, 'rotatable') === '0') return corners.join('');
  const at = { x: box.x + box.width + 16 / scale, y: box.y - 16 / scale };
  return [...corners, grip(at, scale, 'data-handle="rotate"', 'letu-dg-rotate')].join('');
}

/** A handle with room around it for fingers. */
function grip(at: Point, scale: number, data: string, name = 'letu-dg-handle'): string {
  return `<g ${data}>${dot(at, REACH / scale, 'letu-dg-reach')}${dot(at, HANDLE / scale, name)}</g>`;
}

/** Tells whether an edge is led by its router, so that its legs are dragged and not its points. */
export const isRouted = ({ style }: PageCell) =>
  /(?:^|;)(?:edgeStyle=(?:orthogonalEdgeStyle|elbowEdgeStyle|entityRelationEdgeStyle|segmentEdgeStyle|isometricEdgeStyle)|elbow=)/.test(
    style,
  ) && !hasStyle(style, 'curved');

function edgeHandles({ graph, scale }: Marked, cell: PageCell): string {
  const way = graph.points(cell.id);
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last) return '';
  const ends = [
    grip(first, scale, 'data-end="source"', 'letu-dg-end'),
    grip(last, scale, 'data-end="target"', 'letu-dg-end'),
  ];
  const points = isRouted(cell) ? [] : (cell.geometry?.points ?? []);
  const legs = isRouted(cell) ? way : [first, ...way.slice(1, -1), last];
  const middles = legs.slice(1).flatMap((to, at) => {
    const from = legs[at]!;
    const isShort = Math.hypot(to.x - from.x, to.y - from.y) * scale < 24;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return isShort ? [] : grip(middle, scale, `data-leg="${at}"`, 'letu-dg-leg');
  });
  const bends = points.map((_point, at) => grip(way[at + 1] ?? last, scale, `data-bend="${at}"`));
  return [...middles, ...bends, ...ends].join('');
}

function movedPoint({ page, selection, marks: { point }, scale }: Marked): string {
  const edge = point && selection.at(-1) === point.edge ? indexOf(page).cell(point.edge) : undefined;
  const own = edge?.geometry?.points[point?.at ?? 0];
  if (!edge || !own) return '';
  const origin = originOf(page, edge.parent);
  return dot({ x: own.x + origin.x, y: own.y + origin.y }, 8 / scale, 'letu-dg-port');
}

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
/** A way on the page. */
export type Direction = (typeof DIRECTIONS)[number];

/** The unit step in a direction. */
export const STEPS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** The arrows beside a shape that add a copy of it, or begin an edge. */
function arrows({ graph, page, marks: { hover, connecting }, scale, selection }: Marked): string {
  const cell = hover === undefined || connecting ? undefined : graph.shown(hover);
  const box = cell && graph.box(cell.id);
  if (!cell || !box || cell.role !== 'vertex') return '';
  const middle = middleOf(box);
  const gap = (selection.includes(cell.id) ? ARROW.gap * 1.6 : ARROW.gap) / scale;
  // Above and below a row are other rows.
  const directions = tableAround(page, cell) ? (['right', 'left'] as const) : DIRECTIONS;
  const made = directions.map((direction) => {
    const { x, y } = STEPS[direction];
    const at = { x: middle.x + x * (box.width / 2 + gap), y: middle.y + y * (box.height / 2 + gap) };
    const tip = { x: at.x + (x * ARROW.length) / scale, y: at.y + (y * ARROW.length) / scale };
    const [dx, dy] = [(y * ARROW.width) / scale, (x * ARROW.width) / scale];
    const reach = { x: (at.x + tip.x) / 2, y: (at.y + tip.y) / 2 };
    const shape = `M${n(at.x + dx)} ${n(at.y + dy)}L${n(tip.x)} ${n(tip.y)}L${n(at.x - dx)} ${n(at.y - dy)}Z`;
    return (
      `<g data-arrow="${direction}">${dot(reach, 13 / scale, 'letu-dg-reach')}` +
      `<path class="letu-dg-arrow" d="${shape}"/></g>`
    );
  });
  return [...ports(cell, box, scale, selection), ...made].join('');
}

/** The places of a shape that an edge can be drawn from; a selected one has its handles there. */
function ports(cell: PageCell, box: Box, scale: number, selection: readonly string[]): readonly string[] {
  const isSmall = Math.min(box.width, box.height) * scale < 24;
  if (selection.includes(cell.id) || isSmall) return [];
  return portsOf(cell).map((port, at) => {
    const place = placeOf(port, box, cell.style);
    const reach = dot(place, 6 / scale, 'letu-dg-reach');
    return `<g data-port="${at}">${reach}${dot(place, 2.5 / scale, 'letu-dg-free')}</g>`;
  });
}

function connection(marked: Marked): string {
  const { connecting } = marked.marks;
  if (!connecting) return '';
  const [from, to] = [connecting.from, connecting.to].map((id) =>
    id === undefined ? undefined : marked.graph.box(id),
  );
  return [
    outline(marked, connecting.from, 'letu-dg-selected'),
    connecting.to === undefined ? '' : outline(marked, connecting.to, 'letu-dg-target'),
    from && to ? line([middleOf(from), middleOf(to)], 'letu-dg-drawn') : '',
  ].join('');
}

const foldable = new WeakMap<readonly PageCell[], readonly PageCell[]>();

/** The signs that fold containers. */
function foldMarks({ page, graph, scale }: Marked): string {
  const known = foldable.get(page.cells) ?? page.cells.filter((cell) => canFold(page, cell));
  foldable.set(page.cells, known);
  return known
    .map((cell) => {
      const box = graph.box(cell.id);
      if (!box) return '';
      const size = 12 / Math.max(scale, 1);
      // As near the corner as can be: titles of narrow lanes begin right behind it.
      const [x, y] = [box.x + 2, box.y + 2];
      const bar = `M${n(x + size * 0.25)} ${n(y + size / 2)}h${n(size / 2)}`;
      const stem = isFolded(cell) ? `M${n(x + size / 2)} ${n(y + size * 0.25)}v${n(size / 2)}` : '';
      return (
        `<g data-fold="${attribute(cell.id)}">${rect({ x, y, width: size, height: size }, 'letu-dg-fold')}` +
        `<path class="letu-dg-fold" d="${bar}${stem}"/></g>`
      );
    })
    .join('');
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
