import { MOST_COLUMNS, type Cell, type Column, type Table } from '../source/table.js';
import { PlanError, type Plan, type Planner } from './plan.js';

/** A row of names and numbers below them: what most charts are drawn of. */
export interface Wide {
  readonly names: readonly Cell[];
  readonly series: readonly Column[];
}

/** Returns the columns of numbers besides the first, which names the rows. */
export const numbersOf = ({ columns }: Table): readonly Column[] =>
  columns.slice(1).filter(({ isNumeric }) => isNumeric);

/** Returns the name of the column of numbers where there is one alone: its unit is that of all. */
export function onlyNumbers(table: Table): string | undefined {
  const [only, more] = numbersOf(table);
  return more ? undefined : only?.head.text;
}

/** Returns the columns of texts; the first is one whatever is in it, where others have numbers. */
export const textsOf = ({ columns }: Table): readonly Column[] =>
  columns.filter(({ isNumeric }, index) => index === 0 || !isNumeric);

const EMPTY: Cell = { text: '', value: undefined, range: { from: 0, to: 0 } };

/**
 * Reads a table as names and series. One of two names and a number a row, as for flows, is turned.
 *
 * @throws PlanError where that makes too many columns.
 */
export function wideOf({ chart, messages }: Pick<Planner, 'chart' | 'messages'>): Wide {
  const { table } = chart;
  const [first, second] = textsOf(table);
  const numbers = numbersOf(table);
  const [amount] = numbers;
  if (first && second && amount && numbers.length === 1) {
    const heads = distinct(second);
    if (heads.length > MOST_COLUMNS)
      throw new PlanError(messages.tooManyColumns(MOST_COLUMNS), heads[MOST_COLUMNS]);
    return turned(first, second, amount);
  }
  return { names: (first?.cells ?? []).map((cell) => cell ?? EMPTY), series: numbers };
}

/** Says which series a chart of one series leaves out. */
export function leftOut(
  { messages }: Pick<Planner, 'messages'>,
  [drawn, ...unused]: readonly Column[],
): Pick<Plan, 'notes' | 'unused'> {
  const [first] = unused;
  if (!drawn || !first) return {};
  const message = messages.onlyFirst(
    drawn.head.text,
    unused.map(({ head }) => head.text),
  );
  return { notes: [{ range: first.head.range, message }], unused };
}

function turned(rows: Column, heads: Column, amounts: Column): Wide {
  const names = distinct(rows);
  const cells = new Map<string, Map<string, Cell | undefined>>();
  for (const [index, head] of heads.cells.entries()) {
    const own = cells.get(head?.text ?? '') ?? new Map<string, Cell | undefined>();
    cells.set(head?.text ?? '', own.set(rows.cells[index]?.text ?? '', amounts.cells[index]));
  }
  const series = distinct(heads).map((head): Column => {
    const own = cells.get(head.text);
    return { head, isNumeric: true, cells: names.map(({ text }) => own?.get(text)) };
  });
  return { names, series };
}

/** Returns the cells of a column, of those that say the same the first. */
export function distinct({ cells }: Column): readonly Cell[] {
  const seen = new Map<string, Cell>();
  for (const cell of cells) if (cell && !seen.has(cell.text)) seen.set(cell.text, cell);
  return [...seen.values()];
}
