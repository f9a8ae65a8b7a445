/** The values of `Node.nodeType` (https://dom.spec.whatwg.org/#dom-node-nodetype). */
export const NODE_TYPES = {
  ELEMENT_NODE: 1,
  ATTRIBUTE_NODE: 2,
  TEXT_NODE: 3,
  CDATA_SECTION_NODE: 4,
  PROCESSING_INSTRUCTION_NODE: 7,
  COMMENT_NODE: 8,
  DOCUMENT_NODE: 9,
  DOCUMENT_TYPE_NODE: 10,
  DOCUMENT_FRAGMENT_NODE: 11,
} as const;

/** One of the values of `Node.nodeType`. */
export type NodeType = (typeof NODE_TYPES)[keyof typeof NODE_TYPES];

/** The bits `compareDocumentPosition` answers with (https://dom.spec.whatwg.org/#dom-node-comparedocumentposition). */
export const DOCUMENT_POSITIONS = {
  DOCUMENT_POSITION_DISCONNECTED: 1,
  DOCUMENT_POSITION_PRECEDING: 2,
  DOCUMENT_POSITION_FOLLOWING: 4,
  DOCUMENT_POSITION_CONTAINS: 8,
  DOCUMENT_POSITION_CONTAINED_BY: 16,
  DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC: 32,
} as const;
