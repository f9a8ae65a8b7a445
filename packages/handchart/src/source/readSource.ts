import type { Diagnostic, TextRange } from '@letu/core';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type YAMLParseError,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { HandchartMessages } from '../locales/zh-CN.js';
import { readDelimited } from './delimited.js';
import { issueText } from './issues.js';
import { parseYaml } from './parseYaml.js';
import { settingsSchema, type Settings } from './schema.js';
import { cellOf, MOST_COLUMNS, tableOf, type Cell, type Table } from './table.js';

/** A chart as its source says it. */
export interface Chart {
  readonly settings: Settings;
  readonly table: Table;
  /** Where a word of the settings stands: what it is set to, or the word itself. */
  place(path: readonly PropertyKey[], part?: 'key' | 'value'): TextRange;
}

export type ReadResult = { readonly chart?: Chart; readonly mistakes: readonly Diagnostic[] };

/** An alias says again what stands elsewhere; more than these are an attack. */
const MOST_ALIASES = 100;
/** The most cells a chart is drawn of; a table larger than that is no picture. */
const MOST_CELLS = 200_000;

/** Reads the source of a chart, YAML 1.2 or JSON (https://yaml.org/spec/1.2.2/). */
export function readSource(source: string, messages: HandchartMessages): ReadResult {
  const mistake = (range: TextRange, message: string): Diagnostic => ({
    ...filled(range, source),
    severity: 'error',
    message,
    source: 'handchart',
  });
  const document = parseYaml(source);
  if ('tooDeepAt' in document) {
    const from = document.tooDeepAt;
    return { mistakes: [mistake({ from, to: from }, messages.tooDeep)] };
  }
  if (document.errors.length > 0) {
    return {
      mistakes: document.errors.map((error) => {
        const unclosed = unclosedAt(error, source);
        const [from, to] = unclosed === undefined ? error.pos : [unclosed, source.length];
        const code = unclosed === undefined ? error.code : 'MISSING_CHAR';
        return mistake({ from, to }, messages.syntax(code, error.message.split('\n', 1)[0] ?? error.message));
      }),
    };
  }
  const root = document.contents;
  if (!isMap(root))
    return { mistakes: [mistake(root ? rangeOf(root) : firstLine(source), messages.notAChart)] };
  return readChart(document, root, source, messages, mistake);
}

/** Returns the document of a source, undefined for one that is nested too deeply to be read. */
export function parseChart(source: string): Document.Parsed | undefined {
  const document = parseYaml(source);
  return 'tooDeepAt' in document ? undefined : document;
}

/** Returns where a bracket or a quote stands that is never closed, which the library says where it has given up. */
function unclosedAt({ message, pos: [at] }: YAMLParseError, source: string): number | undefined {
  const missing = /end with a ([\]}])|Missing closing (["'])/.exec(message);
  if (!missing) return undefined;
  const [, bracket, quote = bracket === ']' ? '[' : '{'] = missing;
  const opened = source.lastIndexOf(quote, at - 1);
  return opened < 0 ? undefined : opened;
}

function readChart(
  document: Document.Parsed,
  root: YAMLMap,
  source: string,
  messages: HandchartMessages,
  mistake: (range: TextRange, message: string) => Diagnostic,
): ReadResult {
  const given: Record<string, unknown> = {};
  let data: Node | undefined;
  const mistakes: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  for (const { key, value } of root.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (name === 'data') data = (value as Node | null) ?? undefined;
    else {
      try {
        const plain: unknown = isNode(value) ? value.toJS(document, { maxAliasCount: MOST_ALIASES }) : value;
        if (plain !== null) Object.defineProperty(given, name, { value: plain, enumerable: true });
      } catch (error) {
        if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
        const isUnknown = error.message.startsWith('Unresolved alias');
        const said = isUnknown
          ? messages.syntax('BAD_ALIAS', 'There is no such anchor')
          : messages.tooManyAliases;
        mistakes.push(mistake(rangeOf(value as Node), said));
      }
    }
  }
  const place = (path: readonly PropertyKey[], part: 'key' | 'value' = 'value') => placeOf(root, path, part);
  const checked = settingsSchema.safeParse(given);
  if (!checked.success) {
    for (const issue of checked.error.issues) {
      for (const { path, part, message } of issueText(issue, given, messages)) {
        mistakes.push(mistake(place(path, part), message));
      }
    }
  }
  for (const { message, pos } of document.warnings) {
    const [from, to] = pos;
    const tag = /\S+$/.exec(message)?.[0] ?? '';
    warnings.push({ ...mistake({ from, to }, messages.unknownTag(tag)), severity: 'warning' });
  }
  const node = data && followed(data, document);
  const table = node && readTable(node, source);
  if (isSeq(node)) mistakes.push(...strayNodes(node).map(([range, word]) => mistake(range, messages[word])));
  if (!table) mistakes.push(mistake(data ? rangeOf(data) : place([]), messages.noData));
  else if (table.columns.length < 2 || table.rowCount === 0) {
    if (mistakes.length === 0) mistakes.push(mistake(table.range, messages.tableTooSmall));
  } else if (table.columns.length > MOST_COLUMNS) {
    mistakes.push(
      mistake(table.columns[MOST_COLUMNS]?.head.range ?? table.range, messages.tooManyColumns(MOST_COLUMNS)),
    );
  } else if (table.columns.length * table.rowCount > MOST_CELLS) {
    mistakes.push(mistake(table.range, messages.tableTooLarge(MOST_CELLS)));
  }
  if (!checked.success || !table || mistakes.length > 0) return { mistakes };
  return { chart: { settings: checked.data, table, place }, mistakes: warnings };
}

const isNode = (value: unknown): value is Node =>
  isMap(value) || isSeq(value) || isScalar(value) || isAlias(value);

/** Returns what a node stands for. */
export const followed = (node: Node, document: Document) => (isAlias(node) ? node.resolve(document) : node);

function readTable(node: Node | undefined, source: string): Table | undefined {
  if (isScalar(node)) return readText(node, source);
  if (!isSeq(node)) return undefined;
  const rows = node.items.map((row) => (isSeq(row) ? row.items.map((item) => nodeCell(item, node)) : []));
  return tableOf(rows, rangeOf(node));
}

/** What stands in a table that is no row, or no cell. */
function strayNodes(table: YAMLSeq): readonly (readonly [TextRange, 'noRow' | 'noCell'])[] {
  return table.items.flatMap((row): readonly (readonly [TextRange, 'noRow' | 'noCell'])[] => {
    if (!isSeq(row)) return [[rangeOf(row as Node), 'noRow'] as const];
    const stray = row.items.filter((cell) => !isScalar(cell));
    return stray.map((cell) => [rangeOf(cell as Node), 'noCell'] as const);
  });
}

function readText(node: Scalar, source: string): Table | undefined {
  if (typeof node.value !== 'string') return undefined;
  const range = rangeOf(node);
  if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') {
    // The cells are read from the source itself, where their places are.
    const from = source.indexOf('\n', range.from) + 1;
    return tableOf(readDelimited(source.slice(from, range.to), from), { from, to: range.to });
  }
  const rows = readDelimited(node.value, 0);
  return tableOf(
    rows.map((row) => row.map((cell) => ({ ...cell, range }))),
    range,
  );
}

function nodeCell(item: unknown, around: Node): Cell {
  if (!isScalar(item)) return cellOf('', rangeOf(isNode(item) ? item : around));
  const { value } = item;
  return cellOf(value === null || value === undefined ? '' : String(value), rangeOf(item));
}

function rangeOf(node: Node): TextRange {
  const [from, to] = node.range ?? [0, 0];
  return { from, to };
}

/** Returns where something is said, or else what is around it. */
function placeOf(root: YAMLMap, path: readonly PropertyKey[], part: 'key' | 'value'): TextRange {
  let node: unknown = root;
  let range = keyRange(root) ?? rangeOf(root);
  for (const [depth, step] of path.entries()) {
    const pair: Pair | undefined = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const next: unknown = pair ? pair.value : isSeq(node) ? node.items[Number(step)] : undefined;
    const isLast = depth === path.length - 1;
    if (isLast && part === 'key' && pair) return rangeOf(pair.key as Node);
    if (!isNode(next)) return pair ? rangeOf(pair.key as Node) : range;
    range = rangeOf(next);
    node = next;
  }
  return range;
}

/** What a chart lacks is said at its first word. */
const keyRange = (root: YAMLMap) => {
  const key = root.items[0]?.key;
  return isScalar(key) ? rangeOf(key) : undefined;
};

function firstLine(source: string): TextRange {
  const from = Math.max(source.search(/\S/), 0);
  const end = source.indexOf('\n', from);
  return { from, to: end < 0 ? source.length : end };
}

/** A mistake between two letters is shown at the one before it or behind it, and never across the end of its line. */
function filled({ from, to }: TextRange, source: string): TextRange {
  const line = source.slice(from, Math.max(to, from)).search(/\r?\n/);
  const end = line > 0 ? from + line : to;
  if (from < end) return { from, to: Math.min(end, source.length) };
  const back = from >= source.length || source[from] === '\n' ? 1 : 0;
  return { from: Math.max(from - back, 0), to: Math.min(from - back + 1, source.length) };
}
