import { attributesOf, safeLink, type DrawioGraph } from '../graph/index.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Puts what cells lead to around what draws them, and shows what they say when they are pointed at. */
export function linkCells(graph: DrawioGraph): void {
  for (const state of graph.view.getStates().values()) {
    const { link, tooltip } = attributesOf(state.cell);
    const href = link === undefined ? undefined : safeLink(link);
    const nodes = [state.shape?.node, state.text?.node].filter((node) => node !== undefined);
    if (tooltip) nodes[0]?.prepend(titleOf(tooltip));
    if (href !== undefined) for (const node of nodes) wrap(node, href);
  }
}

const LONGEST = 1000;

function titleOf(text: string): Element {
  const title = document.createElementNS(SVG, 'title');
  title.textContent = text.slice(0, LONGEST);
  return title;
}

function wrap(node: Element, href: string): void {
  const anchor = document.createElementNS(SVG, 'a');
  anchor.setAttribute('href', href);
  anchor.append(...node.childNodes);
  node.append(anchor);
}
