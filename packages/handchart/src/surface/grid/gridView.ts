import { isDate } from '../../chart/format.js';
import { isPercent, numberOf } from '../../source/table.js';
import { rowsOf, type TableText } from '../text/tableText.js';

/** What most cells of a column are. */
export type ColumnKind = 'number' | 'percent' | 'date' | 'text';

/** A column of the grid. */
export interface GridColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** How wide it is as long as nobody has changed that, in pixels. */
  readonly width: number;
}

/** A cell of the grid, and where it stands in the source, -1 where that is not known. */
export interface GridCell {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A table as the grid shows it. The first row has the names of the columns. */
export interface GridView {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly (readonly GridCell[])[];
}

/** How many rows are looked at for what a column has. */
const LOOKED_AT = 60;
const NARROWEST = 72;
const WIDEST = 240;

/** Returns how the grid shows a table. */
export function gridView(table: TableText): GridView {
  const rows = rowsOf(table).map(({ cells }) =>
    cells.map(({ text, from, core }): GridCell => ({ text, from, to: from < 0 ? -1 : from + core.length })),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column): GridColumn => {
    const texts = rows.slice(1, LOOKED_AT).map((row) => row[column]?.text ?? '');
    const name = rows[0]?.[column]?.text ?? '';
    return { name, kind: kindOf(texts), width: widthOf([name, ...texts]) };
  });
  return { columns, rows };
}

function kindOf(texts: readonly string[]): ColumnKind {
  const written = texts.filter((text) => text !== '');
  const isMost = (count: number) => count > 0 && 2 * count >= written.length;
  const numbers = written.filter((text) => numberOf(text) !== undefined);
  if (isMost(numbers.length)) return numbers.every(isPercent) ? 'percent' : 'number';
  return isMost(written.filter(isDate).length) ? 'date' : 'text';
}

function widthOf(texts: readonly string[]): number {
  const longest = Math.max(
    ...texts.map((text) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 14 : 8), 0)),
  );
  return Math.min(Math.max(longest + 34, NARROWEST), WIDEST);
}
