import { Attr } from './attributes.js';
import { CDATASection, Comment, ProcessingInstruction, Text } from './characterData.js';
import { DocumentFragment } from './documentFragment.js';
import { DocumentType } from './documentType.js';
import { newElement } from './elementFactory.js';
import { domException } from '../domException.js';
import { isUnstyledAttribute } from './unstyledAttributes.js';
import { noGeometry } from './noGeometry.js';
import { IdIndex } from './idIndex.js';
import { DOMImplementation } from './implementation.js';
import { checkedNamespace, isElementName, prefixOf } from './names.js';
import { XHTML_NAMESPACE } from './namespaces.js';
import { Node } from './node.js';
import { LiveIterators, NodeFilter, NodeIterator, type TraversalFilter } from './nodeIterator.js';
import { NODE_TYPES } from './nodeTypes.js';
import { ParentNode } from './parentNode.js';
import { StyleSheets } from './styleSheets.js';
import type { CSSStyleSheet } from '../css/styleSheet.js';
import type {
  ContentType,
  Document as AnyDocument,
  Element,
  Geometry,
  Node as AnyNode,
} from './interfaces.js';

/** A document: the root of a tree and the maker of its nodes (https://dom.spec.whatwg.org/#interface-document). */
export class Document extends ParentNode implements AnyDocument {
  readonly contentType: ContentType;
  readonly implementation: DOMImplementation<Document> = new DOMImplementation(
    (contentType) => new Document(contentType),
  );
  /** What answers for boxes, lengths and styles; nothing has a size until it is set. */
  geometry: Geometry = noGeometry;
  /** Gives the drawing context of a canvas; without it there is none, as in a browser for an unknown kind. */
  canvasContext: (canvas: Element, kind: string) => unknown = () => null;
  defaultView: unknown = null;
  location: unknown = null;
  cookie = '';
  readonly readyState = 'complete';
  readonly compatMode = 'CSS1Compat';
  readonly characterSet = 'UTF-8';
  readonly hidden = false;
  readonly visibilityState = 'visible';
  readonly currentScript = null;
  readonly baseURI = 'about:blank';
  readonly URL = 'about:blank';
  #version = 0;
  #ids: IdIndex | undefined;
  #iterators: LiveIterators | undefined;
  #styleSheets: StyleSheets | undefined;

  constructor(contentType: ContentType = 'application/xml') {
    super(NODE_TYPES.DOCUMENT_NODE, null);
    this.contentType = contentType;
  }

  /** How many times anything in the document's nodes has changed. */
  get version(): number {
    return this.#version;
  }
  /** Counts a change. @returns the new version */
  nextVersion(): number {
    return ++this.#version;
  }
  /** How many times a style sheet has come, gone or changed. */
  get styleSheetVersion(): number {
    return this.#styleSheets?.version ?? 0;
  }
  /** The sheets of the connected `<style>` elements, in tree order. */
  get styleSheets(): readonly CSSStyleSheet[] {
    return this.#styleSheets?.list() ?? [];
  }

  protected override readNodeName(): string {
    return '#document';
  }
  override get textContent(): null {
    return null;
  }
  override set textContent(_value: string | null) {
    // A document has no text.
  }
  get isHtmlDocument(): boolean {
    return this.contentType === 'text/html';
  }
  get doctype(): DocumentType | null {
    for (let child = this.firstChild; child; child = child.nextSibling)
      if (child instanceof DocumentType) return child;
    return null;
  }
  get documentElement(): Element | null {
    return this.firstElementChild;
  }
  get head(): Element | null {
    return this.#childOfHtml('head');
  }
  get body(): Element | null {
    return this.#childOfHtml('body');
  }
  get activeElement(): Element | null {
    return this.body;
  }
  get title(): string {
    return (this.querySelector('title')?.textContent ?? '').trim().replace(/\s+/g, ' ');
  }

  createElement(localName: string): Element {
    const name = this.isHtmlDocument ? String(localName).toLowerCase() : String(localName);
    const namespace =
      this.isHtmlDocument || this.contentType === 'application/xhtml+xml' ? XHTML_NAMESPACE : null;
    return newElement(this, namespace, checkedElementName(name), null);
  }
  createElementNS(namespaceURI: string | null, qualifiedName: string): Element {
    const name = checkedElementName(String(qualifiedName));
    return newElement(this, checkedNamespace(namespaceURI, name), name, prefixOf(name));
  }
  createTextNode(text: string): Text {
    return new Text(this, String(text));
  }
  createComment(text: string): Comment {
    return new Comment(this, String(text));
  }
  createCDATASection(text: string): CDATASection {
    return new CDATASection(this, String(text));
  }
  createProcessingInstruction(target: string, data: string): ProcessingInstruction {
    return new ProcessingInstruction(this, String(target), String(data));
  }
  createDocumentFragment(): DocumentFragment {
    return new DocumentFragment(this);
  }
  createAttribute(name: string): Attr {
    return new Attr(null, this.isHtmlDocument ? String(name).toLowerCase() : String(name), '');
  }
  createAttributeNS(namespaceURI: string | null, qualifiedName: string): Attr {
    return new Attr(checkedNamespace(namespaceURI, qualifiedName), qualifiedName, '');
  }
  createNodeIterator(
    root: AnyNode,
    whatToShow: number = NodeFilter.SHOW_ALL,
    filter: TraversalFilter = null,
  ) {
    const iterator = new NodeIterator(root, whatToShow, filter);
    (this.#iterators ??= new LiveIterators()).add(iterator);
    return iterator;
  }

  /** Copies a node of any document for this one. */
  importNode(node: AnyNode, deep = false): AnyNode {
    return node.cloneInto(this, deep);
  }
  /** Moves a node of any document to this one. */
  adoptNode<T extends AnyNode>(node: T): T {
    node.remove();
    node.adoptInto(this);
    return node;
  }

  getElementById(id: string): Element | null {
    return this.elementsById(String(id))[0] ?? null;
  }
  /** The connected elements with an id, in tree order. */
  elementsById(id: string): readonly Element[] {
    return this.#ids?.all(id) ?? [];
  }

  hasFocus(): boolean {
    return true;
  }
  elementFromPoint(): null {
    return null;
  }

  /** Makes an element without checking its name: parsers and copies know it to be one. */
  newElement(namespaceURI: string | null, qualifiedName: string, prefix: string | null = null): Element {
    return newElement(this, namespaceURI, qualifiedName, prefix);
  }
  /** Makes one node of the nodes and strings `append` and its like take: itself, or a fragment of them. */
  nodeOf(nodes: readonly (AnyNode | string)[]): AnyNode {
    const asNode = (node: AnyNode | string) =>
      node instanceof Node ? node : this.createTextNode(String(node));
    if (nodes.length === 1) return asNode(nodes[0] as AnyNode | string);
    const fragment = this.createDocumentFragment();
    for (const node of nodes) fragment.appendChild(asNode(node));
    return fragment;
  }
  /** Called when a connected element's id came, changed or went; an empty one is none. */
  idChanged(element: Element, old: string, id: string): void {
    (this.#ids ??= new IdIndex()).change(element, old, id);
  }
  /** Tells whether an element's style can depend on an attribute: see `Element.styleVersion`. */
  isStyleAttribute(name: string): boolean {
    return !isUnstyledAttribute(name) || (this.#styleSheets?.mentions(name) ?? false);
  }
  /** Called when a `<style>` came into or left the tree. */
  styleElementConnected(element: Element, connected: boolean): void {
    (this.#styleSheets ??= new StyleSheets()).connectionChanged(element, connected);
  }
  /** Called when the text of a connected `<style>` changed. */
  styleElementChanged(element: Element): void {
    this.#styleSheets?.textChanged(element);
  }
  /** Called before a node is taken out of its parent. */
  beforeRemoval(node: AnyNode): void {
    this.#iterators?.beforeRemoval(node);
  }

  protected override cloneShallow(): Document {
    return new Document(this.contentType);
  }

  #childOfHtml(localName: string): Element | null {
    const html = this.documentElement;
    for (let child = html?.firstElementChild; child; child = child.nextElementSibling)
      if (child.localName === localName) return child;
    return null;
  }
}

function checkedElementName(name: string): string {
  if (isElementName(name)) return name;
  throw domException('InvalidCharacterError', `"${name}" is not a name for an element.`);
}
