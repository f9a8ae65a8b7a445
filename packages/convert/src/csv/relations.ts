import type { CsvTable } from './parseCsv.js';

/** Something a table names. */
export interface Entry {
  readonly id: string;
  readonly lines: readonly string[];
}

/** What a table relates. */
export interface Relation {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** A tree has a parent for each of its rows, a graph has relations, a table has neither. */
export type CsvSort = 'tree' | 'graph' | 'table';

/** What a table says: who is below whom, what leads where, or no relations. */
export interface Relations {
  readonly sort: CsvSort;
  readonly entries: readonly Entry[];
  readonly relations: readonly Relation[];
  /** What rows refer to that no row is called. */
  readonly missing: readonly string[];
  /** How many rows say too little to be shown. */
  readonly skipped: number;
  /** How many rows say anew what a row with the same name said. */
  readonly repeated: number;
}

/** What columns are called, in Chinese and English. */
const NAMES = {
  id: /^(?:id|key|no\.?|编号|工号|序号|代码|编码|节点)$/i,
  name: /^(?:name|label|title|full ?name|名称|姓名|名字|标题|部门|岗位)$/i,
  parent:
    /^(?:parent(?:[ _-]?id)?|manager(?:[ _-]?id)?|reports?[ _-]?to|supervisor|boss|上级(?:编号|姓名|领导|部门)?|父级|父节点|父(?:编号|ID)|直属上级|汇报对象|领导|主管|经理)$/i,
  from: /^(?:from|source|src|start|起点|来源|源|源节点|开始|从|起始)$/i,
  to: /^(?:to|target|dest(?:ination)?|end|终点|目标|目标节点|结束|到|去向)$/i,
  text: /^(?:label|text|relation(?:ship)?|description|标签|关系|说明|描述|备注)$/i,
};

/** Reads what the rows of a table have to do with each other. */
export function relationsIn(table: CsvTable): Relations {
  const column = (name: keyof typeof NAMES) => table.header.findIndex((title) => NAMES[name].test(title));
  const connections = connected(table);
  if (connections) return connections;
  const [from, to] = [column('from'), column('to')];
  if (from >= 0 && to >= 0) return listed(table, from, to, column('text'));
  const parent = column('parent');
  return parent >= 0
    ? ranked(table, parent, column('id'), column('name'))
    : { sort: 'table', entries: [], relations: [], missing: [], skipped: 0, repeated: 0 };
}

function listed({ rows }: CsvTable, from: number, to: number, text: number): Relations {
  const relations = rows
    .map((row) => ({ from: row[from] ?? '', to: row[to] ?? '', label: (text < 0 ? '' : row[text]) ?? '' }))
    .filter(({ from: start, to: end }) => start !== '' && end !== '');
  const names = new Set(relations.flatMap(({ from: start, to: end }) => [start, end]));
  const skipped = rows.length - relations.length;
  const entries = [...names].map((id) => ({ id, lines: [id] }));
  return { sort: 'graph', entries, relations, missing: [], skipped, repeated: 0 };
}

function ranked(table: CsvTable, parent: number, id: number, name: number): Relations {
  const { header, rows } = table;
  const main = name >= 0 ? name : id >= 0 ? id : header.findIndex((_, index) => index !== parent);
  const key = id >= 0 ? id : main;
  const details = header.map((_, index) => index).filter((index) => ![parent, id, main].includes(index));
  const entries = uniquely(
    rows.map((row) => ({
      id: row[key] ?? '',
      lines:
        labelled(table, row) ??
        [row[main] ?? '', ...details.map((index) => row[index] ?? '')].filter((line) => line !== ''),
    })),
  );
  const byName = new Map(rows.map((row) => [row[main] ?? '', row[key] ?? '']));
  const ids = new Set(entries.map((entry) => entry.id));
  const missing = new Set<string>();
  const relations = rows.flatMap((row) => {
    const [above = '', to = ''] = [row[parent], row[key]];
    if (above === '' || to === '') return [];
    const from = ids.has(above) ? above : byName.get(above);
    if (from === undefined) missing.add(above);
    return from === undefined ? [] : [{ from, to, label: '' }];
  });
  return { sort: 'tree', entries, relations, missing: [...missing], ...countsOf(rows, key, entries) };
}

function countsOf(rows: CsvTable['rows'], key: number, entries: readonly Entry[]) {
  const skipped = rows.filter((row) => (row[key] ?? '') === '').length;
  return { skipped, repeated: rows.length - skipped - entries.length };
}

const uniquely = (entries: readonly Entry[]): readonly Entry[] => [
  ...new Map(entries.filter(({ id }) => id !== '').map((entry) => [entry.id, entry])).values(),
];

/** The label that `# label: %name%<br>%title%` asks for. */
function labelled({ directives, header }: CsvTable, row: readonly string[]): readonly string[] | undefined {
  const template = directives.get('label')?.[0];
  if (template === undefined) return undefined;
  const filled = template.replaceAll(/%([^%]+)%/g, (_, name: string) => row[header.indexOf(name)] ?? '');
  return filled
    .split(/<br\s*\/?>|\\n/i)
    .map((line) => line.replaceAll(/<[^>]*>/g, '').trim())
    .filter((line) => line !== '');
}

/** What `# connect: {"from": "manager", "to": "name"}` joins; undefined without such a line. */
function connected(table: CsvTable): Relations | undefined {
  const { directives, header, rows } = table;
  const connects = (directives.get('connect') ?? []).flatMap(readConnect);
  if (connects.length === 0) return undefined;
  const idColumn = Math.max(
    0,
    header.findIndex((title) => NAMES.id.test(title)),
  );
  const entries = uniquely(
    rows.map((row) => ({ id: row[idColumn] ?? '', lines: labelled(table, row) ?? row.slice(0, 2) })),
  );
  const missing = new Set<string>();
  const relations = connects.flatMap(({ from, to, invert, label }) => {
    const [source, target] = [header.indexOf(from), header.indexOf(to)];
    const idBy = new Map(rows.map((row) => [row[target] ?? '', row[idColumn] ?? '']));
    return rows.flatMap((row) =>
      (row[source] ?? '')
        .split(',')
        .map((value) => value.trim())
        .filter((value) => value !== '')
        .flatMap((value) => {
          const id = idBy.get(value) ?? '';
          if (id === '') missing.add(value);
          const own = row[idColumn] ?? '';
          if (id === '' || own === '') return [];
          return [invert ? { from: id, to: own, label } : { from: own, to: id, label }];
        }),
    );
  });
  const parents = new Map<string, number>();
  for (const { to } of relations) parents.set(to, (parents.get(to) ?? 0) + 1);
  const isTree = connects.length === 1 && [...parents.values()].every((count) => count === 1);
  const counts = countsOf(rows, idColumn, entries);
  return { sort: isTree ? 'tree' : 'graph', entries, relations, missing: [...missing], ...counts };
}

function readConnect(text: string): readonly { from: string; to: string; invert: boolean; label: string }[] {
  try {
    const { from, to, invert, label } = JSON.parse(text) as Record<string, unknown>;
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    return [{ from, to, invert: invert === true, label: typeof label === 'string' ? label : '' }];
  } catch {
    // What is no JSON connects nothing: the rows are shown all the same.
    return [];
  }
}
