import { NodeList } from './nodeList.js';
import { nextInTree } from './treeOrder.js';
import { domException } from '../domException.js';
import { matchesAny } from './selectorMatcher.js';
import { parseSelectorList, SelectorError } from '../css/selectorParser.js';
import type { Element, Node } from './interfaces.js';
import type { SelectorList } from '../css/selector.js';

const CACHE_LIMIT = 1000;
const compiled = new Map<string, SelectorList>();

/** Reads selectors, or takes them from those read lately. @throws DOMException `SyntaxError` */
function compile(text: string): SelectorList {
  const known = compiled.get(text);
  if (known) return known;
  try {
    const selectors = parseSelectorList(text);
    if (compiled.size >= CACHE_LIMIT) compiled.clear();
    compiled.set(text, selectors);
    return selectors;
  } catch (error) {
    if (error instanceof SelectorError) throw domException('SyntaxError', error.message);
    throw error;
  }
}

/** What `Element.matches` says. */
export function matchesSelector(element: Element, text: string): boolean {
  return matchesAny(element, compile(text), element);
}

/** What `Element.closest` gives. */
export function closestMatch(element: Element, text: string): Element | null {
  const selectors = compile(text);
  for (let current: Element | null = element; current; current = current.parentElement)
    if (matchesAny(current, selectors, element)) return current;
  return null;
}

/** What `querySelector` gives. */
export function selectFirst(root: Node, text: string): Element | null {
  const selectors = compile(text);
  const byId = withId(root, selectors);
  if (byId) return byId.find((element) => matchesAny(element, selectors, root)) ?? null;
  for (let node = nextInTree(root, root); node; node = nextInTree(node, root))
    if (node.isElement() && matchesAny(node, selectors, root)) return node;
  return null;
}

/** What `querySelectorAll` gives. */
export function selectAll(root: Node, text: string): NodeList<Element> {
  const selectors = compile(text);
  const found = new NodeList<Element>();
  const byId = withId(root, selectors);
  if (byId) {
    for (const element of byId) if (matchesAny(element, selectors, root)) found.push(element);
    return found;
  }
  for (let node = nextInTree(root, root); node; node = nextInTree(node, root))
    if (node.isElement() && matchesAny(node, selectors, root)) found.push(node);
  return found;
}

/** The elements below a node with the id that is asked for; `null` where none is, or where ids are not kept. */
function withId(root: Node, selectors: SelectorList): readonly Element[] | null {
  const id = selectors.length === 1 ? (selectors[0]?.compounds[0]?.id ?? null) : null;
  if (id === null || !root.isConnected) return null;
  return root.nodeDocument.elementsById(id).filter((element) => element !== root && root.contains(element));
}
