import type { Page, PageCell } from '../../../document/model.js';
import { changeCells, withGeometry } from '../cells.js';
import type { Edited } from '../groups.js';
import { isHtml, styleNumber, withStyle } from '../styles.js';
import { partsOf, tablePlace } from './tables.js';

/** The places of a table that a cell takes, from a row and a column up to those before which it ends. */
interface Span {
  readonly cell: PageCell;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

const cellsOf = (page: Page, table: string) => partsOf(page, table).map(({ id }) => partsOf(page, id));

function spanAt(cell: PageCell, top: number, left: number): Span {
  const reach = (key: string) => Math.max(styleNumber(cell.style, key, 1), 1);
  return { cell, top, left, bottom: top + reach('rowspan'), right: left + reach('colspan') };
}

const isWide = ({ top, left, bottom, right }: Span) => bottom - top > 1 || right - left > 1;

function spansOf(page: Page, table: string): readonly Span[] {
  return cellsOf(page, table).flatMap((row, top) => row.map((cell, left) => spanAt(cell, top, left)));
}

const within = (page: Page, table: string, { top, left, bottom, right }: Omit<Span, 'cell'>) =>
  cellsOf(page, table)
    .slice(top, bottom)
    .flatMap((row) => row.slice(left, right));

/** Returns a cell that takes so many rows and columns of its table. */
export function spanning(cell: PageCell, rows: number, columns: number): PageCell {
  const span = (length: number) => (length > 1 ? String(length) : undefined);
  return { ...cell, style: withStyle(cell.style, { rowspan: span(rows), colspan: span(columns) }) };
}

/** Returns a cell whose place another one takes. */
export const covered = (cell: PageCell): PageCell => ({
  ...spanning(cell, 1, 1),
  label: '',
  attributes: { ...cell.attributes, visible: '0' },
});

/** Makes one cell of all cells in the room that some take together; it says what they said. */
export function mergeCells(page: Page, ids: readonly string[]): Edited | undefined {
  const places = ids.flatMap((id) => tablePlace(page, id) ?? []);
  const table = places[0]?.table.id;
  if (table === undefined || places.some((place) => place.table.id !== table || place.column === undefined))
    return undefined;
  const spans = places.map(({ row, column, rows }) =>
    spanAt(partsOf(page, rows[row!]!.id)[column!]!, row!, column!),
  );
  const room = {
    top: Math.min(...spans.map(({ top }) => top)),
    left: Math.min(...spans.map(({ left }) => left)),
    bottom: Math.max(...spans.map(({ bottom }) => bottom)),
    right: Math.max(...spans.map(({ right }) => right)),
  };
  const [main, ...others] = within(page, table, room);
  if (!main || others.length === 0) return undefined;
  const labels = [main, ...others].map(({ label }) => label).filter((label) => label !== '');
  const label = labels.join(isHtml(main) ? '<br>' : '\n');
  const hidden = changeCells(
    page,
    others.map(({ id }) => id),
    covered,
  );
  const merged = changeCells(hidden, [main.id], (cell) => ({
    ...spanning(cell, room.bottom - room.top, room.right - room.left),
    label,
  }));
  return { page: merged, select: [main.id] };
}

/** Tells whether a cell takes more than one place of its table. */
export const isMerged = ({ style }: PageCell): boolean =>
  styleNumber(style, 'rowspan', 1) > 1 || styleNumber(style, 'colspan', 1) > 1;

/** Has cells that were merged be cells of their own again. */
export function splitCells(page: Page, ids: readonly string[]): Page {
  const tables = new Set(ids.flatMap((id) => tablePlace(page, id)?.table.id ?? []));
  return [...tables].reduce(
    (next, table) => withoutSpans(next, table, ({ cell }) => ids.includes(cell.id)),
    page,
  );
}

/** Splits the cells that lie on both sides of a line, which is about to get another one behind it or to lose one. */
export const splitAcross = (page: Page, table: string, axis: 'row' | 'column', at: number): Page =>
  withoutSpans(page, table, ({ top, left, bottom, right }) =>
    axis === 'row' ? top < at && at < bottom : left < at && at < right,
  );

/** Splits the cells that take a row or a column and another one. */
export const splitOver = (page: Page, table: string, axis: 'row' | 'column', at: number): Page =>
  withoutSpans(page, table, ({ top, left, bottom, right }) =>
    axis === 'row'
      ? bottom - top > 1 && top <= at && at < bottom
      : right - left > 1 && left <= at && at < right,
  );

/** Returns how large a cell is without what it lies over: it has the size of all of it. */
function ownSize(page: Page, table: string, { cell, top, left, bottom, right }: Span) {
  const length = (cells: readonly PageCell[], key: 'width' | 'height') =>
    cells.reduce((sum, { geometry }) => sum + (geometry?.[key] ?? 0), 0);
  const beside = within(page, table, { top, bottom: top + 1, left: left + 1, right });
  const below = partsOf(page, table).slice(top + 1, bottom);
  return {
    width: (cell.geometry?.width ?? 0) - length(beside, 'width'),
    height: (cell.geometry?.height ?? 0) - length(below, 'height'),
  };
}

function withoutSpans(page: Page, table: string, isSplit: (span: Span) => boolean): Page {
  return spansOf(page, table)
    .filter((span) => isWide(span) && isSplit(span))
    .reduce((next, span) => {
      const parts = within(next, table, span);
      const size = ownSize(next, table, span);
      const ids = parts.map(({ id }) => id);
      return changeCells(next, ids, (cell) => {
        const { visible: _hidden, ...attributes } = cell.attributes;
        const single = spanning(cell, 1, 1);
        return { ...(cell === parts[0] ? withGeometry(single, size) : single), attributes };
      });
    }, page);
}
