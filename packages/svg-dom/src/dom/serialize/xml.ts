import { XHTML_NAMESPACE, XML_NAMESPACE, XMLNS_NAMESPACE } from '../namespaces.js';
import { NODE_TYPES } from '../nodeTypes.js';
import { VOID_ELEMENTS } from './names.js';
import type { Attr } from '../attributes.js';
import type { DocumentType } from '../documentType.js';
import type { Element, Node } from '../interfaces.js';

/** The namespaces that are declared where something is written. */
interface Scope {
  /** The namespace of names without a prefix. */
  readonly defaultNamespace: string | null;
  readonly prefixes: ReadonlyMap<string, string>;
}

const OUTSIDE: Scope = { defaultNamespace: null, prefixes: new Map([['xml', XML_NAMESPACE]]) };

/** Writes a node as XML with the namespace declarations it needs (https://w3c.github.io/DOM-Parsing/#xml-serialization). */
export function serializeXml(node: Node, scope: Scope = OUTSIDE): string {
  switch (node.nodeType) {
    case NODE_TYPES.ELEMENT_NODE:
      return serializeElement(node as Element, scope);
    case NODE_TYPES.TEXT_NODE:
      return escapeXmlText(node.nodeValue ?? '');
    case NODE_TYPES.CDATA_SECTION_NODE:
      return `<![CDATA[${node.nodeValue}]]>`;
    case NODE_TYPES.COMMENT_NODE:
      return `<!--${node.nodeValue}-->`;
    case NODE_TYPES.PROCESSING_INSTRUCTION_NODE:
      return `<?${node.nodeName} ${node.nodeValue}?>`;
    case NODE_TYPES.DOCUMENT_TYPE_NODE:
      return serializeDoctype(node as DocumentType);
    default:
      return serializeChildren(node, scope);
  }
}

function serializeChildren(parent: Node, scope: Scope): string {
  let xml = '';
  for (let child = parent.firstChild; child; child = child.nextSibling) xml += serializeXml(child, scope);
  return xml;
}

function serializeElement(element: Element, outer: Scope): string {
  const name = element.qualifiedName;
  const { scope, declarations } = declare(element, outer);
  let tag = `<${name}${declarations}`;
  for (const attribute of element.attributes) tag += serializeAttribute(attribute, element);
  if (element.firstChild) return `${tag}>${serializeChildren(element, scope)}</${name}>`;
  if (element.namespaceURI !== XHTML_NAMESPACE) return `${tag}/>`;
  return VOID_ELEMENTS.has(element.localName) ? `${tag} />` : `${tag}></${name}>`;
}

/** Finds the declarations an element has and those it lacks. */
function declare(element: Element, outer: Scope): { scope: Scope; declarations: string } {
  const prefixes = new Map(outer.prefixes);
  let defaultNamespace = outer.defaultNamespace;
  let declarations = '';
  for (const { name, localName, namespaceURI, value } of element.attributes) {
    if (namespaceURI !== XMLNS_NAMESPACE && !(namespaceURI === null && name === 'xmlns')) continue;
    if (name !== 'xmlns') prefixes.set(localName, value);
    else if (element.prefix !== null || value === (element.namespaceURI ?? ''))
      defaultNamespace = value || null;
  }
  const need = (prefix: string | null, namespaceURI: string | null) => {
    if (prefix === null) {
      if (namespaceURI === defaultNamespace) return;
      defaultNamespace = namespaceURI;
      declarations += ` xmlns="${escapeXmlAttribute(namespaceURI ?? '')}"`;
    } else if (namespaceURI !== null && prefixes.get(prefix) !== namespaceURI) {
      prefixes.set(prefix, namespaceURI);
      declarations += ` xmlns:${prefix}="${escapeXmlAttribute(namespaceURI)}"`;
    }
  };
  need(element.prefix, element.namespaceURI);
  for (const { prefix, namespaceURI } of element.attributes)
    if (prefix !== null && namespaceURI !== XMLNS_NAMESPACE) need(prefix, namespaceURI);
  return { scope: { defaultNamespace, prefixes }, declarations };
}

function serializeAttribute({ name, value }: Attr, element: Element): string {
  // A declaration that contradicts the element's own namespace has been replaced by the right one.
  if (name === 'xmlns' && element.prefix === null && value !== (element.namespaceURI ?? '')) return '';
  return ` ${name}="${escapeXmlAttribute(value)}"`;
}

function serializeDoctype({ name, publicId, systemId }: DocumentType): string {
  if (publicId !== '') return `<!DOCTYPE ${name} PUBLIC "${publicId}" "${systemId}">`;
  return systemId === '' ? `<!DOCTYPE ${name}>` : `<!DOCTYPE ${name} SYSTEM "${systemId}">`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function escapeXmlText(text: string): string {
  return text.replace(/[&<>]/g, (found) => ESCAPES[found] as string);
}

function escapeXmlAttribute(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (found) => ESCAPES[found] as string);
}
