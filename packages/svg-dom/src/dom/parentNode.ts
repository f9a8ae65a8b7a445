import { Node } from './node.js';
import { HTMLCollection, NodeList } from './nodeList.js';
import { nextInTree } from './treeOrder.js';
import { selectAll, selectFirst } from './query.js';
import type { Element, Node as AnyNode, ParentNode as AnyParentNode } from './interfaces.js';

/** What elements, documents and fragments share (https://dom.spec.whatwg.org/#interface-parentnode). */
export abstract class ParentNode extends Node implements AnyParentNode {
  #children: HTMLCollection<Element> | undefined;
  #childrenVersion = -1;

  /** The child elements. Unlike in a browser the list is renewed by the next access, not by the change itself. */
  get children(): HTMLCollection<Element> {
    const children = (this.#children ??= new HTMLCollection<Element>());
    if (this.#childrenVersion !== this.childListVersion) {
      this.#childrenVersion = this.childListVersion;
      children.length = 0;
      for (let child = this.firstElementChild; child; child = child.nextElementSibling) children.push(child);
    }
    return children;
  }
  get childElementCount(): number {
    let count = 0;
    for (let child = this.firstElementChild; child; child = child.nextElementSibling) count++;
    return count;
  }
  get firstElementChild(): Element | null {
    let child = this.firstChild;
    while (child && !child.isElement()) child = child.nextSibling;
    return child;
  }
  get lastElementChild(): Element | null {
    let child = this.lastChild;
    while (child && !child.isElement()) child = child.previousSibling;
    return child;
  }

  append(...nodes: (AnyNode | string)[]): void {
    this.appendChild(this.nodeDocument.nodeOf(nodes));
  }
  prepend(...nodes: (AnyNode | string)[]): void {
    this.insertBefore(this.nodeDocument.nodeOf(nodes), this.firstChild);
  }
  replaceChildren(...nodes: (AnyNode | string)[]): void {
    const inserted = this.nodeDocument.nodeOf(nodes);
    this.refuseCycle(inserted);
    this.removeChildren();
    this.appendChild(inserted);
  }

  querySelector(selectors: string): Element | null {
    return selectFirst(this, String(selectors));
  }
  querySelectorAll(selectors: string): NodeList<Element> {
    return selectAll(this, String(selectors));
  }

  /** The elements below with a tag name, at the time of the call: the list is not live. */
  getElementsByTagName(qualifiedName: string): HTMLCollection<Element> {
    const name = String(qualifiedName);
    const lower = name.toLowerCase();
    return this.#collect(
      (element) => name === '*' || element.qualifiedName === (element.isHtml ? lower : name),
    );
  }
  getElementsByTagNameNS(namespaceURI: string | null, localName: string): HTMLCollection<Element> {
    return this.#collect(
      (element) =>
        (namespaceURI === '*' || element.namespaceURI === (namespaceURI || null)) &&
        (localName === '*' || element.localName === localName),
    );
  }
  getElementsByClassName(classNames: string): HTMLCollection<Element> {
    const wanted = String(classNames).split(/\s+/).filter(Boolean);
    return this.#collect((element) => wanted.length > 0 && wanted.every((name) => element.hasClass(name)));
  }

  #collect(wanted: (element: Element) => boolean): HTMLCollection<Element> {
    const found = new HTMLCollection<Element>();
    for (let node = nextInTree(this, this); node; node = nextInTree(node, this))
      if (node.isElement() && wanted(node)) found.push(node);
    return found;
  }
}
