import type { TextRange } from '@letu/core';

/** A cell of the table, and where it stands in the source. */
export interface Cell {
  readonly text: string;
  /** Undefined for what is no number. */
  readonly value: number | undefined;
  readonly range: TextRange;
}

/** A column of the table. */
export interface Column {
  readonly head: Cell;
  /** As many as there are rows; cells that rows lack are undefined. */
  readonly cells: readonly (Cell | undefined)[];
  readonly isNumeric: boolean;
}

/** A table, by its columns. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rowCount: number;
  readonly range: TextRange;
}

/** Numbers as spreadsheets write them: with signs, thousands separators, a currency before and a percent sign, 万 or 亿 behind. */
const NUMBER =
  /^[-+−]?[¥￥$€£]?\s*(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:e[-+]?\d+)?\s*(?:[%％]|万亿|[万亿])?$/i;

/** What stands behind a number and makes it so many times larger. */
const SIZES: Readonly<Record<string, number>> = { 万: 4, 亿: 8, 万亿: 12 };

/** The most columns of a table; more series than these nobody tells apart. */
export const MOST_COLUMNS = 500;

/** The largest number of a chart; beyond it, and below the smallest, a scale has no steps any more that can be told apart. */
export const LARGEST = 1e15;
const SMALLEST = 1e-15;

/** Full-width digits and signs, which Chinese input methods write. */
const FULL_WIDTH = /[\uff01-\uff5e\uffe5]/;

/**
 * Returns the number that a text is, undefined for none and for one too large to be drawn; `12%` is 12, `1.2万` is 12000, and
 * `(300)` is -300, as accounts have it.
 */
export function numberOf(written: string): number | undefined {
  const half = FULL_WIDTH.test(written) ? written.normalize('NFKC') : written;
  const owed = half.startsWith('(') ? /^\(\s*([^-+−(].*?)\s*\)\s*(%?)$/.exec(half) : undefined;
  const text = owed ? `-${owed[1]}${owed[2]}` : half;
  if (!/\d/.test(text) || !NUMBER.test(text)) return undefined;
  const digits = text.replaceAll(/[¥￥$€£,%％\s万亿]/g, '').replace('−', '-');
  const zeros = SIZES[/[万亿]+$/.exec(text)?.[0] ?? ''];
  // As digits: 1.1 times 10000 is not 11000.
  const value = Number(zeros === undefined || /e/i.test(digits) ? digits : `${digits}e${zeros}`);
  if (Math.abs(value) > LARGEST) return undefined;
  return Math.abs(value) < SMALLEST ? 0 : value;
}

/** Tells whether a text is a number with a percent sign. */
export const isPercent = (text: string) => /[%％]\s*[)）]?$/.test(text) && numberOf(text) !== undefined;

/** Makes a cell of a text and its place. */
export function cellOf(text: string, range: TextRange): Cell {
  return { text, value: numberOf(text), range };
}

/** Makes a table of rows, the first of which has the names of the columns. Rows without any text are left out. */
export function tableOf(rows: readonly (readonly Cell[])[], range: TextRange): Table {
  const [heads = [], ...filled] = rows.filter((row) => row.some(({ text }) => text !== ''));
  const columns = heads.map((head, index): Column => {
    const cells = filled.map((row) => row[index]);
    const written = cells.filter((cell) => cell && cell.text !== '');
    const numbers = written.filter((cell) => cell?.value !== undefined).length;
    return { head, cells, isNumeric: numbers > 0 && 2 * numbers >= written.length };
  });
  return { columns, rowCount: filled.length, range };
}
