import type { AbstractGraph, Cell, Geometry } from '@maxgraph/core';
import type { Attributes, CellGeometry, Page, PageCell } from '../document/model.js';
import { pageCellOf, valueOf } from './pageCells.js';
import { inPageOrder } from './pageOrder.js';
import { writeStyle } from './style/styleText.js';

/**
 * Returns a page with the cells of a graph. What has not changed is as it was read, object for object.
 *
 * @param page What the graph was filled with.
 */
export function readGraph(graph: AbstractGraph, page: Page): Page {
  const root = graph.getDataModel().getRoot();
  if (!root) return page;
  const cells = inPageOrder(root, page.cells).map(toPageCell);
  const isUnchanged =
    cells.length === page.cells.length && cells.every((cell, index) => cell === page.cells[index]);
  return isUnchanged ? page : { ...page, cells };
}

/** Returns a cell as a page says it. */
export function toPageCell(cell: Cell): PageCell {
  const known = pageCellOf(cell);
  const { label, wrapper } = valueOf(cell);
  const geometry = cell.geometry ? toPageGeometry(cell.geometry, known?.geometry) : undefined;
  const parent = cell.getParent()?.getId() ?? undefined;
  const source = endOf(cell, true, known?.geometry === geometry ? known : undefined);
  const target = endOf(cell, false, known?.geometry === geometry ? known : undefined);
  const made: PageCell = {
    ...keptOf(known, ['parent', 'source', 'target', 'geometry', 'wrapper']),
    id: cell.getId() ?? '',
    ...(parent === undefined ? {} : { parent }),
    ...(source === undefined ? {} : { source }),
    ...(target === undefined ? {} : { target }),
    role: cell.isVertex() ? 'vertex' : cell.isEdge() ? 'edge' : 'other',
    label,
    style: writeStyle(known?.style ?? '', cell.getStyle()),
    ...(geometry ? { geometry } : {}),
    ...(wrapper ? { wrapper } : {}),
    attributes: attributesOf(cell, known?.attributes ?? {}),
  };
  return known && isSameCell(made, known) ? known : made;
}

/** Returns what else is known of something: what a graph knows nothing of is kept. */
function keptOf<Known extends object>(known: Known | undefined, keys: readonly (keyof Known)[]) {
  const kept: Partial<Known> = { ...known };
  for (const key of keys) delete kept[key];
  return kept;
}

/** Returns what a cell is connected to; an end that was nowhere to be found stays named until the cell is changed. */
function endOf(cell: Cell, isSource: boolean, unchanged: PageCell | undefined): string | undefined {
  const terminal = cell.getTerminal(isSource);
  return terminal ? (terminal.getId() ?? undefined) : isSource ? unchanged?.source : unchanged?.target;
}

function isSameCell(made: PageCell, known: PageCell): boolean {
  const keys: readonly (keyof PageCell)[] = ['id', 'parent', 'source', 'target', 'role', 'label', 'style'];
  return (
    keys.every((key) => made[key] === known[key]) &&
    made.geometry === known.geometry &&
    made.wrapper === known.wrapper &&
    made.attributes === known.attributes
  );
}

const SWITCHES = [
  { name: 'visible', off: '0', isOff: (cell: Cell) => !cell.isVisible() },
  { name: 'collapsed', off: '1', isOff: (cell: Cell) => cell.isCollapsed() },
  { name: 'connectable', off: '0', isOff: (cell: Cell) => !cell.isConnectable() },
] as const;

function attributesOf(cell: Cell, known: Attributes): Attributes {
  let attributes = known;
  for (const { name, off, isOff } of SWITCHES) {
    if (isOff(cell) === (known[name] === off)) continue;
    const { [name]: _before, ...others } = attributes;
    attributes = isOff(cell) ? { ...others, [name]: off } : others;
  }
  return attributes;
}

function toPageGeometry(geometry: Geometry, known: CellGeometry | undefined): CellGeometry {
  const { x, y, width, height, sourcePoint, targetPoint, offset, alternateBounds: alternate } = geometry;
  const made: CellGeometry = {
    ...keptOf(known, ['sourcePoint', 'targetPoint', 'offset', 'alternate']),
    x,
    y,
    width,
    height,
    isRelative: geometry.relative,
    points: (geometry.points ?? []).map(toPagePoint),
    ...(sourcePoint ? { sourcePoint: toPagePoint(sourcePoint) } : {}),
    ...(targetPoint ? { targetPoint: toPagePoint(targetPoint) } : {}),
    ...(offset ? { offset: toPagePoint(offset) } : {}),
    ...(alternate
      ? { alternate: { ...toPagePoint(alternate), width: alternate.width, height: alternate.height } }
      : {}),
    attributes: known?.attributes ?? {},
  };
  return known && isSameGeometry(made, known) ? known : made;
}

const toPagePoint = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y });

function isSameGeometry(one: CellGeometry, other: CellGeometry): boolean {
  return GEOMETRY.every((key) => isSame(one[key], other[key]));
}

const GEOMETRY = [
  ...(['x', 'y', 'width', 'height', 'isRelative', 'points', 'sourcePoint', 'targetPoint'] as const),
  ...(['offset', 'alternate'] as const),
];

function isSame(one: unknown, other: unknown): boolean {
  if (one === other || typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return Object.is(one, other) || one === other;
  const values = one as Readonly<Record<string, unknown>>;
  const others = other as Readonly<Record<string, unknown>>;
  const keys = Object.keys(values);
  return keys.length === Object.keys(others).length && keys.every((key) => isSame(values[key], others[key]));
}
