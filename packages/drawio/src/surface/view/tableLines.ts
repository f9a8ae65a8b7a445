import type { Page, PageCell } from '../../document/model.js';
import type { Box } from '../edit/bounds.js';
import { partsOf, tablePlace } from '../edit/containers/tables.js';
import { hasStyle, styleNumber } from '../edit/styles.js';
import type { PageGraph } from './pageGraph.js';

/** The line behind a column of a table, or below a row. */
export interface TableLine {
  readonly table: string;
  readonly axis: 'column' | 'row';
  /** The number of the column or row. */
  readonly at: number;
}

/** A page as it is shown, and what is selected of it. */
interface Selected {
  readonly page: Page;
  readonly graph: PageGraph;
  readonly selection: readonly string[];
  readonly isLocked: boolean;
}

/** Returns the lines of the table that something is selected of, to be dragged. */
export function tableLines({ page, graph, selection, isLocked }: Selected): string {
  const place = isLocked ? undefined : tablePlace(page, selection.at(-1));
  const box = place && graph.box(place.table.id);
  if (!box || !isUpright(place.table)) return '';
  const cells = place.rows[0] ? partsOf(page, place.rows[0].id) : [];
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const ends = (parts: readonly { readonly id: string }[], endOf: (part: Box) => number) =>
    parts.flatMap(({ id }, at) => {
      const part = graph.box(id);
      return part ? [{ at, end: endOf(part) }] : [];
    });
  const columns = ends(cells, ({ x, width }) => x + width).map(({ at, end }) =>
    line('column', at, `M${end} ${box.y}V${bottom}`),
  );
  const rows = ends(place.rows, ({ y, height }) => y + height).map(({ at, end }) =>
    line('row', at, `M${box.x} ${end}H${right}`),
  );
  return [...rows, ...columns].join('');
}

/** How far from its table a grip is, how broad it is, and the longest one, in CSS pixels of the view. */
const GRIP = { away: 10, breadth: 7, length: 28 };

/** Returns what moves the row and the column of what is selected to another place of its table. */
export function tableGrips({
  page,
  graph,
  selection,
  isLocked,
  scale,
}: Selected & { readonly scale: number }): string {
  const place = isLocked ? undefined : tablePlace(page, selection.at(-1));
  const table = place && graph.box(place.table.id);
  if (!table || !isUpright(place.table)) return '';
  const { rows, row, column } = place;
  const breadth = GRIP.breadth / scale;
  const lengthIn = (room: number) => Math.min(GRIP.length / scale, room * 0.7);
  const own = row === undefined || rows.length < 2 ? undefined : graph.box(rows[row]!.id);
  const cells = row === undefined ? [] : partsOf(page, rows[row]!.id);
  const cell = column === undefined || cells.length < 2 ? undefined : graph.box(cells[column]!.id);
  const grips = [];
  if (own) {
    const height = lengthIn(own.height);
    const y = own.y + (own.height - height) / 2;
    grips.push(grip('row', { x: table.x - GRIP.away / scale, y, width: breadth, height }));
  }
  if (cell) {
    const width = lengthIn(cell.width);
    const x = cell.x + (cell.width - width) / 2;
    grips.push(grip('column', { x, y: table.y - GRIP.away / scale, width, height: breadth }));
  }
  return grips.join('');
}

const isUpright = ({ style }: PageCell) =>
  !hasStyle(style, 'locked') && styleNumber(style, 'rotation', 0) === 0;

const grip = (axis: TableLine['axis'], { x, y, width, height }: Box) =>
  `<g data-grip="${axis}"><rect class="letu-dg-grip" x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(width, height) / 2}"/></g>`;

const line = (axis: TableLine['axis'], at: number, way: string) =>
  `<g data-line="${axis}" data-at="${at}"><path class="letu-dg-line" d="${way}"/></g>`;
