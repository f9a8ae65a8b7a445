import { Element } from './element.js';
import { htmlElementClass } from './htmlElements.js';
import { MathMLElement } from './mathElement.js';
import { MATHML_NAMESPACE, SVG_NAMESPACE, XHTML_NAMESPACE } from './namespaces.js';
import { svgElementClass } from './svgElements.js';
import type { Document } from './interfaces.js';

/** Makes an element of the class its namespace and name ask for; the name is not checked. */
export function newElement(
  document: Document,
  namespaceURI: string | null,
  qualifiedName: string,
  prefix: string | null,
): Element {
  const localName = prefix === null ? qualifiedName : qualifiedName.slice(prefix.length + 1);
  return new (elementClass(namespaceURI, localName))(document, namespaceURI, qualifiedName, prefix);
}

function elementClass(namespaceURI: string | null, localName: string): typeof Element {
  if (namespaceURI === SVG_NAMESPACE) return svgElementClass(localName);
  if (namespaceURI === XHTML_NAMESPACE) return htmlElementClass(localName);
  return namespaceURI === MATHML_NAMESPACE ? MathMLElement : Element;
}
