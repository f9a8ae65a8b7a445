import { NODE_TYPES } from './nodeTypes.js';
import { ParentNode } from './parentNode.js';
import { nextInTree } from './treeOrder.js';
import type { Document, Element } from './interfaces.js';

/** A bag of nodes that leaves nothing but its children where it is put. */
export class DocumentFragment extends ParentNode {
  constructor(nodeDocument: Document) {
    super(NODE_TYPES.DOCUMENT_FRAGMENT_NODE, nodeDocument);
  }
  protected override readNodeName(): string {
    return '#document-fragment';
  }
  getElementById(id: string): Element | null {
    for (let node = nextInTree(this, this); node; node = nextInTree(node, this))
      if (node.isElement() && node.getAttribute('id') === id) return node;
    return null;
  }
  protected override cloneShallow(document: Document): DocumentFragment {
    return new DocumentFragment(document);
  }
}
