import type { Element } from '../../dom/interfaces.js';
import { SVG_NAMESPACE } from '../../dom/namespaces.js';
import type { Style } from '../style/style.js';

const CONTAINERS = new Set(['svg', 'g', 'a', 'switch', 'use']);
/** Containers whose content is drawn only where something refers to it. */
const HIDDEN_CONTAINERS = new Set(
  'defs symbol marker clipPath mask pattern linearGradient radialGradient filter'.split(' '),
);
const SHAPES = new Set('rect circle ellipse line polyline polygon path image foreignObject'.split(' '));
const TEXTS = new Set(['text', 'tspan', 'textPath']);

/** Tells an SVG element. */
export function isSvg(element: Element | null): element is Element {
  return element?.namespaceURI === SVG_NAMESPACE;
}

/** Tells an `<svg>` that stands in HTML or alone, not in another one. */
export function isOuterSvg(element: Element): boolean {
  return element.localName === 'svg' && isSvg(element) && !isSvg(element.parentElement);
}

/** Tells an element of or in a `<text>`. */
export function isTextElement(element: Element): boolean {
  return TEXTS.has(element.localName) || (element.localName === 'a' && textRoot(element) !== undefined);
}

/** Returns the `<text>` an element of text is in, itself included. */
export function textRoot(element: Element): Element | undefined {
  let current: Element | null = element;
  while (isSvg(current) && current.localName !== 'text') {
    if (current.localName !== 'tspan' && current.localName !== 'textPath' && current.localName !== 'a')
      return undefined;
    current = current.parentElement;
  }
  return isSvg(current) ? current : undefined;
}

/** Tells an element whose box is that of what it holds. */
export function isContainer({ localName }: Element): boolean {
  return CONTAINERS.has(localName) || HIDDEN_CONTAINERS.has(localName);
}

/** Tells an element whose content is not drawn in place; `display: none` makes one of a container. */
export function isHiddenContainer({ localName }: Element, style: Style): boolean {
  if (HIDDEN_CONTAINERS.has(localName)) return true;
  return style.get('display') === 'none' && CONTAINERS.has(localName);
}

/**
 * Tells whether an element has a box in Chromium: a shape or text that is not displayed has none, while what is in a
 * group that is not displayed still has, although it is not seen.
 */
export function hasBox(element: Element, styleOf: (element: Element) => Style): boolean {
  if (!element.isConnected) return false;
  for (let current: Element | null = element; current; current = current.parentElement) {
    const known =
      !isSvg(current) || isContainer(current) || SHAPES.has(current.localName) || isTextElement(current);
    if (!known || isPassedOver(current)) return false;
    const mayHide = isSvg(current) && isContainer(current) && !isOuterSvg(current);
    const display = styleOf(current).get('display');
    if (display === 'none' && !mayHide) return false;
    if (current === element && display === 'contents') return false;
  }
  return true;
}

/** A switch has its first element only. */
function isPassedOver(element: Element): boolean {
  const parent = element.parentElement;
  return parent?.localName === 'switch' && isSvg(parent) && parent.firstElementChild !== element;
}

/** Tells whether an element is drawn in place: it has a box and is in nothing hidden. */
export function isDrawn(element: Element, styleOf: (element: Element) => Style): boolean {
  if (!hasBox(element, styleOf)) return false;
  for (let current: Element | null = element; current; current = current.parentElement)
    if (isSvg(current) && isHiddenContainer(current, styleOf(current))) return false;
  return true;
}
