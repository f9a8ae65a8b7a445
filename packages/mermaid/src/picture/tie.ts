import type { Dialect } from '../source/dialects.js';
import type { Part } from '../source/part.js';
import type { PictureElement } from './elements.js';

/** What is tied together, by number: parts of the source and elements of the picture. */
export class Ties {
  readonly parts: readonly Part[];
  readonly elements: readonly PictureElement[];
  readonly #elementsOf = new Map<number, number[]>();
  readonly #tied = new Set<number>();

  constructor(parts: readonly Part[], elements: readonly PictureElement[]) {
    this.parts = parts;
    this.elements = elements;
  }

  add(part: number | undefined, element: number): void {
    if (part === undefined || part < 0 || element < 0 || this.#tied.has(element)) return;
    this.#tied.add(element);
    this.#elementsOf.set(part, [...(this.#elementsOf.get(part) ?? []), element]);
  }

  isTied(element: number): boolean {
    return this.#tied.has(element);
  }

  elementsOf(part: number): readonly number[] {
    return this.#elementsOf.get(part) ?? [];
  }

  /** The numbers of the parts of a kind, in the order of the source. */
  partsWhere(test: (part: Part) => boolean): number[] {
    return [...this.parts.keys()].filter((index) => test(this.parts[index] as Part));
  }

  /** The numbers of the elements of a kind, in the order of the picture. */
  elementsWhere(test: (element: PictureElement) => boolean): number[] {
    return [...this.elements.keys()].filter((index) => test(this.elements[index] as PictureElement));
  }
}

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
export function tieNames(ties: Ties, dialect: Dialect, pictureId: string): void {
  const byName = new Map<string, number>();
  for (const [index, { id, role }] of ties.parts.entries())
    if (role !== 'link' && id !== '') byName.set(id, index);
  const prefix = `${pictureId}-`;
  const pattern = NODE_PREFIXES[dialect];
  for (const [index, { id, type }] of ties.elements.entries()) {
    if (type === 'edge' || !id.startsWith(prefix)) continue;
    const key = id.slice(prefix.length);
    const name = pattern?.exec(key)?.[1] ?? key;
    ties.add(byName.get(name) ?? byName.get(key) ?? byName.get(key.split('.').at(-1) ?? ''), index);
  }
}

/** The number that ends the names of the links of most types, which counts them. */
const COUNTED = /^(?:id_.*_|edge|.*-)(\d+)(?:-cyclic-special-\w+)?$/u;
const LOOP = /-cyclic-special-\w+$/;

/** Ties links to their lines and labels. */
export function tieLinks(ties: Ties, dialect: Dialect): void {
  const links = ties.partsWhere(({ role }) => role === 'link');
  const named = linkNames(ties, links);
  const first = dialect === 'class' ? 1 : 0;
  for (const [index, { dataId, type, classes }] of ties.elements.entries()) {
    const isLink = type === 'edge' || classes.split(' ').includes('label');
    if (dataId === '' || !isLink) continue;
    const name = dataId.replace(LOOP, '');
    const number = Number(COUNTED.exec(dataId)?.[1] ?? Number.NaN);
    const link = named.get(name) ?? (COUNTED_TYPES.has(dialect) ? links[number - first] : undefined);
    ties.add(link, index);
  }
}

const COUNTED_TYPES: ReadonlySet<Dialect> = new Set<Dialect>(['class', 'state', 'er', 'requirement']);

/** What the links of flowcharts, block and architecture diagrams are called after their ends. */
function linkNames({ parts }: Ties, links: readonly number[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const index of links) {
    const { ends: [from, to] = ['', ''], id = '' } = parts[index] ?? {};
    if (id !== '') names.set(id, index);
    for (const prefix of [`L_${from}_${to}_`, `${from}-${to}-`]) {
      let count = 0;
      while (names.has(`${prefix}${count}`)) count += 1;
      names.set(`${prefix}${count}`, index);
    }
    if (!names.has(`1-${from}-${to}`)) names.set(`1-${from}-${to}`, index);
  }
  return names;
}

/** Ties the parts of one kind to the elements of one kind, one after the other. */
export function tieInTurn(ties: Ties, parts: readonly number[], elements: readonly number[]): void {
  for (const [turn, element] of elements.entries()) ties.add(parts[turn], element);
}
