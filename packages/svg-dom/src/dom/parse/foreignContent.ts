import { MATHML_NAMESPACE, SVG_NAMESPACE, XHTML_NAMESPACE } from '../namespaces.js';
import { breaksOut, isAnnotation, isHtmlIntegrationPoint, isMathmlText } from './elementKinds.js';
import { svgAttributeName, svgTagName } from './foreignNames.js';
import type { Element } from '../element.js';
import type { StartTag, TreeBuilder } from './treeBuilder.js';

/** Tells whether a start tag is SVG's or MathML's (https://html.spec.whatwg.org/#tree-construction-dispatcher). */
export function isInForeignContent(builder: TreeBuilder, { name }: StartTag): boolean {
  const current = builder.adjustedCurrent;
  if (current.namespaceURI === XHTML_NAMESPACE || isHtmlIntegrationPoint(current)) return false;
  if (isMathmlText(current)) return name === 'mglyph' || name === 'malignmark';
  return !(isAnnotation(current) && name === 'svg');
}

/** Puts a start tag into SVG or MathML, or ends that where the tag is HTML's. */
export function foreignStartTag(builder: TreeBuilder, tag: StartTag): void {
  const { open } = builder;
  if (breaksOut(tag.name, tag.attributes)) {
    while (open.depth > 1 && !holdsHtml(open.current)) open.pop();
    builder.htmlStartTag(tag);
    return;
  }
  insertForeign(builder, tag, builder.adjustedCurrent.namespaceURI ?? XHTML_NAMESPACE);
}

/** Opens an element of SVG or MathML, unless it closes itself. */
export function insertForeign(builder: TreeBuilder, tag: StartTag, namespaceURI: string): void {
  const isSvg = namespaceURI === SVG_NAMESPACE;
  const attributes = tag.attributes.map(
    ([name, value]) => [foreignAttribute(name, namespaceURI), value] as const,
  );
  builder.insertElementNS(namespaceURI, isSvg ? svgTagName(tag.name) : tag.name, attributes);
  if (tag.selfClosing) builder.open.pop();
}

/** Closes an element of SVG or MathML. @returns false where the end tag is HTML's */
export function foreignEndTag(builder: TreeBuilder, name: string): boolean {
  const { open } = builder;
  if (open.current.isHtml) return false;
  if (name === 'br' || name === 'p') {
    while (open.depth > 1 && !holdsHtml(open.current)) open.pop();
    return false;
  }
  for (let index = open.depth - 1; index > 0; index--) {
    const element = open.at(index) as Element;
    if (element.isHtml) return false;
    if (element.qualifiedName.toLowerCase() !== name) continue;
    open.popThrough(element);
    return true;
  }
  return true;
}

/** Tells whether text and tags in an element are HTML's. */
export function holdsHtml(element: Element): boolean {
  return element.isHtml || isMathmlText(element) || isHtmlIntegrationPoint(element);
}

function foreignAttribute(name: string, namespaceURI: string): string {
  if (namespaceURI === SVG_NAMESPACE) return svgAttributeName(name);
  return namespaceURI === MATHML_NAMESPACE && name === 'definitionurl' ? 'definitionURL' : name;
}
