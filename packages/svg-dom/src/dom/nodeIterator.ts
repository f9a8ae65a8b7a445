import { lastInTree, nextInTree, nextOutside, previousInTree } from './treeOrder.js';
import type { Node } from './interfaces.js';

/** What a traversal shows and what a filter answers (https://dom.spec.whatwg.org/#interface-nodefilter). */
export const NodeFilter = {
  FILTER_ACCEPT: 1,
  FILTER_REJECT: 2,
  FILTER_SKIP: 3,
  SHOW_ALL: 0xffffffff,
  SHOW_ELEMENT: 0x1,
  SHOW_ATTRIBUTE: 0x2,
  SHOW_TEXT: 0x4,
  SHOW_CDATA_SECTION: 0x8,
  SHOW_PROCESSING_INSTRUCTION: 0x40,
  SHOW_COMMENT: 0x80,
  SHOW_DOCUMENT: 0x100,
  SHOW_DOCUMENT_TYPE: 0x200,
  SHOW_DOCUMENT_FRAGMENT: 0x400,
} as const;

/** Says of a node whether a traversal stops at it. */
export type TraversalFilter = ((node: Node) => number) | { acceptNode(node: Node): number } | null;

/** Walks a subtree and keeps its place when nodes are removed (https://dom.spec.whatwg.org/#interface-nodeiterator). */
export class NodeIterator {
  readonly root: Node;
  readonly whatToShow: number;
  readonly filter: TraversalFilter;
  #reference: Node;
  #beforeReference = true;

  constructor(root: Node, whatToShow: number, filter: TraversalFilter) {
    this.root = root;
    this.whatToShow = whatToShow >>> 0;
    this.filter = filter;
    this.#reference = root;
  }

  get referenceNode(): Node {
    return this.#reference;
  }
  get pointerBeforeReferenceNode(): boolean {
    return this.#beforeReference;
  }

  nextNode(): Node | null {
    let node = this.#reference;
    let before = this.#beforeReference;
    for (;;) {
      if (!before) {
        const next = nextInTree(node, this.root);
        if (!next) return null;
        node = next;
      }
      before = false;
      if (this.#accepts(node)) return this.#stop(node, false);
    }
  }

  previousNode(): Node | null {
    let node = this.#reference;
    let before = this.#beforeReference;
    for (;;) {
      if (before) {
        const previous = previousInTree(node, this.root);
        if (!previous) return null;
        node = previous;
      }
      before = true;
      if (this.#accepts(node)) return this.#stop(node, true);
    }
  }

  /** Does nothing, as the standard says. */
  detach(): void {}

  /** Steps off a node that is about to be removed. */
  beforeRemoval(removed: Node): void {
    if (removed.contains(this.root) || !removed.contains(this.#reference)) return;
    if (this.#beforeReference) {
      const next = nextOutside(removed, this.root);
      if (next) {
        this.#reference = next;
        return;
      }
      this.#beforeReference = false;
    }
    const sibling = removed.previousSibling;
    this.#reference = sibling ? lastInTree(sibling) : (removed.parentNode ?? this.root);
  }

  #accepts(node: Node): boolean {
    if (((this.whatToShow >>> (node.nodeType - 1)) & 1) === 0) return false;
    const filter = this.filter;
    if (filter === null) return true;
    const verdict = typeof filter === 'function' ? filter(node) : filter.acceptNode(node);
    return verdict === NodeFilter.FILTER_ACCEPT;
  }

  #stop(node: Node, before: boolean): Node {
    this.#reference = node;
    this.#beforeReference = before;
    return node;
  }
}

/** The iterators of a document that may have to step off nodes. */
export class LiveIterators {
  readonly #iterators = new Set<WeakRef<NodeIterator>>();

  add(iterator: NodeIterator): void {
    this.#iterators.add(new WeakRef(iterator));
  }

  beforeRemoval(removed: Node): void {
    for (const reference of this.#iterators) {
      const iterator = reference.deref();
      if (iterator) iterator.beforeRemoval(removed);
      else this.#iterators.delete(reference);
    }
  }
}
