import type { Element } from '../../dom/interfaces.js';
import { SVG_NAMESPACE } from '../../dom/namespaces.js';
import type { Style } from '../style/style.js';

/** How an element takes part in the layout of what it is in. */
export type Role = 'none' | 'inline' | 'atomic' | 'block' | 'break';

const BLOCK = new Set([
  'block',
  'flex',
  'grid',
  'table',
  'list-item',
  'flow-root',
  'table-cell',
  'table-row',
  'table-row-group',
]);
const ATOMIC = new Set(['inline-block', 'inline-flex', 'inline-grid', 'inline-table']);
const REPLACED = new Set([
  'img',
  'canvas',
  'input',
  'video',
  'iframe',
  'object',
  'button',
  'textarea',
  'select',
]);

/** Returns an element's role. */
export function roleOf(element: Element, style: Style): Role {
  const display = style.get('display');
  if (display === 'none') return 'none';
  const position = style.get('position');
  if (position === 'absolute' || position === 'fixed') return 'none';
  if (BLOCK.has(display)) return 'block';
  if (element.isHtml && element.localName === 'br') return 'break';
  return ATOMIC.has(display) || isReplaced(element) ? 'atomic' : 'inline';
}

/** Tells an element whose size comes from itself rather than from what it holds. */
export function isReplaced(element: Element): boolean {
  if (element.namespaceURI === SVG_NAMESPACE) return true;
  return element.isHtml && REPLACED.has(element.localName);
}

/** Tells an element that is only as wide as what it holds wherever it stands. */
export function shrinksToFit(style: Style): boolean {
  const position = style.get('position');
  if (position === 'absolute' || position === 'fixed' || style.get('float') !== 'none') return true;
  return (
    /^(?:inline-|table)/.test(style.get('display')) || /^(?:fit|max|min)-content$/.test(style.get('width'))
  );
}

/** Tells an element past whose edges margins of its children do not reach. */
export function separatesMargins(style: Style): boolean {
  return (
    shrinksToFit(style) ||
    /flow-root|flex|grid/.test(style.get('display')) ||
    style.get('overflow') !== 'visible'
  );
}
