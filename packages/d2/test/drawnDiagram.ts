import type { Element } from '@letu/svg-dom';
import {
  labelsIn,
  saysOneOf,
  targetIn,
  type DrawnDiagram,
  type DrawnPart,
} from '../../../scripts/corpus/ties/drawnPart.js';

/** D2 gives each part a group of the class that is its id in base64; lifelines are connections to nothing. */
export function drawnDiagram(root: Element): DrawnDiagram {
  const shapes = [...root.querySelectorAll('g > g.shape')];
  const lines = [...root.querySelectorAll('g > path.connection')];
  return {
    type: 'd2',
    counted: 'shapes',
    parts: [
      ...groupsOf(shapes).map(node),
      ...groupsOf(lines)
        .filter((group) => !isLifeline(group))
        .map(link),
    ],
  };
}

function groupsOf(elements: readonly Element[]): readonly Element[] {
  return [...new Set(elements.flatMap(({ parentElement }) => parentElement ?? []))];
}

function idOf(group: Element): string {
  const words = (group.getAttribute('class') ?? '').split(/\s+/).map((word) => {
    const text = Buffer.from(word.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString();
    return text
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&#34;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  });
  return words[0] ?? '';
}

const isLifeline = (group: Element) => / -- \)\[\d+\]$/.test(idOf(group));

function node(group: Element): DrawnPart {
  const name = idOf(group);
  const last = /(?:"[^"]*"|[^."]+)$/.exec(name)?.[0] ?? name;
  return { role: 'node', name, target: targetIn(group), isSaidBy: saysOneOf([last, ...labelsIn(group)]) };
}

function link(group: Element): DrawnPart {
  const line = group.querySelector('path.connection') ?? group;
  return { role: 'link', name: idOf(group), target: line, isSaidBy: (text) => /--|->|<-/.test(text) };
}
