import { isRow, rowsOf, type CellText, type GapText, type RowText, type TableText } from './tableText.js';

/** A new text for a cell; the first row, 0, has the names of the columns. */
export interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Gives cells other texts. Cells that are not there yet are added, with the rows and columns up to them. */
export function setCells(table: TableText, changes: readonly CellChange[]): TableText {
  const rows = Math.max(0, ...changes.map(({ row }) => row + 1));
  const columns = Math.max(0, ...changes.map(({ column }) => column + 1));
  const present = rowsOf(table).length;
  let grown = rows > present ? insertRows(table, present, rows - present) : table;
  const width = widthOf(grown);
  if (columns > width) grown = insertColumns(grown, width, columns - width);
  const byRow = new Map<number, CellChange[]>();
  for (const change of changes) byRow.set(change.row, [...(byRow.get(change.row) ?? []), change]);
  return mapRows(grown, (row, index) => {
    const own = byRow.get(index);
    if (!own) return row;
    const cells = [...row.cells];
    for (const { column, text } of own) {
      while (cells.length <= column) cells.push(emptyCell(grown, row.cells, cells.length, index));
      const cell = cells[column];
      if (!cell || cell.text === text) continue;
      cells[column] = { ...cell, text, core: grown.write(text, cell.core, index === 0) };
    }
    return withCells(row, cells);
  });
}

/** Adds empty rows before one. */
export function insertRows(table: TableText, at: number, count: number): TableText {
  const rows = rowsOf(table);
  // The first row often stands on a line with what is before the table.
  const like = (at === 1 ? rows[1] : undefined) ?? rows[at - 1] ?? rows[at];
  if (!like) return table;
  const width = widthOf(table);
  const added = Array.from({ length: count }, (): RowText => {
    const cells = Array.from({ length: width }, (_, column) => emptyCell(table, like.cells, column, at));
    return { open: withoutComment(like.open, table), cells, close: like.close.replace(/\s*#.*/, '') };
  });
  const parts: (RowText | GapText)[] = [];
  let seen = 0;
  for (const part of table.parts) {
    if (isRow(part) && seen++ === at) parts.push(...added);
    parts.push(part);
  }
  if (at >= rows.length) parts.splice(parts.findLastIndex(isRow) + 1, 0, ...added);
  return withPlaces(table, { ...table, parts });
}

/** Takes rows away. */
export function removeRows(table: TableText, at: number, count: number): TableText {
  let seen = -1;
  const parts = table.parts.filter((part) => !isRow(part) || !isWithin((seen += 1), at, count));
  return withPlaces(table, { ...table, parts });
}

/** Moves rows. @param to The row they come before, as counted without the move. */
export function moveRows(table: TableText, at: number, count: number, to: number): TableText {
  const moved = moveItems(rowsOf(table), at, count, to);
  return withPlaces(
    table,
    mapRows(table, (_, index) => moved[index] ?? EMPTY_ROW),
  );
}

/** Adds empty columns before one. */
export function insertColumns(table: TableText, at: number, count: number): TableText {
  return mapRows(table, (row, index) => {
    // A short row does not reach up to where columns are added.
    if (at > row.cells.length) return row;
    const added = Array.from({ length: count }, (_, each) => emptyCell(table, row.cells, at + each, index));
    return withCells(row, spaced(row.cells, row.cells.toSpliced(at, 0, ...added)));
  });
}

/** Takes columns away. */
export function removeColumns(table: TableText, at: number, count: number): TableText {
  return mapRows(table, (row) => withCells(row, spaced(row.cells, row.cells.toSpliced(at, count))));
}

/** Moves columns. @param to The column they come before, as counted without the move. */
export function moveColumns(table: TableText, at: number, count: number, to: number): TableText {
  const width = widthOf(table);
  return mapRows(table, (row, index) => {
    const cells = [...row.cells];
    while (cells.length < width) cells.push(emptyCell(table, row.cells, cells.length, index));
    const moved = spaced(cells, moveItems(cells, at, count, to));
    // Empty cells that are only moved to the end of their row need not be written.
    while (moved.length > row.cells.length && moved.at(-1)?.core === emptyCore(table, index)) moved.pop();
    return withCells(row, moved);
  });
}

/** Returns how many columns the longest row has. */
export function widthOf(table: TableText): number {
  return Math.max(0, ...rowsOf(table).map(({ cells }) => cells.length));
}

const withCells = ({ open, close }: RowText, cells: readonly CellText[]): RowText => ({ open, close, cells });

const EMPTY_ROW: RowText = { open: '', cells: [], close: '' };

/** A comment belongs to the row it stands before. */
function withoutComment(open: string, { rowSeparator }: TableText): string {
  if (!open.includes('#')) return open;
  const line = open.slice(open.lastIndexOf('\n') + 1);
  return rowSeparator === '\n' ? line : `\n${line}`;
}

const isWithin = (index: number, at: number, count: number) => index >= at && index < at + count;

function moveItems<Item>(items: readonly Item[], at: number, count: number, to: number): Item[] {
  const moved = items.slice(at, at + count);
  const rest = items.toSpliced(at, count);
  return rest.toSpliced(to > at ? Math.max(at, to - count) : to, 0, ...moved);
}

function mapRows(table: TableText, map: (row: RowText, index: number) => RowText): TableText {
  let seen = -1;
  return { ...table, parts: table.parts.map((part) => (isRow(part) ? map(part, (seen += 1)) : part)) };
}

const emptyCore = (table: TableText, row: number) => table.write('', '', row === 0);

/** Makes an empty cell that is spaced like those around it. */
function emptyCell(table: TableText, like: readonly CellText[], column: number, row: number): CellText {
  const lead = column === 0 ? (like[0]?.lead ?? '') : blanks(like[1]?.lead ?? ' ');
  return { lead, core: emptyCore(table, row), trail: '', text: '', from: -1 };
}

const blanks = (text: string) => (/^[ \t]*$/.test(text) ? text : ' ');

/** Gives the first of some cells the blanks that the first one had, and what was the first the blanks of the second. */
function spaced(before: readonly CellText[], after: readonly CellText[]): CellText[] {
  const [first, second] = before;
  if (!first) return [...after];
  const lastTrail = before.at(-1)?.trail ?? '';
  return after.map((cell, index) => {
    const lead = index === 0 ? first.lead : cell === first ? (second?.lead ?? ' ') : cell.lead;
    const isLast = index === after.length - 1;
    const wasLast = cell === before.at(-1);
    return { ...cell, lead, trail: isLast ? lastTrail : wasLast ? '' : cell.trail };
  });
}

/** Gives rows that have moved the line breaks of their new places, where nothing but blanks stands there. */
function withPlaces(before: TableText, after: TableText): TableText {
  const [was, is] = [rowsOf(before), rowsOf(after)];
  const [first, second] = was;
  const isPlain = ({ open, close, unchanged }: RowText) =>
    unchanged === undefined && /^[\s[-]*$/.test(open) && /^[\s\]]*$/.test(close);
  if (!first || !was.every(isPlain)) return after;
  const last = was.at(-1);
  return mapRows(after, (row, index) => ({
    ...row,
    open: index === 0 ? first.open : row === first ? (second?.open ?? row.open) : row.open,
    close:
      index === is.length - 1
        ? (last?.close ?? row.close)
        : row === last
          ? (was.at(-2)?.close ?? row.close.replace(/\n\s*$/, ''))
          : row.close,
  }));
}
