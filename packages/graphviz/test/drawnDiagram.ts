import type { Element } from '@letu/svg-dom';
import {
  labelsIn,
  saysOneOf,
  targetIn,
  type DrawnDiagram,
  type DrawnPart,
} from '../../../scripts/corpus/ties/drawnPart.js';

/** Graphviz marks nodes, edges and clusters by class, and titles them with their names. */
export function drawnDiagram(root: Element): DrawnDiagram {
  const parts = [...root.querySelectorAll('g.node, g.cluster, g.edge')].map((group) =>
    group.getAttribute('class')?.startsWith('edge') ? edge(group) : node(group),
  );
  return { type: 'dot', counted: 'shapes', parts };
}

const titleOf = (group: Element) => group.querySelector('title')?.textContent ?? '';

function node(group: Element): DrawnPart {
  const name = titleOf(group);
  return { role: 'node', name, target: targetIn(group), isSaidBy: saysOneOf([name, ...labelsIn(group)]) };
}

function edge(group: Element): DrawnPart {
  const name = titleOf(group);
  const ends = name.split(/->|--/).map((end) => saysOneOf([end.split(':')[0] ?? '']));
  return {
    role: 'link',
    name,
    target: targetIn(group),
    isSaidBy: (text) => ends.every((says) => says(text)),
  };
}
