import type { Element } from '@letu/svg-dom';
import { dialectIn } from '../src/source/scan.js';
import {
  labelsIn,
  saysOneOf,
  targetIn,
  type DrawnDiagram,
  type DrawnPart,
} from '../../../scripts/corpus/ties/drawnPart.js';
import { saidTexts } from '../../../scripts/corpus/ties/texts.js';

/** The types whose nodes Mermaid marks; of the others it draws shapes and texts alone. */
const MARKED = /^(?:flowchart|sequence|class|state|er|requirement|usecase)$/;
const NODES = 'g.node, g.cluster, g.statediagram-cluster, [data-et="participant"]';
const LINKS = 'path[data-et="edge"], [data-et="message"]';

export function drawnDiagram(root: Element, source: string): DrawnDiagram {
  const type = dialectIn(source);
  if (!MARKED.test(type)) return { type, counted: 'texts', parts: saidTexts(root, source) };
  const nodes = [...root.querySelectorAll(NODES)].filter((element) => !isRegion(element)).map(node);
  const links = [...root.querySelectorAll(LINKS)].map(link);
  return { type, counted: 'shapes', parts: [...nodes, ...links] };
}

/** A region of a state that is parallel to others has no name. */
const isRegion = (element: Element) => element.querySelector('rect.divider') !== null;

function node(element: Element): DrawnPart {
  const id = element.getAttribute('data-id') ?? element.getAttribute('id') ?? '';
  const name = id
    .replace(/^letu-mermaid-[a-z0-9]+-/, '')
    .replace(/^(?:flowchart|classId|state|entity)-/, '')
    .replace(/-\d+$/, '');
  const target = targetIn(element);
  // One sign stands for all starts and ends, and notes have no name.
  const own = /_(?:start|end)$/.test(name) ? ['[*]'] : /note/.test(name) ? ['note'] : [];
  return { role: 'node', name, target, isSaidBy: saysOneOf([name, ...own, ...labelsIn(element)]) };
}

function link(element: Element): DrawnPart {
  const name = element.getAttribute('data-id') ?? '';
  return { role: 'link', name, target: element, isSaidBy: saysOneOf([]) };
}
