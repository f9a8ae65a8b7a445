import type { PageCell, Point } from '../../document/model.js';
import { styleValue } from '../../document/style.js';
import { tableAround } from '../edit/containers/tables.js';
import { isLayerLocked } from '../edit/layers.js';
import { hasStyle, styleName } from '../edit/styles.js';
import { indexOf } from '../store/pageIndex.js';
import type { Direction, Handle } from './marks.js';
import type { TableLine } from './tableLines.js';
import type { PageCanvas } from './pageCanvas.js';

/** What is under a pointer. */
export type Hit =
  | { readonly on: 'ground' }
  | { readonly on: 'cell' | 'label' | 'fold'; readonly cell: string }
  | { readonly on: 'handle'; readonly handle: Handle | 'rotate' }
  | { readonly on: 'end'; readonly end: 'source' | 'target' }
  | { readonly on: 'bend' | 'leg'; readonly at: number }
  | { readonly on: 'line'; readonly axis: TableLine['axis']; readonly at: number }
  | { readonly on: 'grip'; readonly axis: TableLine['axis'] }
  | { readonly on: 'port'; readonly cell: string; readonly at: number }
  | { readonly on: 'arrow'; readonly cell: string; readonly direction: Direction };

const GRIPS = ['handle', 'end', 'bend', 'leg', 'port', 'arrow', 'fold', 'line', 'grip']
  .map((name) => `g[data-${name}]`)
  .join();
const GROUND: Hit = { on: 'ground' };

/** Returns what is at a point of the window. */
export function hitAt(canvas: PageCanvas, at: Point): Hit {
  for (const element of elementsAt(canvas, at)) {
    const hit = markAt(canvas, element) ?? cellHit(canvas, element);
    if (hit) return hit;
  }
  return GROUND;
}

/** Returns the ids of the cells at a point of the window, the foremost first. */
export function cellsAt(canvas: PageCanvas, at: Point): readonly string[] {
  const ids = elementsAt(canvas, at).flatMap((element) => cellOfElement(element) ?? []);
  return [...new Set(ids)].filter((id) => canvas.graph.shown(id));
}

function elementsAt({ elements: { view } }: PageCanvas, { x, y }: Point): readonly Element[] {
  const root = view.getRootNode() as Document | ShadowRoot;
  return root.elementsFromPoint(x, y).filter((element) => element !== view && view.contains(element));
}

const cellOfElement = (element: Element) => element.closest<SVGElement>('[data-cell]')?.dataset['cell'];

function markAt({ elements, marks }: PageCanvas, element: Element): Hit | undefined {
  if (!elements.marks.contains(element)) return undefined;
  const { dataset } = element.closest<SVGElement>(GRIPS) ?? {};
  if (!dataset) return undefined;
  const { handle, end, bend, leg, port, arrow, fold, line, grip, at } = dataset as Readonly<
    Record<string, string | undefined>
  >;
  if (handle !== undefined) return { on: 'handle', handle: handle as Handle };
  if (end !== undefined) return { on: 'end', end: end as 'source' };
  if (bend !== undefined) return { on: 'bend', at: Number(bend) };
  if (leg !== undefined) return { on: 'leg', at: Number(leg) };
  if (fold !== undefined) return { on: 'fold', cell: fold };
  if (line !== undefined) return { on: 'line', axis: line as 'row', at: Number(at) };
  if (grip !== undefined) return { on: 'grip', axis: grip as 'row' };
  if (marks.hover === undefined) return undefined;
  if (port !== undefined) return { on: 'port', cell: marks.hover, at: Number(port) };
  return arrow === undefined ? undefined : { on: 'arrow', cell: marks.hover, direction: arrow as Direction };
}

function cellHit(canvas: PageCanvas, element: Element): Hit | undefined {
  const id = cellOfElement(element);
  const cell = id === undefined ? undefined : canvas.graph.shown(id);
  // A locked shape can be selected, to be unlocked again; what is on a locked layer cannot.
  if (!cell || isLayerLocked(canvas.session.getState().page, cell.id)) return undefined;
  const isLabel = cell.role === 'edge' && element.closest('[data-label]') !== null;
  return { on: isLabel ? 'label' : 'cell', cell: cell.id };
}

/**
 * Returns the id of what is selected where a cell is pressed: the group around it first, and once that is selected what is in it.
 *
 * @param isInner Whether what is innermost is meant in any case.
 */
export function selectable({ session }: PageCanvas, id: string, isInner = false): string {
  const { page, selection } = session.getState();
  const index = indexOf(page);
  const around = index.around(id);
  const whole = wholeOf(index.cell(id), around);
  if (isInner) return whole;
  const own = index.cell(id);
  const table = own && tableAround(page, own);
  const groups = around.filter((cell) => cell === table || (cell.role === 'vertex' && isGroup(cell.style)));
  const chosen = new Set(selection.flatMap((each) => [each, ...index.around(each).map((cell) => cell.id)]));
  return groups.findLast((cell) => !chosen.has(cell.id))?.id ?? whole;
}

const isGroup = (style: string) => styleName(style) === 'group' && styleValue(style, 'container') !== '1';

/** Cells that are a part of what is around them are moved with that. */
function wholeOf(cell: PageCell | undefined, around: readonly PageCell[]): string {
  const [parent, ...rest] = around;
  return cell && parent?.role === 'vertex' && hasStyle(cell.style, 'part')
    ? wholeOf(parent, rest)
    : (cell?.id ?? '');
}
