import type { Element } from '../../dom/interfaces.js';
import type { Style } from '../style/style.js';
import { edgesOf } from './boxModel.js';
import { isReplaced, roleOf, separatesMargins } from './display.js';

/**
 * Returns the margin at a block's top or bottom together with those of the blocks at that edge inside it, which
 * collapse into one (https://www.w3.org/TR/CSS22/box.html#collapsing-margins).
 */
export function collapsedMargin(
  element: Element,
  side: 'top' | 'bottom',
  containingWidth: number,
  styleOf: (element: Element) => Style,
): number {
  const style = styleOf(element);
  const { margin, inner } = edgesOf(style, containingWidth);
  if (inner[side] > 0 || separatesMargins(style) || isReplaced(element)) return margin[side];
  const child = blockAtEdge(element, side, styleOf);
  return child
    ? together(margin[side], collapsedMargin(child, side, containingWidth, styleOf))
    : margin[side];
}

/** The larger of two margins counts; negative ones are taken off. */
function together(one: number, other: number): number {
  return Math.max(one, other, 0) + Math.min(one, other, 0);
}

/** Returns the block that is the first or last thing in an element, be it inside an inline one. */
function blockAtEdge(
  element: Element,
  side: 'top' | 'bottom',
  styleOf: (element: Element) => Style,
): Element | undefined {
  let child = side === 'top' ? element.firstChild : element.lastChild;
  for (; child; child = side === 'top' ? child.nextSibling : child.previousSibling) {
    if (!child.isElement()) {
      if ((child.nodeValue ?? '').trim() !== '' && child.nodeType !== 8) return undefined;
      continue;
    }
    const role = roleOf(child, styleOf(child));
    if (role === 'block') return child;
    if (role === 'inline') return blockAtEdge(child, side, styleOf);
    if (role !== 'none') return undefined;
  }
  return undefined;
}
