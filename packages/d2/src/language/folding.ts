import { foldService, syntaxTree, type Tree } from '@letu/code/language';
import { scan, type Piece } from './scan.js';

/** Folds what braces hold, and blocks of text and comments over several lines. */
export const folding = foldService.of((state, lineStart, lineEnd) => {
  const tree = syntaxTree(state);
  if (tree.length < lineEnd) return null;
  const start = codeFrom(tree, lineStart);
  // Asked of every line in sight at every key: most close what they open, and only one that does not looks further.
  const opener = openIn(state.sliceDoc(start, Math.max(start, lineEnd)));
  const end = opener && endOf(state.sliceDoc(start), opener.from);
  if (!opener || end === undefined) return null;
  return opener.kind === 'open'
    ? { from: start + opener.to, to: start + end - 1 }
    : { from: lineEnd, to: start + end };
});

/** Returns where the code of a line begins: where a block of text or a comment ends on it, behind that. */
function codeFrom(tree: Tree, lineStart: number): number {
  const { name, to } = tree.resolveInner(lineStart, 1);
  if (name === 'string') return tree.resolveInner(to, 1).to;
  return name === 'blockComment' || name === 'punctuation' ? to : lineStart;
}

/** Returns the last piece that a line begins and does not end. */
function openIn(line: string): Piece | undefined {
  const open: Piece[] = [];
  for (const piece of scan(line)) {
    if (piece.kind === 'close') open.pop();
    else if (piece.kind === 'open' || (!piece.closed && piece.kind !== 'quoted')) open.push(piece);
  }
  return open.at(-1);
}

/** Returns where the piece that begins at an offset ends, with all that its brackets hold. */
function endOf(source: string, at: number): number | undefined {
  let depth = 0;
  for (const { kind, from, to } of scan(source)) {
    if (from < at) continue;
    if (kind === 'open') depth += 1;
    else if (kind === 'close') depth -= 1;
    if (depth === 0) return to;
  }
  return undefined;
}
