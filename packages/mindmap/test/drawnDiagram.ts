import type { Element } from '@letu/svg-dom';
import {
  saysOneOf,
  targetIn,
  type DrawnDiagram,
  type DrawnPart,
} from '../../../scripts/corpus/ties/drawnPart.js';

/** Topics carry their ids in what draws them. */
export function drawnDiagram(root: Element): DrawnDiagram {
  const topics = [...root.querySelectorAll('[data-shape^="t-"]')];
  const parts = topics.map((topic): DrawnPart => {
    const name = [...topic.querySelectorAll('text')].map(({ textContent }) => textContent ?? '').join('');
    return { role: 'node', name, target: targetIn(topic), isSaidBy: saysOneOf([name]) };
  });
  return { type: 'mindmap', counted: 'shapes', parts };
}
