import { parsed } from '../edit/labels.js';

/** The elements that a label can be written with, without their attributes. */
const ELEMENTS = new Set(
  'B STRONG I EM U S STRIKE DEL SUB SUP BR DIV P SPAN FONT H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE CODE HR SMALL BIG'.split(
    ' ',
  ),
);
/** What is said of them besides their names. */
const STYLES = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-align',
  'text-decoration',
  'line-height',
];
const OF_FONT = ['color', 'face', 'size'];
const DEEPEST = 60;

/** Tells whether all of a label can be written with the field; what else it has would be lost. */
export function isWritable(html: string): boolean {
  return [...parsed(html).querySelectorAll('*')].every(
    (element) => ELEMENTS.has(element.tagName) && depthOf(element) < DEEPEST,
  );
}

function depthOf(element: Element): number {
  let depth = 0;
  for (let at: Element | null = element; at; at = at.parentElement) depth += 1;
  return depth;
}

/** Puts a label into the field, without anything that could do more than be read. */
export function fill(field: HTMLElement, html: string): void {
  // Breaks of its source are none of the label's; in the field they would be.
  field.replaceChildren(...cleaned(parsed(html.replaceAll(/\s*\n\s*/g, ' '))));
}

/** Returns what is written in the field as the label of a cell. */
export function labelOf(field: HTMLElement): string {
  const copy = document.createElement('div');
  copy.append(...cleaned(field));
  const html = copy.innerHTML.replaceAll('\u{200B}', '').replaceAll('\n', '<br>');
  // Browsers put a break behind the last line so that the caret has a place.
  return html.replace(/<br>$/, '');
}

const cleaned = (element: Element) => [...element.childNodes].flatMap((node) => clean(node, 0));

function clean(node: Node, depth: number): readonly Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')];
  if (!(node instanceof Element) || node.nodeType !== Node.ELEMENT_NODE) return cleanForeign(node, depth);
  return cleanElement(node, depth);
}

/** Nodes of a parsed document are of another realm in no browser, but elements of SVG and MathML are none of HTML's. */
function cleanForeign(node: Node, depth: number): readonly Node[] {
  return depth > DEEPEST ? [] : [...node.childNodes].flatMap((child) => clean(child, depth + 1));
}

const DROPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'NOSCRIPT',
  'TITLE',
  'META',
  'LINK',
]);

function cleanElement(element: Element, depth: number): readonly Node[] {
  const name = element.tagName.toUpperCase();
  if (depth > DEEPEST || DROPPED.has(name)) return [];
  const children = [...element.childNodes].flatMap((child) => clean(child, depth + 1));
  if (!ELEMENTS.has(name)) return children;
  const made = document.createElement(name);
  if (element instanceof HTMLElement) {
    for (const property of STYLES) {
      const value = element.style.getPropertyValue(property);
      if (value !== '' && !/url\(|expression|var\(/i.test(value)) made.style.setProperty(property, value);
    }
  }
  if (name === 'FONT') {
    for (const attribute of OF_FONT) {
      const value = element.getAttribute(attribute);
      if (value !== null) made.setAttribute(attribute, value);
    }
  }
  const align = element.getAttribute('align');
  if (align !== null) made.setAttribute('align', align);
  made.append(...children);
  return [made];
}
