import { html, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { DocumentType } from '../documentType.js';
import { NODE_TYPES } from '../nodeTypes.js';
import type { CharacterData, Document, Element, Node, ParentNode } from '../interfaces.js';

/** The nodes of the tree, as parse5 names their kinds. */
export type Nodes = TreeAdapterTypeMap<
  Node,
  Node,
  Node,
  Document,
  ParentNode,
  Element,
  CharacterData,
  CharacterData,
  Element,
  DocumentType
>;

/** As deep as Chromium nests elements; what would go deeper becomes a sibling of the innermost. */
const DEPTH_LIMIT = 512;

/** The one name with capitals that parse5 does not know (https://html.spec.whatwg.org/#creating-and-inserting-nodes). */
const DROP_SHADOW = 'feDropShadow';

const text = (node: Node | null): CharacterData | null =>
  node?.nodeType === NODE_TYPES.TEXT_NODE ? (node as CharacterData) : null;
const qualified = ({ prefix, name }: Token.Attribute) => (prefix ? `${prefix}:${name}` : name);

/**
 * Lets parse5 build a document's nodes (https://parse5.js.org/interfaces/parse5.TreeAdapter.html). Templates are ordinary
 * elements: they hold their content themselves.
 */
export function treeAdapter(document: Document): TreeAdapter<Nodes> {
  let mode = html.DOCUMENT_MODE.NO_QUIRKS;
  let depth = 0;
  const within = (parent: Node) => (depth > DEPTH_LIMIT ? (parent.parentNode ?? parent) : parent);
  return {
    createDocument: () => document,
    createDocumentFragment: () => document.createDocumentFragment(),
    createCommentNode: (data) => document.createComment(data),
    createTextNode: (data) => document.createTextNode(data),
    createElement(name, namespaceURI, attributes) {
      const isDropShadow = namespaceURI === html.NS.SVG && name === DROP_SHADOW.toLowerCase();
      const element = document.newElement(namespaceURI, isDropShadow ? DROP_SHADOW : name);
      for (const attribute of attributes)
        element.appendAttribute(attribute.namespace ?? null, qualified(attribute), attribute.value);
      return element;
    },
    adoptAttributes(element, attributes) {
      for (const { name, value } of attributes)
        if (!element.hasAttribute(name)) element.appendAttribute(null, name, value);
    },

    appendChild: (parent, node) => void within(parent).appendChild(node),
    insertBefore: (parent, node, reference) => void parent.insertBefore(node, reference),
    detachNode: (node) => node.remove(),
    insertText(parent, data) {
      const last = text(within(parent).lastChild);
      if (last) last.data += data;
      else within(parent).appendChild(document.createTextNode(data));
    },
    insertTextBefore(parent, data, reference) {
      const before = text(reference.previousSibling);
      if (before) before.data += data;
      else parent.insertBefore(document.createTextNode(data), reference);
    },
    onItemPush: () => (depth += 1),
    onItemPop: () => (depth -= 1),

    setDocumentMode: (_document, found) => (mode = found),
    getDocumentMode: () => mode,
    setDocumentType: (_document, name, publicId, systemId) =>
      void document.appendChild(new DocumentType(document, name, publicId, systemId)),
    setTemplateContent() {},
    getTemplateContent: (template) => template,

    getFirstChild: (node) => node.firstChild,
    getChildNodes: (node) => [...node.childNodes],
    getParentNode: (node) => node.parentNode,
    getAttrList: (element) => element.attributes.map(({ name, value }) => ({ name, value })),
    getTagName: ({ localName }) => (localName === DROP_SHADOW ? DROP_SHADOW.toLowerCase() : localName),
    getNamespaceURI: (element) => element.namespaceURI as html.NS,
    getTextNodeContent: (node) => node.data,
    getCommentNodeContent: (node) => node.data,
    getDocumentTypeNodeName: (node) => node.name,
    getDocumentTypeNodePublicId: (node) => node.publicId,
    getDocumentTypeNodeSystemId: (node) => node.systemId,
    isElementNode: (node): node is Element => node.isElement(),
    isTextNode: (node): node is CharacterData => text(node) !== null,
    isCommentNode: (node): node is CharacterData => node.nodeType === NODE_TYPES.COMMENT_NODE,
    isDocumentTypeNode: (node): node is DocumentType => node.nodeType === NODE_TYPES.DOCUMENT_TYPE_NODE,

    // Where things stood in the markup is not asked for.
    getNodeSourceCodeLocation: () => null,
    setNodeSourceCodeLocation() {},
    updateNodeSourceCodeLocation() {},
  };
}
