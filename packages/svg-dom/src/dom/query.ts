import { NodeList } from './nodeList.js';
import { nextInTree } from './treeOrder.js';
import { domException } from '../domException.js';
import { compileList } from './selectorMatcher.js';
import { askedFor, parseSelectorList, SelectorError } from '../css/selector.js';
import type { Element, Node } from './interfaces.js';

interface Query {
  /** Tells whether an element is asked for. @param scope What `:scope` is. */
  readonly matches: (element: Element, scope: Node) => boolean;
  /** The id that what is asked for has; `undefined` where it may have none. */
  readonly id: string | undefined;
}

const CACHE_LIMIT = 1000;
const compiled = new Map<string, Query>();

/** Reads selectors, or takes them from those read lately. @throws DOMException `SyntaxError` */
function compile(text: string): Query {
  const known = compiled.get(text);
  if (known) return known;
  try {
    const selectors = parseSelectorList(text);
    const matches = compileList(selectors);
    const query: Query = {
      matches: (element, scope) => matches(element, { scope, anyTree: false }),
      id: selectors.length === 1 && selectors[0] ? askedFor(selectors[0], 'Id') : undefined,
    };
    if (compiled.size >= CACHE_LIMIT) compiled.clear();
    compiled.set(text, query);
    return query;
  } catch (error) {
    if (error instanceof SelectorError) throw domException('SyntaxError', error.message);
    throw error;
  }
}

/** What `Element.matches` says. */
export function matchesSelector(element: Element, text: string): boolean {
  return compile(text).matches(element, element);
}

/** What `Element.closest` gives. */
export function closestMatch(element: Element, text: string): Element | null {
  const query = compile(text);
  for (let current: Element | null = element; current; current = current.parentElement)
    if (query.matches(current, element)) return current;
  return null;
}

/** What `querySelector` gives. */
export function selectFirst(root: Node, text: string): Element | null {
  const query = compile(text);
  const byId = withId(root, query);
  if (byId) return byId.find((element) => query.matches(element, root)) ?? null;
  for (let node = nextInTree(root, root); node; node = nextInTree(node, root))
    if (node.isElement() && query.matches(node, root)) return node;
  return null;
}

/** What `querySelectorAll` gives. */
export function selectAll(root: Node, text: string): NodeList<Element> {
  const query = compile(text);
  const found = new NodeList<Element>();
  const byId = withId(root, query);
  if (byId) {
    for (const element of byId) if (query.matches(element, root)) found.push(element);
    return found;
  }
  for (let node = nextInTree(root, root); node; node = nextInTree(node, root))
    if (node.isElement() && query.matches(node, root)) found.push(node);
  return found;
}

/** The elements below a node with the id that is asked for; `null` where none is, or where ids are not kept. */
function withId(root: Node, { id }: Query): readonly Element[] | null {
  if (id === undefined || !root.isConnected) return null;
  return root.nodeDocument.elementsById(id).filter((element) => element !== root && root.contains(element));
}
