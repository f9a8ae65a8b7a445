import createDOMPurify, { type DOMPurify } from 'dompurify';
import { DiagramError } from '../error.js';

/** What is kept of what is cleaned, beside what DOMPurify's options say. */
export interface Keeping {
  /** What is said to whoever has no page: such as `Pictures`. */
  readonly what: string;
  /** Cleans a style sheet. */
  sheet(css: string): string;
  /** Returns what an attribute is kept with; undefined for one that goes. */
  attribute(element: string, name: string, value: string): string | undefined;
}

/** Makes a purifier of its own, whose hooks touch no other's. @throws A `DiagramError` with the code `unsupported-environment` without a DOM. */
export function createPurifier({ what, sheet, attribute }: Keeping): DOMPurify {
  if (typeof window === 'undefined') {
    throw new DiagramError('unsupported-environment', `${what} can be sanitised only in a page.`);
  }
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style') node.textContent = sheet(node.textContent ?? '');
  });
  purify.addHook('uponSanitizeAttribute', (node, data) => {
    const value = attribute(node.localName, data.attrName, data.attrValue);
    if (value === undefined) data.keepAttr = false;
    else data.attrValue = value;
  });
  return purify;
}
