import { isScalar, isSeq, type Node, type YAMLSeq } from 'yaml';
import { writtenScalar } from './scalar.js';
import type { CellText, GapText, RowText, TableText } from './tableText.js';

/** A list of rows in the source: where the text of its rows begins and ends, and the rows. */
export interface ListTable {
  readonly from: number;
  readonly to: number;
  readonly table: TableText;
}

/** Reads rows that are lists of cells, `[[甲, 1], [乙, 2]]` or a dash a row, with what stands around them. */
export function readListTable(source: string, list: YAMLSeq): ListTable {
  const [start, end] = rangeOf(list);
  const isFlow = list.flow === true;
  const isJson = source.trimStart().startsWith('{') || /^\s*\[/.test(source.slice(start, end));
  const from = isFlow ? start + 1 : source.lastIndexOf('\n', start - 1) + 1;
  const to = isFlow ? end - 1 : lineEnd(source, contentEnd(list));
  let reached = from;
  const parts = list.items.map((item, index): RowText | GapText => {
    const [itemStart, itemEnd] = rangeOf(item as Node);
    const isLast = index === list.items.length - 1;
    const stop = isSeq(item) && !item.flow ? contentEnd(item) : itemEnd;
    const next = isLast ? to : isFlow ? commaAfter(source, stop) : Math.min(lineEnd(source, stop), to);
    const part = readRow(source, item as Node, reached, Math.min(itemStart, next), stop, next);
    reached = next + 1;
    return part;
  });
  return {
    from,
    to,
    table: {
      parts,
      cellSeparator: ',',
      rowSeparator: isFlow ? ',' : '\n',
      write: (text, like) => writtenScalar(text, like, isJson),
    },
  };
}

function readRow(
  source: string,
  item: Node,
  from: number,
  start: number,
  stop: number,
  end: number,
): RowText | GapText {
  if (!isSeq(item) || item.items.length === 0) return { gap: source.slice(from, end) };
  if (!item.flow) return readDashes(source, item, from, start, stop, end);
  let reached = start + 1;
  const last = item.items.length - 1;
  const cells = item.items.map((cell, index): CellText => {
    const [cellStart, cellEnd] = rangeOf(cell as Node);
    const next = index === last ? stop - 1 : commaAfter(source, cellEnd);
    const read = {
      lead: source.slice(reached, cellStart),
      core: source.slice(cellStart, cellEnd),
      trail: source.slice(cellEnd, next),
      text: textOf(cell),
      from: cellStart,
    };
    reached = next + 1;
    return read;
  });
  return { open: source.slice(from, start + 1), cells, close: source.slice(stop - 1, end) };
}

/** A row with a dash for each cell is written in brackets once it is changed. */
function readDashes(
  source: string,
  item: YAMLSeq,
  from: number,
  start: number,
  stop: number,
  end: number,
): RowText {
  const cells = item.items.map((cell, index): CellText => {
    const [cellStart, cellEnd] = rangeOf(cell as Node);
    const text = textOf(cell);
    const core = source.slice(cellStart, cellEnd);
    // What may stand behind a dash may not in brackets.
    const isSafe = /^(?:"[^\n]*"|'[^\n]*'|[^,[\]{}\n#:]*)$/.test(core);
    return {
      lead: index === 0 ? '' : ' ',
      core: isSafe ? core : JSON.stringify(text),
      trail: '',
      text,
      from: cellStart,
    };
  });
  const lead = source.slice(from, start).trimEnd();
  return {
    open: `${lead} [`,
    cells,
    close: `]${source.slice(stop, end)}`,
    unchanged: source.slice(from, end),
  };
}

const textOf = (cell: unknown) =>
  isScalar(cell) && cell.value !== null && cell.value !== undefined ? String(cell.value) : '';

function rangeOf(node: Node): readonly [from: number, to: number] {
  const [from, to] = node.range ?? [0, 0];
  return [from, to];
}

/** Returns where the last thing in a list ends; the list itself reaches to the next word. */
function contentEnd(list: YAMLSeq): number {
  const last = list.items.at(-1);
  if (isSeq(last) && !last.flow) return contentEnd(last);
  const [from, to] = last ? rangeOf(last as Node) : rangeOf(list);
  return Math.max(from, to);
}

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end < 0 ? source.length : end;
}

/** Returns where the comma stands that follows, past comments. */
function commaAfter(source: string, from: number): number {
  const gap = /^(?:\s|#[^\n]*)*/.exec(source.slice(from))?.[0].length ?? 0;
  return from + gap;
}
