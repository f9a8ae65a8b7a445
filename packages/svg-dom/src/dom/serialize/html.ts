import { XLINK_NAMESPACE, XML_NAMESPACE, XMLNS_NAMESPACE } from '../namespaces.js';
import { NODE_TYPES } from '../nodeTypes.js';
import { RAW_TEXT_ELEMENTS, VOID_ELEMENTS } from './names.js';
import type { Attr } from '../attributes.js';
import type { Element, Node } from '../interfaces.js';

/** Writes a node as HTML (https://html.spec.whatwg.org/#serialising-html-fragments), as `outerHTML` does. */
export function serializeHtml(node: Node): string {
  switch (node.nodeType) {
    case NODE_TYPES.ELEMENT_NODE:
      return serializeElement(node as Element);
    case NODE_TYPES.TEXT_NODE:
    case NODE_TYPES.CDATA_SECTION_NODE:
      return serializeText(node);
    case NODE_TYPES.COMMENT_NODE:
      return `<!--${node.nodeValue}-->`;
    case NODE_TYPES.PROCESSING_INSTRUCTION_NODE:
      return `<?${node.nodeName} ${node.nodeValue}>`;
    case NODE_TYPES.DOCUMENT_TYPE_NODE:
      return `<!DOCTYPE ${node.nodeName}>`;
    default:
      return serializeChildren(node);
  }
}

/** Writes what is inside a node as HTML, as `innerHTML` does. */
export function serializeChildren(parent: Node): string {
  let html = '';
  for (let child = parent.firstChild; child; child = child.nextSibling) html += serializeHtml(child);
  return html;
}

function serializeElement(element: Element): string {
  const name = element.qualifiedName;
  const attributes = element.attributes;
  let tag = `<${name}`;
  for (let index = 0; index < attributes.length; index++)
    tag += serializeAttribute(attributes[index] as Attr);
  if (element.isHtml && VOID_ELEMENTS.has(name)) return `${tag}>`;
  return `${tag}>${serializeChildren(element)}</${name}>`;
}

function serializeAttribute(attribute: Attr): string {
  return ` ${attributeName(attribute)}="${escapeHtmlAttribute(attribute.value)}"`;
}

function attributeName({ name, localName, namespaceURI }: Attr): string {
  if (namespaceURI === null) return name;
  if (namespaceURI === XML_NAMESPACE) return `xml:${localName}`;
  if (namespaceURI === XLINK_NAMESPACE) return `xlink:${localName}`;
  if (namespaceURI === XMLNS_NAMESPACE) return localName === 'xmlns' ? localName : `xmlns:${localName}`;
  return name;
}

function serializeText(text: Node): string {
  const parent = text.parentElement;
  const data = text.nodeValue ?? '';
  return parent?.isHtml && RAW_TEXT_ELEMENTS.has(parent.localName) ? data : escapeHtmlText(data);
}

const TEXT_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};
const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = { ...TEXT_ESCAPES, '"': '&quot;' };

function escapeHtmlText(text: string): string {
  return /[&<>\u00a0]/.test(text)
    ? text.replace(/[&<>\u00a0]/g, (found) => TEXT_ESCAPES[found] as string)
    : text;
}

function escapeHtmlAttribute(text: string): string {
  return /["&<>\u00a0]/.test(text)
    ? text.replace(/["&<>\u00a0]/g, (found) => ATTRIBUTE_ESCAPES[found] as string)
    : text;
}
