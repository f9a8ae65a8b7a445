import type { TextRange } from '@letu/core';
import type { DotAttribute, DotGraph } from './dot/graph.js';
import { DEFAULT_FONT } from './fonts.js';
import { MARKERS } from './picture/palette.js';

interface Insertion extends TextRange {
  readonly text: string;
}

/** Letu's look as defaults of the graph, in markers that its inks take the place of. What the graph says itself goes before. */
export const LETU_DEFAULTS = (() => {
  const font = `fontname="${DEFAULT_FONT}"`;
  const filled = `style="rounded,filled",color="${MARKERS.shape}",fontcolor="${MARKERS.text}",${font}`;
  return (
    `graph[bgcolor=transparent,${filled},fontsize=12,ranksep=0.55,nodesep=0.35]` +
    `node[shape=box,${filled},margin="0.2,0.09",height=0.45]` +
    `edge[color="${MARKERS.edge}",fontcolor="${MARKERS.text}",${font},fontsize=12,arrowsize=0.75,penwidth=1.2];`
  );
})();

/** Points are dots, whatever height the look gives to other nodes. */
const POINT = ';width=0.08';
const isPoint = ({ name, value }: DotAttribute) => name === 'shape' && value.value === 'point';

const FILLS = /filled|radial|wedged|striped/;

/**
 * Returns what is written into a graph for its own words to mean what they did: a point is a dot, a colour without a style is that
 * of an outline and not of the fill which Letu's look adds, and the background of a cluster goes before that fill.
 */
export function keepMeanings({ attributes }: DotGraph): Insertion[] {
  const says = (pattern: RegExp, about: (one: DotAttribute) => boolean) =>
    attributes.some((one) => one.name === 'style' && pattern.test(one.value.value) && about(one));
  const defaultsFill = says(FILLS, ({ owner }) => owner.kind === 'node');
  const namesOf = namesByOwner(attributes);
  return attributes.flatMap((one) => {
    const beside = namesOf(one);
    if (one.value.html) return [];
    if (isPoint(one) && !beside.has('width') && !beside.has('height')) return [written(one, POINT)];
    if (beside.has('fillcolor')) return [];
    const fill = (color: string) => written(one, `;fillcolor="${color.replaceAll('"', '\\"')}"`);
    const { value } = one.value;
    if (one.name === 'style' && !FILLS.test(value) && !value.includes('invis') && isFillable(one)) {
      const style = `;style="${value},filled"`;
      return beside.has('color') ? [written(one, style), fill(MARKERS.shape)] : [written(one, style)];
    }
    const isOfCluster = one.owner.kind === 'graph' && one.owner.subgraph !== undefined;
    if (one.name === 'bgcolor' && isOfCluster) return [fill(value)];
    if (one.name !== 'color' || beside.has('style')) return [];
    if (isOfCluster) return beside.has('bgcolor') ? [] : [fill(MARKERS.shape)];
    return isOfNodes(one) && !defaultsFill ? [fill(MARKERS.shape)] : [];
  });
}

const written = ({ value: { to } }: DotAttribute, text: string): Insertion => ({ from: to, to, text });

const isFillable = (one: DotAttribute): boolean =>
  isOfNodes(one) || (one.owner.kind === 'graph' && one.owner.subgraph !== undefined);

const isOfNodes = ({ owner }: DotAttribute): boolean =>
  owner.kind === 'node' || (owner.kind === 'item' && owner.nodes.length > 0 && owner.edges.length === 0);

/** Returns what finds the names of all attributes of the same thing as one: of one statement, or of one subgraph. */
function namesByOwner(attributes: readonly DotAttribute[]): (one: DotAttribute) => ReadonlySet<string> {
  const names = new Map<object | string, Set<string>>();
  const keys = { graph: new Map<object | undefined, object>(), node: new Map<object | undefined, object>() };
  const keyOf = ({ owner }: DotAttribute): object | string => {
    if (owner.kind === 'item') return owner;
    if (owner.kind === 'edge') return owner.kind;
    const known = keys[owner.kind].get(owner.subgraph) ?? {};
    keys[owner.kind].set(owner.subgraph, known);
    return known;
  };
  for (const one of attributes) {
    const key = keyOf(one);
    names.set(key, (names.get(key) ?? new Set()).add(one.name));
  }
  return (one) => names.get(keyOf(one)) ?? new Set();
}
