import { readTable } from './csv.js';

/** A shape that a text asks for. */
export interface TextNode {
  readonly id: string;
  readonly label: string;
  /** What else is said of it, by names. */
  readonly data: readonly (readonly [name: string, value: string])[];
}

/** Shapes and connections that a text asks for. */
export interface TextGraph {
  readonly nodes: readonly TextNode[];
  readonly edges: readonly { readonly source: string; readonly target: string; readonly label: string }[];
}

const ARROW = /^(.+?)\s*(?:->|→|=>)\s*([^:：]+?)(?:\s*[:：]\s*(.*))?$/;

/** Reads a list: a shape in each line below the one it is indented under, and connections such as `a -> b: text`. */
export function readList(text: string): TextGraph {
  const nodes = new Map<string, TextNode>();
  const edges: TextGraph['edges'][number][] = [];
  const open: { readonly indent: number; readonly id: string }[] = [];
  const node = (label: string) => {
    const known = nodes.get(label) ?? { id: label, label, data: [] };
    nodes.set(label, known);
    return known.id;
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const written = line.trim().replace(/^(?:[-*+•]|\d+[.)、])\s+/, '');
    if (written === '') continue;
    const arrow = ARROW.exec(written);
    if (arrow) {
      edges.push({ source: node(arrow[1]!), target: node(arrow[2]!), label: arrow[3] ?? '' });
      continue;
    }
    const indent = line.replaceAll('\t', '    ').search(/\S/);
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    // The same word under another one is another shape.
    const id = `${open.at(-1)?.id ?? ''}\n${written}`;
    const isAgain = nodes.has(written) && open.length === 0;
    const own = isAgain ? written : open.length === 0 ? node(written) : id;
    if (!nodes.has(own)) nodes.set(own, { id: own, label: written, data: [] });
    if (open.length > 0) edges.push({ source: open.at(-1)!.id, target: own, label: '' });
    open.push({ indent, id: own });
  }
  return { nodes: [...nodes.values()], edges };
}

const LABELS = ['label', 'name', '名称', '姓名', '名字', '标签', '标题', 'title'];
const PARENTS = ['parent', 'manager', 'boss', '上级', '父级', '领导', '汇报给', 'reports to'];
const LINKS = ['to', 'refs', 'next', '下一步', '连到', '指向'];
const IDS = ['id', '编号', '工号'];

/** Reads a table: a shape in each row, joined to the one its column of parents names. */
export function readCsv(text: string): TextGraph {
  const [head = [], ...rows] = readTable(text);
  const column = (names: readonly string[]) =>
    head.findIndex((name) => names.includes(name.trim().toLowerCase()));
  const [id, parent, next] = [column(IDS), column(PARENTS), column(LINKS)];
  const label = Math.max(column(LABELS), column(LABELS) < 0 ? [0, 1].find((at) => at !== id)! : 0);
  const taken = new Set([id, parent, next, label]);
  const nodes = rows.map((row, at) => ({
    id: `row ${at}`,
    label: row[label] ?? '',
    data: head.flatMap((name, index) =>
      taken.has(index) || !row[index] ? [] : [[name, row[index]] as const],
    ),
  }));
  const found = (name: string | undefined) => {
    if (!name) return undefined;
    const at = rows.findIndex((row) => (id >= 0 && row[id] === name) || row[label] === name);
    return at < 0 ? undefined : `row ${at}`;
  };
  const edges = rows.flatMap((row, at) => {
    const above = parent < 0 ? undefined : found(row[parent]);
    const after = next < 0 ? [] : (row[next] ?? '').split(/[,，、;\s]+/).map((name) => found(name));
    return [
      ...(above === undefined ? [] : [{ source: above, target: `row ${at}`, label: '' }]),
      ...after.flatMap((target) =>
        target === undefined ? [] : [{ source: `row ${at}`, target, label: '' }],
      ),
    ];
  });
  return { nodes, edges };
}
