import { DOCUMENT_POSITIONS } from './nodeTypes.js';
import type { Node } from './interfaces.js';

/** The node after `node` in tree order, within `root`. */
export function nextInTree(node: Node, root: Node): Node | null {
  return node.firstChild ?? nextOutside(node, root);
}

/** The node after `node` and everything below it in tree order, within `root`. */
export function nextOutside(node: Node, root: Node): Node | null {
  for (let current: Node | null = node; current && current !== root; current = current.parentNode) {
    if (current.nextSibling) return current.nextSibling;
  }
  return null;
}

/** The node before `node` in tree order, within `root`. */
export function previousInTree(node: Node, root: Node): Node | null {
  if (node === root) return null;
  const sibling = node.previousSibling;
  return sibling ? lastInTree(sibling) : node.parentNode;
}

/** The last node at or below `node`. */
export function lastInTree(node: Node): Node {
  let last = node;
  while (last.lastChild) last = last.lastChild;
  return last;
}

/** The topmost node above a node, or itself. */
export function rootOf(node: Node): Node {
  let root = node;
  while (root.parentNode) root = root.parentNode;
  return root;
}

/** Where `other` is seen from `node`, as `compareDocumentPosition` says it. */
export function comparePosition(node: Node, other: Node): number {
  const at = DOCUMENT_POSITIONS;
  if (node === other) return 0;
  const mine = pathFromRoot(node);
  const theirs = pathFromRoot(other);
  if (mine[0] !== theirs[0])
    return (
      at.DOCUMENT_POSITION_DISCONNECTED |
      at.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC |
      at.DOCUMENT_POSITION_PRECEDING
    );
  let depth = 1;
  while (depth < mine.length && mine[depth] === theirs[depth]) depth++;
  const myBranch = mine[depth];
  if (!myBranch) return at.DOCUMENT_POSITION_CONTAINED_BY | at.DOCUMENT_POSITION_FOLLOWING;
  const theirBranch = theirs[depth];
  if (!theirBranch) return at.DOCUMENT_POSITION_CONTAINS | at.DOCUMENT_POSITION_PRECEDING;
  for (let sibling = myBranch.nextSibling; sibling; sibling = sibling.nextSibling)
    if (sibling === theirBranch) return at.DOCUMENT_POSITION_FOLLOWING;
  return at.DOCUMENT_POSITION_PRECEDING;
}

function pathFromRoot(node: Node): Node[] {
  const path: Node[] = [];
  for (let current: Node | null = node; current; current = current.parentNode) path.push(current);
  return path.toReversed();
}
