import { treeReader, type SyntaxNode } from '@letu/code/language';
import { support } from './grammar.js';

/** Reads a DOT text, however broken, as the code pane colours and folds it. */
export const readTree = treeReader(support.language.parser);

/** Reads the value of a name or string node: without the quotes, with `\"` and broken lines resolved. */
export function nodeValue(source: string, { name, from, to }: SyntaxNode): string {
  const text = source.slice(from, to);
  if (name !== 'String') return text;
  return text.slice(1, -1).replaceAll(/\\(?:\r?\n|")/g, (escape) => (escape.endsWith('"') ? '"' : ''));
}

/** Returns the nearest node of a name at or around a node. */
export function around(node: SyntaxNode | null, ...names: readonly string[]): SyntaxNode | null {
  let at = node;
  while (at && !names.includes(at.name)) at = at.parent;
  return at;
}

/** Returns the last token inside a node that ends before an offset, comments and mistakes left out. */
export function leafBefore(node: SyntaxNode, offset: number): SyntaxNode | null {
  for (let child = node.childBefore(offset); child; child = child.prevSibling) {
    if (child.name.endsWith('Comment') || child.type.isError) continue;
    if (!child.firstChild || child.name === 'HTMLString') return child;
    const leaf = leafBefore(child, offset);
    if (leaf) return leaf;
  }
  return null;
}

const DEFAULTS: Readonly<Record<string, string>> = { node: 'N', edge: 'E' };

/** Returns the letters of what the attributes in a list or block stand on, as in `attributes.ts`. */
export function ownersIn(source: string, scope: SyntaxNode): string {
  if (scope.name === 'Body') return blockOwners(source, scope);
  const statement = scope.parent;
  const first = statement?.firstChild?.name ?? '';
  if (first === 'graph') return blockOwners(source, around(scope, 'Body'));
  return DEFAULTS[first] ?? (statement?.getChild('Edgeop') ? 'E' : 'N');
}

function blockOwners(source: string, body: SyntaxNode | null): string {
  const owner = body?.parent;
  if (owner?.name !== 'Subgraph') return 'G';
  const name = owner.getChild('SubgraphHeader')?.lastChild;
  return name && nodeValue(source, name).startsWith('cluster') ? 'CS' : 'S';
}
