import type { Element } from '../../dom/interfaces.js';
import type { Style } from '../style/style.js';
import type { Fragment } from './fragment.js';

/** Moves each chunk, the text from one absolute position to the next, as `text-anchor` of its first character says. */
export function anchorChunks(fragments: readonly Fragment[], styleOf: (element: Element) => Style): void {
  let chunk: Fragment[] = [];
  for (const fragment of fragments) {
    if (fragment.startsChunk) {
      anchor(chunk, styleOf);
      chunk = [];
    }
    chunk.push(fragment);
  }
  anchor(chunk, styleOf);
}

function anchor(chunk: readonly Fragment[], styleOf: (element: Element) => Style): void {
  const [first] = chunk;
  if (!first) return;
  const { fround } = Math;
  const left = Math.min(...chunk.map(({ x, advance }) => Math.min(x, fround(x + advance))));
  const right = Math.max(...chunk.map(({ x, advance }) => Math.max(x, fround(x + advance))));
  const shift = fround(first.x - anchorPoint(first, left, right, styleOf));
  if (shift !== 0) for (const fragment of chunk) fragment.x = Math.fround(fragment.x + shift);
}

function anchorPoint(
  { style, owners }: Fragment,
  left: number,
  right: number,
  styleOf: (element: Element) => Style,
): number {
  const text = owners[0];
  const rightToLeft = text !== undefined && styleOf(text).get('direction') === 'rtl';
  switch (style.get('text-anchor')) {
    case 'middle':
      return Math.fround((left + right) / 2);
    case 'end':
      return rightToLeft ? left : right;
    default:
      return rightToLeft ? right : left;
  }
}
