import type { Page } from '../../document/model.js';
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
  if (!box || hasStyle(place.table.style, 'locked') || styleNumber(place.table.style, 'rotation', 0) !== 0)
    return '';
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

const line = (axis: TableLine['axis'], at: number, way: string) =>
  `<g data-line="${axis}" data-at="${at}"><path class="letu-dg-line" d="${way}"/></g>`;
