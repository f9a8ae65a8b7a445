import { domException } from '../domException.js';
import { Node } from './node.js';
import { NODE_TYPES, type NodeType } from './nodeTypes.js';
import type { CharacterData as AnyCharacterData, Document } from './interfaces.js';

/** A node that holds text (https://dom.spec.whatwg.org/#interface-characterdata). */
export abstract class CharacterData extends Node {
  #data: string;

  constructor(nodeType: NodeType, nodeDocument: Document, data: string) {
    super(nodeType, nodeDocument);
    this.#data = data;
  }

  get data(): string {
    return this.#data;
  }
  set data(value: string) {
    this.#data = value === null ? '' : String(value);
    this.markChanged();
    this.parentElement?.textChanged();
  }
  get length(): number {
    return this.#data.length;
  }
  override get nodeValue(): string {
    return this.#data;
  }
  override set nodeValue(value: string | null) {
    this.data = value ?? '';
  }
  override get textContent(): string {
    return this.#data;
  }
  override set textContent(value: string | null) {
    this.data = value ?? '';
  }

  appendData(text: string): void {
    this.data = this.#data + text;
  }
  substringData(offset: number, count: number): string {
    this.#check(offset);
    return this.#data.slice(offset, offset + count);
  }
  insertData(offset: number, text: string): void {
    this.replaceData(offset, 0, text);
  }
  deleteData(offset: number, count: number): void {
    this.replaceData(offset, count, '');
  }
  replaceData(offset: number, count: number, text: string): void {
    this.#check(offset);
    this.data = this.#data.slice(0, offset) + text + this.#data.slice(offset + count);
  }

  #check(offset: number): void {
    if (offset > this.#data.length)
      throw domException('IndexSizeError', `${offset} is past the end of the text.`);
  }
}

/** A run of text. */
export class Text extends CharacterData {
  constructor(nodeDocument: Document, data: string, nodeType: NodeType = NODE_TYPES.TEXT_NODE) {
    super(nodeType, nodeDocument, data);
  }
  protected override readNodeName(): string {
    return '#text';
  }
  /** The text of this node and of the text nodes it touches. */
  get wholeText(): string {
    let text = this.data;
    for (let node = this.previousSibling; node instanceof Text; node = node.previousSibling)
      text = node.data + text;
    for (let node = this.nextSibling; node instanceof Text; node = node.nextSibling) text += node.data;
    return text;
  }
  /** Cuts the text in two at an offset. @returns the second part, which follows this node */
  splitText(offset: number): AnyCharacterData {
    const rest = this.nodeDocument.createTextNode(this.substringData(offset, this.length));
    this.deleteData(offset, this.length);
    this.parentNode?.insertBefore(rest, this.nextSibling);
    return rest;
  }
  protected override cloneShallow(document: Document): Node {
    return new Text(document, this.data);
  }
}

/** A `<![CDATA[…]]>` section of XML. */
export class CDATASection extends Text {
  constructor(nodeDocument: Document, data: string) {
    super(nodeDocument, data, NODE_TYPES.CDATA_SECTION_NODE);
  }
  protected override readNodeName(): string {
    return '#cdata-section';
  }
  protected override cloneShallow(document: Document): Node {
    return new CDATASection(document, this.data);
  }
}

/** A comment. */
export class Comment extends CharacterData {
  constructor(nodeDocument: Document, data: string) {
    super(NODE_TYPES.COMMENT_NODE, nodeDocument, data);
  }
  protected override readNodeName(): string {
    return '#comment';
  }
  protected override cloneShallow(document: Document): Node {
    return new Comment(document, this.data);
  }
}

/** A `<?target data?>` of XML. */
export class ProcessingInstruction extends CharacterData {
  readonly target: string;

  constructor(nodeDocument: Document, target: string, data: string) {
    super(NODE_TYPES.PROCESSING_INSTRUCTION_NODE, nodeDocument, data);
    this.target = target;
  }
  protected override readNodeName(): string {
    return this.target;
  }
  protected override cloneShallow(document: Document): Node {
    return new ProcessingInstruction(document, this.target, this.data);
  }
}
