import type { CSSStyleDeclaration } from '../css/styleDeclaration.js';
import type { InlineStyle } from '../css/inlineStyle.js';
import type { CSSStyleSheet } from '../css/styleSheet.js';
import type { NamedNodeMap } from './attributes.js';
import type { NodeType } from './nodeTypes.js';

// The tree as everything but its own classes sees it: nodes, elements and documents know each other, so their classes name these
// interfaces in place of one another.

/** A node of the tree (https://dom.spec.whatwg.org/#interface-node). */
export interface Node {
  readonly nodeType: NodeType;
  readonly nodeName: string;
  readonly ownerDocument: Document | null;
  /** The document the node belongs to; unlike `ownerDocument` a document's own is itself. */
  readonly nodeDocument: Document;
  readonly parentNode: Node | null;
  readonly parentElement: Element | null;
  readonly nextSibling: Node | null;
  readonly previousSibling: Node | null;
  readonly firstChild: Node | null;
  readonly lastChild: Node | null;
  readonly childNodes: readonly Node[];
  readonly isConnected: boolean;
  /** The document's version when the node or anything below it last changed. */
  readonly subtreeVersion: number;
  /** The document's version when a child of the node was last added or removed. */
  readonly childListVersion: number;
  nodeValue: string | null;
  textContent: string | null;
  /** Tells an element, and narrows to it. */
  isElement(): this is Element;
  hasChildNodes(): boolean;
  contains(other: Node | null): boolean;
  compareDocumentPosition(other: Node): number;
  appendChild<T extends Node>(child: T): T;
  /** Puts a node, or the children of a fragment, in front of a child; `null` appends. */
  insertBefore<T extends Node>(child: T, reference: Node | null | undefined): T;
  remove(): void;
  /** Takes all children out. */
  removeChildren(): void;
  cloneNode(deep?: boolean): Node;
  /** Copies the node for a document, without its parent. */
  cloneInto(document: Document, deep: boolean): Node;
  /** Moves the node and all below it to a document. */
  adoptInto(document: Document): void;
}

/** A text, a comment or a section of data. */
export interface CharacterData extends Node {
  data: string;
}

/** A node that elements can be looked for in (https://dom.spec.whatwg.org/#interface-parentnode). */
export interface ParentNode extends Node {
  readonly children: readonly Element[];
  readonly firstElementChild: Element | null;
  readonly lastElementChild: Element | null;
  append(...nodes: (Node | string)[]): void;
  prepend(...nodes: (Node | string)[]): void;
  querySelector(selectors: string): Element | null;
  querySelectorAll(selectors: string): readonly Element[];
}

/** An element (https://dom.spec.whatwg.org/#interface-element). */
export interface Element extends ParentNode {
  readonly namespaceURI: string | null;
  readonly prefix: string | null;
  readonly localName: string;
  /** The name with its prefix, in the case its language gives it. */
  readonly qualifiedName: string;
  readonly tagName: string;
  /** Whether the element is HTML's, whose names have no case. */
  readonly isHtml: boolean;
  readonly attributes: NamedNodeMap;
  readonly nextElementSibling: Element | null;
  readonly previousElementSibling: Element | null;
  /** The document's version when an attribute that styles can depend on, or the element's place, last changed. */
  readonly styleVersion: number;
  id: string;
  /** The element's classes, each once. */
  readonly classNames: readonly string[];
  readonly style: CSSStyleDeclaration;
  /** The declarations of the `style` attribute; `undefined` where there is none. */
  readonly inlineStyle: InlineStyle | undefined;
  innerHTML: string;
  readonly outerHTML: string;
  hasClass(name: string): boolean;
  getAttribute(name: string): string | null;
  getAttributeNS(namespaceURI: string | null, localName: string): string | null;
  getAttributeNames(): string[];
  hasAttribute(name: string): boolean;
  setAttributeNS(namespaceURI: string | null, qualifiedName: string, value: unknown): void;
  setAttribute(name: string, value: unknown): void;
  removeAttribute(name: string): void;
  matches(selectors: string): boolean;
  closest(selectors: string): Element | null;
  getBoundingClientRect(): Box;
  /** Adds an attribute the element does not have, without checks: for parsers and copies. */
  appendAttribute(namespaceURI: string | null, name: string, value: string): void;
  /** Called when a text right below changed. */
  textChanged(): void;
}

/** The markup language of a document. */
export type ContentType = 'text/html' | 'application/xml' | 'application/xhtml+xml' | 'image/svg+xml';

/** A document: the root of a tree and the maker of its nodes (https://dom.spec.whatwg.org/#interface-document). */
export interface Document extends ParentNode {
  readonly isHtmlDocument: boolean;
  readonly documentElement: Element | null;
  readonly body: Element | null;
  readonly styleSheets: readonly CSSStyleSheet[];
  /** How many times anything in the document's nodes has changed. */
  readonly version: number;
  /** How many times a style sheet has come, gone or changed. */
  readonly styleSheetVersion: number;
  /** What answers for boxes, lengths and styles; nothing has a size until it is set. */
  geometry: Geometry;
  /** Gives the drawing context of a canvas; without it there is none, as in a browser for an unknown kind. */
  canvasContext: (canvas: Element, kind: string) => unknown;
  createElement(localName: string): Element;
  createElementNS(namespaceURI: string | null, qualifiedName: string): Element;
  createTextNode(text: string): CharacterData;
  createComment(text: string): CharacterData;
  createCDATASection(text: string): CharacterData;
  createProcessingInstruction(target: string, data: string): CharacterData;
  createDocumentFragment(): ParentNode;
  getElementById(id: string): Element | null;
  /** The connected elements with an id, in tree order. */
  elementsById(id: string): readonly Element[];
  /** Makes an element without checking its name: parsers and copies know it to be one. */
  newElement(namespaceURI: string | null, qualifiedName: string, prefix?: string | null): Element;
  /** Makes one node of the nodes and strings `append` and its like take: itself, or a fragment of them. */
  nodeOf(nodes: readonly (Node | string)[]): Node;
  /** Counts a change. @returns the new version */
  nextVersion(): number;
  /** Called when a connected element's id came, changed or went; an empty one is none. */
  idChanged(element: Element, old: string, id: string): void;
  /** Tells whether an element's style can depend on an attribute: see `Element.styleVersion`. */
  isStyleAttribute(name: string): boolean;
  /** Called when a `<style>` came into or left the tree. */
  styleElementConnected(element: Element, connected: boolean): void;
  /** Called when the text of a connected `<style>` changed. */
  styleElementChanged(element: Element): void;
  /** Called before a node is taken out of its parent. */
  beforeRemoval(node: Node): void;
}

/** A point of the plane, in user units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What `getBBox` gives. It has no `left` or `top`, as in browsers: Mermaid asks `bbox.left ?? 0`. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The six numbers of a 2D transform, `[a c e; b d f]`. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** The used style of an element, as `getComputedStyle` shows it. */
export interface ComputedStyle {
  getPropertyValue(name: string): string;
  readonly [property: string]: unknown;
}

/**
 * What a document asks for boxes, lengths and styles; elements delegate to the one their document owns.
 *
 * All lengths are CSS pixels, all results numbers as a browser rounds them.
 */
export interface Geometry {
  /** The box of `getBBox`, in the element's own user space; zero for what is not rendered. */
  bbox(element: Element): Box;
  /** The box of `getBoundingClientRect`, in the viewport. */
  clientRect(element: Element): Box;
  /** The advance of an element's text. */
  textLength(element: Element): number;
  /** The transform from the element's user space to its nearest viewport (`getCTM`). */
  ctm(element: Element): Matrix;
  /** The transform from the element's user space to the screen (`getScreenCTM`). */
  screenCtm(element: Element): Matrix;
  /** The length of the outline of a shape. */
  totalLength(element: Element): number;
  /** The point at a length along the outline of a shape. */
  pointAt(element: Element, length: number): Point;
  /** The used style. */
  computedStyle(element: Element): ComputedStyle;
}
