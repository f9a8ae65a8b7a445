import type { Part } from '../source/part.js';
import type { Ties } from './ties.js';

/** The last in the source is drawn first. */
export const lastFirst = (parts: readonly Part[]) => parts.toReversed();

/** A block is drawn when it ends, so the innermost comes first. */
export const innermostFirst = (parts: readonly Part[]) =>
  parts.toSorted((a, b) => (a.end ?? Infinity) - (b.end ?? Infinity));

/** A root that the source does not say is drawn first. */
export const belowRoot = (parts: readonly Part[]) => [undefined, ...parts];

/** Branches stand below one another by their `order`; the one all begin on is declared nowhere. */
export function branchOrder(branches: readonly Part[], ties: Ties): readonly (Part | undefined)[] {
  const places = branches.map((part, index) => {
    const [, order] = /\border\s*:\s*(\d+)/.exec(ties.textOf(part)) ?? [];
    // Mermaid itself puts those without an order between the first and the second like this.
    return { part, order: Number(order ?? `0.${index + 1}`) };
  });
  return [{ part: undefined, order: 0 }, ...places]
    .toSorted((a, b) => a.order - b.order)
    .map(({ part }) => part);
}

/** The tags of a commit are drawn from the last to the first. A commit taken from elsewhere has one if it says none. */
export function tagOrder(tags: readonly Part[], ties: Ties): readonly (Part | undefined)[] {
  return commitsOf(ties).flatMap((commit) => {
    const own = tags.filter(({ from, to }) => commit.from <= from && to <= commit.to);
    const isBare = commit.sort === 'cherry-pick' && !/\btag\s*:/.test(ties.textOf(commit));
    return isBare ? [undefined] : own.toReversed();
  });
}

/** Returns the commits of a git graph in the order they are drawn, from below where it grows upwards. */
export function commitsOf({ parts, source }: Ties): readonly Part[] {
  const commits = parts.filter(({ sort = '' }) => /^(?:commit|merge|cherry-pick)$/.test(sort));
  return /^\s*gitGraph\s+BT\b/m.test(source) ? commits.toReversed() : commits;
}

/** A fishbone's causes are drawn above and below its spine in turn, and the bones of those above from the spine outwards. */
export function causeOrder([effect, ...parts]: readonly Part[], ties: Ties): readonly (Part | undefined)[] {
  const walk = (part: Part, isAbove: boolean): readonly Part[] => {
    const own = childrenOf(part, ties);
    return [part, ...(isAbove ? own.toReversed() : own).flatMap((child) => walk(child, isAbove))];
  };
  const causes = parts.filter(({ parent = 0 }) => parent === 0);
  return [effect, ...causes.flatMap((cause, index) => walk(cause, index % 2 === 0))];
}

const DOMAINS = ['complex', 'complicated', 'chaotic', 'clear', 'confusion'];

/** All domains of Cynefin are drawn, named in the source or not. */
export function domainOrder(domains: readonly Part[]): readonly (Part | undefined)[] {
  return DOMAINS.map((name) => domains.find(({ id }) => id === name));
}

/** What stands in the domains of Cynefin is drawn one domain after the other. */
export function itemOrder(_items: readonly Part[], ties: Ties): readonly Part[] {
  return domainOrder(ties.parts).flatMap((domain) => (domain ? childrenOf(domain, ties) : []));
}

/** Treemaps draw their sections level by level below a root without a name. */
export function sectionOrder(_sections: readonly Part[], ties: Ties): readonly (Part | undefined)[] {
  const levels: (Part | undefined)[][] = [[undefined]];
  for (const level of levels) {
    const below = level.flatMap((part) => largestFirst(part, ties)).filter(({ role }) => role === 'group');
    if (below.length > 0) levels.push(below);
  }
  return levels.flat();
}

/** Treemaps draw their leaves section by section. */
export function leafOrder(_leaves: readonly Part[], ties: Ties): readonly Part[] {
  const walk = (part: Part | undefined): readonly Part[] =>
    largestFirst(part, ties).flatMap((child) => (child.role === 'group' ? walk(child) : child));
  return walk(undefined);
}

function largestFirst(part: Part | undefined, ties: Ties): readonly Part[] {
  return childrenOf(part, ties).toSorted((a, b) => sizeOf(b, ties) - sizeOf(a, ties));
}

function sizeOf(part: Part, ties: Ties): number {
  const [, size = ''] = /[:,]\s*([\d_.,]+)\s*(?::::.*)?$/.exec(ties.textOf(part)) ?? [];
  const own = Number(size.replaceAll(/[_,]/g, ''));
  return childrenOf(part, ties).reduce((total, child) => total + sizeOf(child, ties), own);
}

function childrenOf(part: Part | undefined, { parts }: Ties): readonly Part[] {
  const number = part && parts.indexOf(part);
  return parts.filter(({ parent }) => parent === number);
}
