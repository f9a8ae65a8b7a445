import type { TieCount } from './countTies.js';

/** One line of the report: one type of diagram of one kind. */
export interface TieReport {
  readonly kind: string;
  readonly type: string;
  readonly counted: TieCount['counted'];
  readonly files: number;
  readonly nodes: number;
  readonly found: number;
  /** Of the nodes, to a thousandth; 1 where there are none. */
  readonly share: number;
  readonly links: number;
  readonly linksFound: number;
  readonly linkShare: number;
  /** What is not found, by file. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
}

/** Sums up the pictures of one kind by their types. */
export function reportTies(kind: string, counts: ReadonlyMap<string, TieCount>): readonly TieReport[] {
  const types = new Set([...counts.values()].map(keyOf));
  return [...types].map((type) => {
    const group = [...counts].filter(([, count]) => keyOf(count) === type);
    const sum = (key: 'nodes' | 'found' | 'links' | 'linksFound') =>
      group.reduce((total, [, count]) => total + count[key], 0);
    const [nodes, found, links, linksFound] = [sum('nodes'), sum('found'), sum('links'), sum('linksFound')];
    const lacking = group.filter(([, { missing }]) => missing.length > 0);
    return {
      kind,
      type: group[0]?.[1].type ?? '',
      counted: group[0]?.[1].counted ?? 'shapes',
      files: group.length,
      nodes,
      found,
      share: shareOf(found, nodes),
      links,
      linksFound,
      linkShare: shareOf(linksFound, links),
      missing: Object.fromEntries(lacking.map(([name, { missing }]) => [name, missing])),
    };
  });
}

/** A diagram of a type that is marked as a rule may have no marks. */
const keyOf = ({ type, counted }: TieCount) => `${type} by ${counted}`;

const shareOf = (found: number, all: number) => (all === 0 ? 1 : Math.floor((found / all) * 1000) / 1000);
