import { Node } from './node.js';
import { NODE_TYPES } from './nodeTypes.js';
import type { Document } from './interfaces.js';

/** The `<!DOCTYPE …>` of a document. */
export class DocumentType extends Node {
  readonly name: string;
  readonly publicId: string;
  readonly systemId: string;

  constructor(nodeDocument: Document, name: string, publicId = '', systemId = '') {
    super(NODE_TYPES.DOCUMENT_TYPE_NODE, nodeDocument);
    this.name = name;
    this.publicId = publicId;
    this.systemId = systemId;
  }
  protected override readNodeName(): string {
    return this.name;
  }
  override get textContent(): null {
    return null;
  }
  override set textContent(_value: string | null) {
    // A doctype has no text.
  }
  protected override cloneShallow(document: Document): DocumentType {
    return new DocumentType(document, this.name, this.publicId, this.systemId);
  }
}
