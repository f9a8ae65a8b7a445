import { isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';
import { followed, parseChart } from '../../source/readSource.js';
import { readDelimitedTable } from './delimitedTable.js';
import { readListTable } from './listTable.js';
import { rowsOf, writeTable, type GapText, type RowText, type TableText } from './tableText.js';

/** The table of a source, as it is written there. */
export interface SourceTable {
  readonly table: TableText;
  /** Returns the source with another table in its place. */
  write(table: TableText): string;
}

/** A source without a table that can be edited: it has none yet, or cannot be read. */
export type NoTable = 'empty' | 'broken';

let lastRead: { readonly source: string; readonly read: SourceTable | NoTable } | undefined;

/** Returns the table of a source, YAML or JSON. It is read once: the grid, its actions and its menu ask for the same one in turn. */
export function readSourceTable(source: string): SourceTable | NoTable {
  if (lastRead?.source !== source) lastRead = { source, read: readTable(source) };
  return lastRead.read;
}

function readTable(source: string): SourceTable | NoTable {
  const document = parseChart(source);
  if (!document || document.errors.length > 0) return 'broken';
  const root = document.contents;
  if (root === null) return 'empty';
  if (!isMap(root)) return 'broken';
  const data = dataOf(root)?.value as Node | null | undefined;
  const node = data ? followed(data, document) : undefined;
  const read = isScalar(node) ? readText(source, node) : isSeq(node) ? readRows(source, node) : undefined;
  if (!read) return data && !isBlank(node) ? 'broken' : 'empty';
  const table = withHeadFirst(read.table);
  return rowsOf(table).length > 0 ? { ...read, table } : 'empty';
}

const dataOf = (root: YAMLMap): Pair | undefined =>
  root.items.find(({ key }) => isScalar(key) && key.value === 'data');

const isBlank = (node: unknown) => isScalar(node) && String(node.value ?? '').trim() === '';

function readText(source: string, node: Scalar): SourceTable | undefined {
  if (typeof node.value !== 'string' || node.value.trim() === '') return undefined;
  const [start, end] = node.range ?? [0, 0];
  if (node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED') {
    return {
      table: withoutPlaces(readDelimitedTable(node.value, 0)),
      write: (table) => source.slice(0, start) + JSON.stringify(writeTable(table)) + source.slice(end),
    };
  }
  const from = source.indexOf('\n', start) + 1;
  return {
    table: readDelimitedTable(source.slice(from, end), from),
    write: (table) => source.slice(0, from) + writeTable(table) + source.slice(end),
  };
}

function readRows(source: string, list: Parameters<typeof readListTable>[1]): SourceTable {
  const { table, from, to } = readListTable(source, list);
  return { table, write: (changed) => source.slice(0, from) + writeTable(changed) + source.slice(to) };
}

/** The first row with a text has the names of the columns; what is before it is not shown. */
function withHeadFirst(table: TableText): TableText {
  let isBefore = true;
  const parts = table.parts.map((part): RowText | GapText => {
    if (!('cells' in part)) return part;
    isBefore &&= part.cells.every(({ text }) => text === '');
    return isBefore ? { gap: writeTable({ ...table, parts: [part] }) } : part;
  });
  return { ...table, parts };
}

/** In quotes, cells stand at other places than they would without. */
function withoutPlaces(table: TableText): TableText {
  const parts = table.parts.map((part) =>
    'cells' in part ? { ...part, cells: part.cells.map((cell) => ({ ...cell, from: -1 })) } : part,
  );
  return { ...table, parts };
}

/** Returns a source with a new table, where it has none. */
export function withNewTable(source: string, rows: readonly (readonly string[])[]): string {
  const document = parseChart(source);
  const root = document?.contents;
  if (isMap(root) && root.flow) return inBraces(source, root, rows);
  const lines = rows.map((row) => `  ${row.map((text) => delimited(text)).join(', ')}\n`).join('');
  if (!isMap(root)) return `${source.trim() === '' ? 'type: bar\n' : endedLine(source)}data: |\n${lines}`;
  const data = dataOf(root);
  if (!data) return `${endedLine(source)}data: |\n${lines}`;
  return atValue(source, data, lines);
}

const delimited = (text: string) =>
  /[\t,，;；|"]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const endedLine = (source: string) => (source === '' || source.endsWith('\n') ? source : `${source}\n`);

/** Puts a table in place of a value that is empty. */
function atValue(source: string, { key }: Pair, lines: string): string {
  const from = (key as Node).range?.[1] ?? 0;
  const colon = source.indexOf(':', from) + 1;
  const end = source.indexOf('\n', colon);
  const line = source.slice(colon, end < 0 ? source.length : end);
  const comment = /\s#.*/.exec(line)?.[0] ?? '';
  return `${source.slice(0, colon)} |${comment}\n${lines}${end < 0 ? '' : source.slice(end + 1)}`;
}

function inBraces(source: string, root: YAMLMap, rows: readonly (readonly string[])[]): string {
  const text = JSON.stringify(
    rows.map((row) => row.map((cell) => (/^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell))),
  );
  const data = dataOf(root)?.value as Node | null | undefined;
  if (data?.range) return source.slice(0, data.range[0]) + text + source.slice(data.range[1]);
  const last = root.items.at(-1);
  const end = ((last?.value ?? last?.key) as Node | undefined)?.range?.[1] ?? (root.range?.[0] ?? 0) + 1;
  return `${source.slice(0, end)}${last ? ', ' : ''}"data": ${text}${source.slice(end)}`;
}
