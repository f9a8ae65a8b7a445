import { TreeFragment, type Parser, type Tree } from '@lezer/common';
import { textChange } from '@letu/core';

/**
 * Returns what reads texts with a grammar. Each is read from what it has in common with the one before it, so that the next
 * state of a text costs what has changed of it.
 */
export function treeReader(parser: Parser): (source: string) => Tree {
  let known = { source: '', tree: parser.parse('') };
  return (source) => {
    const change = textChange(known.source, source);
    if (!change) return known.tree;
    const { from, to, insert } = change;
    const changed = { fromA: from, toA: to, fromB: from, toB: from + insert.length };
    const fragments = TreeFragment.applyChanges(TreeFragment.addTree(known.tree), [changed]);
    known = { source, tree: parser.parse(source, fragments) };
    return known.tree;
  };
}
