import type { Dialect } from '../source/dialects.js';
import type { Part } from '../source/part.js';
import { drawn, isLink, type Ties } from './ties.js';

/** What stands before the name in the ids of nodes. */
const NODE_PREFIXES: Partial<Record<Dialect, RegExp>> = {
  flowchart: /^flowchart-(.+)-\d+$/u,
  agentflow: /^(?:flowchart|agentflow)-(.+)-\d+$/u,
  class: /^classId-(.+)-\d+$/u,
  state: /^state-(.+)-\d+$/u,
  er: /^entity-(.+)-\d+$/u,
  usecase: /^(?:usecase-)?(.+?)(?:-\d+)?$/u,
  architecture: /^(?:service|node|group|junction)-(.+)$/u,
};

/** Ties nodes and groups to the elements whose ids hold their names. */
export function tieNames(ties: Ties, dialect: Dialect): void {
  const byName = new Map<string, Part>();
  for (const part of ties.parts) if (!isLink(part) && part.id !== '') byName.set(part.id, part);
  const prefix = `${ties.pictureId}-`;
  const pattern = NODE_PREFIXES[dialect];
  for (const element of ties.elements) {
    const id = element.attribute('id');
    if (!id.startsWith(prefix) || element.attribute('data-et') === 'edge') continue;
    const key = id.slice(prefix.length);
    const name = pattern?.exec(key)?.[1] ?? key;
    ties.add(byName.get(name) ?? byName.get(key) ?? byName.get(key.split('.').at(-1) ?? ''), element);
  }
}

/** The number that ends the names of the links of most types, which counts them. */
const COUNTED = /^(?:id_.*_|edge|.*-)(\d+)(?:-cyclic-special-\w+)?$/u;
const COUNTED_TYPES: ReadonlySet<Dialect> = new Set<Dialect>(['class', 'state', 'er', 'requirement']);
const LOOP = /-cyclic-special-\w+$/;
const isLabel = drawn('.label');

/** Ties links to their lines and labels. */
export function tieLinks(ties: Ties, dialect: Dialect): void {
  const links = ties.parts.filter(isLink);
  const named = linkNames(links);
  const first = dialect === 'class' ? 1 : 0;
  for (const element of ties.elements) {
    const name = element.attribute('data-id');
    if (name === '' || !(element.attribute('data-et') === 'edge' || isLabel(element))) continue;
    const number = Number(COUNTED.exec(name)?.[1] ?? Number.NaN);
    const counted = COUNTED_TYPES.has(dialect) ? links[number - first] : undefined;
    ties.add(named.get(name.replace(LOOP, '')) ?? counted, element);
  }
}

/** What the links of flowcharts, block and architecture diagrams are called after their ends. */
function linkNames(links: readonly Part[]): ReadonlyMap<string, Part> {
  const names = new Map<string, Part>();
  for (const link of links) {
    const [from, to] = link.ends ?? ['', ''];
    if (link.id !== '') names.set(link.id, link);
    for (const prefix of [`L_${from}_${to}_`, `${from}-${to}-`]) {
      let count = 0;
      while (names.has(`${prefix}${count}`)) count += 1;
      names.set(`${prefix}${count}`, link);
    }
    if (!names.has(`1-${from}-${to}`)) names.set(`1-${from}-${to}`, link);
  }
  return names;
}
