import type { SyntaxNode, Tree } from '@letu/code/language';
import { around, leafBefore, nodeValue, ownersIn, readTree } from './tree.js';

/** What can be written at a caret, and where the piece begins that is being written. */
export type Place = {
  readonly from: number;
  /** What is written already, without its opening quote. */
  readonly typed: string;
  /** Whether the piece stands in quotes that are open before the caret. */
  readonly quoted: boolean;
} & Slot;

/** What stands at a place; `owners` are letters as in `attributes.ts`. */
export type Slot =
  | { readonly kind: 'header'; readonly strict: boolean }
  | { readonly kind: 'statement'; readonly owners: string }
  | { readonly kind: 'endpoint' }
  | { readonly kind: 'port'; readonly node: string }
  | { readonly kind: 'attribute'; readonly owners: string }
  | { readonly kind: 'value'; readonly owners: string; readonly attribute: string };

const KEYWORD = /^(?:strict|graph|digraph|subgraph|node|edge)$/;
const COMMENT = /\/\*[^]*?\*\/|(?:\/\/|#)[^\n]*/g;

/** Returns what can be written at an offset, or null where nothing can be told: in comments, labels, beside the graph. */
export function placeAt(source: string, offset: number): Place | null {
  const tree = readTree(source);
  const inner = tree.resolveInner(offset, -1);
  if (inner.name === 'LineComment' || isInside(inner, offset, 'BlockComment')) return null;
  if (around(inner, 'HTMLString') || unclosed(source, tree, '/*', 0, offset) !== undefined) return null;
  const line = source.lastIndexOf('\n', offset - 1) + 1;
  const open = isInside(inner, offset, 'String') ? inner.from : unclosed(source, tree, '"', line, offset);
  const quoted = open !== undefined;
  if (inner.name === 'String' && !quoted) return null;
  const isPiece = inner.to === offset && (/^(?:Name|Number)$/.test(inner.name) || KEYWORD.test(inner.name));
  const start = open ?? (isPiece ? inner.from : offset);
  const slot = slotAt(source, tree, start);
  if (!slot) return null;
  const from = open === undefined ? start : open + 1;
  return { from, typed: source.slice(from, offset), quoted, ...slot };
}

const isInside = (node: SyntaxNode, offset: number, name: string) =>
  node.name === name && node.from < offset && offset < node.to;

/** What begins a comment or string without an end is a mistake to the grammar, and what follows is read as code. */
function unclosed(
  source: string,
  tree: Tree,
  mark: string,
  from: number,
  offset: number,
): number | undefined {
  const at = source.lastIndexOf(mark, offset - 1);
  return at >= from && tree.resolveInner(at, 1).type.isError ? at : undefined;
}

function slotAt(source: string, tree: Tree, start: number): Slot | null {
  const last = leafBefore(tree.topNode, start);
  const gap = source.slice(last?.to ?? 0, start).replaceAll(COMMENT, '');
  const sign = gap.trim().at(-1) ?? '';
  const scope = openScope(last, start);
  if (!scope) return header(source.slice(0, start).replaceAll(COMMENT, '').trim());
  const owners = ownersIn(source, scope);
  if (sign === '=' && last) return { kind: 'value', owners, attribute: nodeValue(source, last) };
  if (sign === ':') return port(source, last);
  if (scope.name === 'Attributes') return { kind: 'attribute', owners };
  if (sign === ',' || last?.name === '->' || last?.name === '--') return { kind: 'endpoint' };
  return KEYWORD.test(last?.name ?? '') ? null : { kind: 'statement', owners };
}

/** Returns the innermost list or block that is open at an offset. */
function openScope(last: SyntaxNode | null, start: number): SyntaxNode | null {
  let scope = around(last, 'Attributes', 'Body');
  while (scope) {
    const closing = scope.lastChild;
    const isClosed = closing !== null && /^[\]}]$/.test(closing.name) && closing.to <= start;
    if (!isClosed) return scope;
    scope = around(scope.parent, 'Attributes', 'Body');
  }
  return null;
}

function header(text: string): Slot | null {
  return text === '' || /^strict$/i.test(text) ? { kind: 'header', strict: text !== '' } : null;
}

function port(source: string, last: SyntaxNode | null): Slot | null {
  const name = around(last, 'Node')?.firstChild;
  return name ? { kind: 'port', node: nodeValue(source, name) } : null;
}
