import { DOCUMENT_POSITIONS, NODE_TYPES, type NodeType } from './nodeTypes.js';
import { domException } from '../domException.js';
import { NodeList } from './nodeList.js';
import { comparePosition, nextInTree, rootOf } from './treeOrder.js';
import type { Document, Element, Node as AnyNode } from './interfaces.js';

/**
 * A node of the tree (https://dom.spec.whatwg.org/#interface-node).
 *
 * Children are a linked list. Every change is stamped with the document's next `version` at the node and on the way up
 * (`subtreeVersion`), so that what was computed from a subtree can be kept until that subtree changes.
 */
export abstract class Node implements AnyNode {
  static readonly ELEMENT_NODE = NODE_TYPES.ELEMENT_NODE;
  static readonly ATTRIBUTE_NODE = NODE_TYPES.ATTRIBUTE_NODE;
  static readonly TEXT_NODE = NODE_TYPES.TEXT_NODE;
  static readonly CDATA_SECTION_NODE = NODE_TYPES.CDATA_SECTION_NODE;
  static readonly PROCESSING_INSTRUCTION_NODE = NODE_TYPES.PROCESSING_INSTRUCTION_NODE;
  static readonly COMMENT_NODE = NODE_TYPES.COMMENT_NODE;
  static readonly DOCUMENT_NODE = NODE_TYPES.DOCUMENT_NODE;
  static readonly DOCUMENT_TYPE_NODE = NODE_TYPES.DOCUMENT_TYPE_NODE;
  static readonly DOCUMENT_FRAGMENT_NODE = NODE_TYPES.DOCUMENT_FRAGMENT_NODE;

  readonly #nodeType: NodeType;
  #document: Document;
  #parent: Node | null = null;
  #parentElement: Element | null = null;
  #next: Node | null = null;
  #previous: Node | null = null;
  #first: Node | null = null;
  #last: Node | null = null;
  #connected = false;
  #childNodes: NodeList<Node> | undefined;
  #subtreeVersion = 0;
  #childListVersion = 0;

  /** @param nodeDocument The document that owns the node; `null` for a document itself. */
  constructor(nodeType: NodeType, nodeDocument: Document | null) {
    this.#nodeType = nodeType;
    this.#document = nodeDocument ?? (this as unknown as Document);
    this.#connected = nodeDocument === null;
  }

  /** What `nodeName` gives: libraries look that up on `Node.prototype` and call it there. */
  protected abstract readNodeName(): string;

  /** Makes a copy without children for `cloneNode`. */
  protected abstract cloneShallow(document: Document): AnyNode;

  get nodeType(): NodeType {
    return this.#nodeType;
  }
  get nodeName(): string {
    return this.readNodeName();
  }
  get ownerDocument(): Document | null {
    return this.#nodeType === NODE_TYPES.DOCUMENT_NODE ? null : this.#document;
  }
  /** The document the node belongs to; unlike `ownerDocument` a document's own is itself. */
  get nodeDocument(): Document {
    return this.#document;
  }
  get parentNode(): Node | null {
    return this.#parent;
  }
  get parentElement(): Element | null {
    return this.#parentElement;
  }
  get nextSibling(): Node | null {
    return this.#next;
  }
  get previousSibling(): Node | null {
    return this.#previous;
  }
  get firstChild(): Node | null {
    return this.#first;
  }
  get lastChild(): Node | null {
    return this.#last;
  }
  get isConnected(): boolean {
    return this.#connected;
  }
  /** The document's version when the node or anything below it last changed. */
  get subtreeVersion(): number {
    return this.#subtreeVersion;
  }
  /** The document's version when a child of the node was last added or removed. */
  get childListVersion(): number {
    return this.#childListVersion;
  }

  get childNodes(): NodeList<Node> {
    if (this.#childNodes) return this.#childNodes;
    const list = new NodeList<Node>();
    for (let child = this.#first; child; child = child.#next) list.push(child);
    this.#childNodes = list;
    return list;
  }
  hasChildNodes(): boolean {
    return this.#first !== null;
  }

  get nodeValue(): string | null {
    return null;
  }
  set nodeValue(_value: string | null) {
    // Only text, comments and attributes have a value that can be set.
  }
  get textContent(): string | null {
    let text = '';
    for (let node = nextInTree(this, this); node; node = nextInTree(node, this)) {
      const type = node.nodeType;
      if (type === NODE_TYPES.TEXT_NODE || type === NODE_TYPES.CDATA_SECTION_NODE) text += node.nodeValue;
    }
    return text;
  }
  set textContent(value: string | null) {
    this.removeChildren();
    const text = value === null || value === undefined ? '' : String(value);
    if (text !== '') this.appendChild(this.#document.createTextNode(text));
  }

  /** Tells an element, and narrows to it. */
  isElement(): this is Element {
    return this.#nodeType === NODE_TYPES.ELEMENT_NODE;
  }

  getRootNode(): AnyNode {
    return rootOf(this);
  }
  contains(other: AnyNode | null): boolean {
    for (let node = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }
  isSameNode(other: AnyNode | null): boolean {
    return this === other;
  }
  compareDocumentPosition(other: AnyNode): number {
    return comparePosition(this, other);
  }

  appendChild<T extends AnyNode>(child: T): T {
    return this.insertBefore(child, null);
  }

  /** Puts a node, or the children of a fragment, in front of a child; `null` appends. */
  insertBefore<T extends AnyNode>(child: T, reference: AnyNode | null | undefined): T {
    const added: AnyNode = child;
    if (!(added instanceof Node)) throw new TypeError('The new child is not a node.');
    let before = (reference ?? null) as Node | null;
    if (before !== null && before.#parent !== this)
      throw domException('NotFoundError', 'The reference node is not a child of this node.');
    if (added.#first !== null || added === this) this.refuseCycle(added);
    if (added.#nodeType === NODE_TYPES.DOCUMENT_FRAGMENT_NODE) {
      for (let node = added.#first; node; node = added.#first) this.#insert(node, before);
      return child;
    }
    if (before === added) before = added.#next;
    this.#insert(added, before);
    return child;
  }

  removeChild<T extends AnyNode>(child: T): T {
    if (child.parentNode !== this)
      throw domException('NotFoundError', 'The node is not a child of this node.');
    child.remove();
    return child;
  }

  replaceChild<T extends AnyNode>(child: AnyNode, old: T): T {
    if (old.parentNode !== this) throw domException('NotFoundError', 'The node is not a child of this node.');
    if (old === child) return old;
    this.refuseCycle(child);
    const next = old.nextSibling === child ? child.nextSibling : old.nextSibling;
    old.remove();
    this.insertBefore(child, next);
    return old;
  }

  /** Takes the node out of its parent; nothing happens where there is none. */
  remove(): void {
    if (this.#parent) this.#unlink();
  }

  /** Takes all children out. */
  removeChildren(): void {
    while (this.#last) this.#last.#unlink();
  }

  before(...nodes: (AnyNode | string)[]): void {
    const parent = this.#parent;
    if (!parent) return;
    const previous = skipping(this.#previous, nodes, (node) => node.previousSibling);
    const inserted = this.#document.nodeOf(nodes);
    parent.insertBefore(inserted, previous ? previous.nextSibling : parent.#first);
  }
  after(...nodes: (AnyNode | string)[]): void {
    const parent = this.#parent;
    if (!parent) return;
    const next = skipping(this.#next, nodes, (node) => node.nextSibling);
    parent.insertBefore(this.#document.nodeOf(nodes), next);
  }
  replaceWith(...nodes: (AnyNode | string)[]): void {
    const parent = this.#parent;
    if (!parent) return;
    const next = skipping(this.#next, nodes, (node) => node.nextSibling);
    const inserted = this.#document.nodeOf(nodes);
    if (this.#parent === parent) parent.replaceChild(inserted, this);
    else parent.insertBefore(inserted, next);
  }

  cloneNode(deep = false): this {
    return this.cloneInto(this.#document, deep) as this;
  }

  /** Copies the node for a document, without its parent. */
  cloneInto(document: Document, deep: boolean): AnyNode {
    const copy = this.cloneShallow(document);
    if (deep)
      for (let child = this.#first; child; child = child.#next)
        copy.appendChild(child.cloneInto(document, true));
    return copy;
  }

  /** Joins neighbouring text nodes and drops empty ones. */
  normalize(): void {
    for (let child = this.#first; child;) {
      const next: Node | null = child.#next;
      if (child.#nodeType !== NODE_TYPES.TEXT_NODE) child.normalize();
      else if (child.nodeValue === '') child.#unlink();
      else if (next !== null && next.#nodeType === NODE_TYPES.TEXT_NODE) {
        child.nodeValue = `${child.nodeValue}${next.nodeValue}`;
        next.#unlink();
        continue;
      }
      child = next;
    }
  }

  isEqualNode(other: AnyNode | null): boolean {
    if (!(other instanceof Node) || other.#nodeType !== this.#nodeType || !this.equalsShallow(other))
      return false;
    let mine = this.#first;
    let theirs = other.#first;
    for (; mine && theirs; mine = mine.#next, theirs = theirs.#next)
      if (!mine.isEqualNode(theirs)) return false;
    return mine === theirs;
  }
  protected equalsShallow(other: AnyNode): boolean {
    return other.nodeName === this.nodeName && other.nodeValue === this.nodeValue;
  }

  // Libraries count on events only to be told of what nobody does here: they are accepted and never fired.
  addEventListener(): void {}
  removeEventListener(): void {}
  dispatchEvent(): boolean {
    return true;
  }

  /** Keeps `JSON.stringify` of data that holds a node from following its links; browsers give `{}` too. */
  toJSON(): Record<string, never> {
    return {};
  }

  /** Moves the node and all below it to a document. */
  adoptInto(document: Document): void {
    this.#forEach((node) => {
      node.#document = document;
    });
  }

  /** Stamps the node, and all above it, as changed now. @returns the stamp */
  protected markChanged(): number {
    const version = this.#document.nextVersion();
    this.#subtreeVersion = version;
    for (let above = this.#parent; above; above = above.#parent) above.#subtreeVersion = version;
    return version;
  }

  /** Called after a child came or went. */
  protected childListChanged(version: number): void {
    this.#childListVersion = version;
  }

  /** Called when the node came into or left the tree of its document. */
  protected connectionChanged(_connected: boolean): void {}

  /** Called after the node was put under a parent or taken from it. */
  protected parentChanged(_version: number): void {}

  /** @throws DOMException `HierarchyRequestError` for a node that contains this one */
  protected refuseCycle(child: AnyNode): void {
    if (child.contains(this))
      throw domException(
        'HierarchyRequestError',
        'A node cannot be put into itself or into what it contains.',
      );
  }

  #insert(child: Node, before: Node | null): void {
    if (child.#parent) child.#unlink();
    if (child.#document !== this.#document) child.adoptInto(this.#document);
    const previous = before ? before.#previous : this.#last;
    child.#parent = this;
    child.#parentElement = this.isElement() ? this : null;
    child.#next = before;
    child.#previous = previous;
    if (previous) previous.#next = child;
    else this.#first = child;
    if (before) before.#previous = child;
    else this.#last = child;
    const list = this.#childNodes;
    if (list) {
      if (before) list.splice(list.indexOf(before), 0, child);
      else list.push(child);
    }
    if (this.#connected) child.#setConnected(true);
    const version = this.markChanged();
    child.parentChanged(version);
    this.childListChanged(version);
  }

  #unlink(): void {
    const parent = this.#parent as Node;
    this.#document.beforeRemoval(this);
    if (this.#previous) this.#previous.#next = this.#next;
    else parent.#first = this.#next;
    if (this.#next) this.#next.#previous = this.#previous;
    else parent.#last = this.#previous;
    this.#parent = null;
    this.#parentElement = null;
    this.#next = null;
    this.#previous = null;
    const list = parent.#childNodes;
    if (list) {
      if (list[list.length - 1] === this) list.pop();
      else list.splice(list.indexOf(this), 1);
    }
    if (this.#connected) this.#setConnected(false);
    const version = parent.markChanged();
    this.parentChanged(version);
    parent.childListChanged(version);
  }

  /** Visits the node and everything below it in tree order. */
  #forEach(visit: (node: Node) => void): void {
    visit(this);
    for (let node = nextInTree(this, this); node; node = nextInTree(node, this)) visit(node as Node);
  }

  #setConnected(connected: boolean): void {
    this.#forEach((node) => {
      node.#connected = connected;
      node.connectionChanged(connected);
    });
  }
}

/** The interface constants, which instances have too. */
Object.assign(Node.prototype, NODE_TYPES, DOCUMENT_POSITIONS);

/** The first sibling, in the direction of `step`, that is not itself being inserted. */
function skipping(
  start: AnyNode | null,
  nodes: readonly (AnyNode | string)[],
  step: (node: AnyNode) => AnyNode | null,
): AnyNode | null {
  let node = start;
  while (node && nodes.includes(node)) node = step(node);
  return node;
}
