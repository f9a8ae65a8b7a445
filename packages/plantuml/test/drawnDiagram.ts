import type { Element } from '@letu/svg-dom';
import { diagramAt } from '../src/language/diagramType.js';
import {
  labelsIn,
  saysOneOf,
  targetIn,
  type DrawnDiagram,
  type DrawnPart,
} from '../../../scripts/corpus/ties/drawnPart.js';
import { saidTexts } from '../../../scripts/corpus/ties/texts.js';

const NODES = 'g.entity, g.start_entity, g.end_entity, g.cluster';

/** PlantUML marks the parts of class, state, component and similar diagrams, and the lifelines of sequences. */
export function drawnDiagram(root: Element, source: string): DrawnDiagram {
  const marked = [...root.querySelectorAll(NODES)].map(node);
  if (marked.length > 0) {
    const links = [...root.querySelectorAll('g.link')].map(link);
    return { type: markedType(source), counted: 'shapes', parts: [...marked, ...links] };
  }
  const lifelines = lifelinesOf(root);
  if (lifelines.length === 0)
    return { type: typeIn(source), counted: 'texts', parts: saidTexts(root, source) };
  const parts = [...lifelines.flatMap((line) => head(root, line)), ...arrows(root)];
  return { type: 'sequence', counted: 'shapes', parts };
}

const typeIn = (source: string) => diagramAt(source, 0).type;

function markedType(source: string): string {
  if (/^\s*!include\s+.*\bC4[_/]/im.test(source)) return 'c4';
  if (/^\s*!include\s+<?archimate/im.test(source)) return 'archimate';
  return typeIn(source);
}

function node(group: Element): DrawnPart {
  const name = group.getAttribute('data-qualified-name')?.split('.').at(-1) ?? '';
  const isDot = /^(?:start|end)_entity$/.test(group.getAttribute('class') ?? '');
  const labels = isDot ? ['[*]', '[H]'] : labelsIn(group);
  return {
    role: 'node',
    name: labels[0] || name,
    target: targetIn(group),
    isSaidBy: saysOneOf([name, ...labels]),
  };
}

function link(group: Element): DrawnPart {
  const name = group.getAttribute('id') ?? '';
  return { role: 'link', name, target: targetIn(group), isSaidBy: saysOneOf([]) };
}

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));

/** A lifeline is a dashed line in a group with a title. */
function lifelinesOf(root: Element): readonly Element[] {
  return [...root.querySelectorAll('g > title ~ line[stroke-dasharray]')];
}

/** The head of a participant stands above its lifeline, in the middle: its text begins left of the line. */
function head(root: Element, lifeline: Element): readonly DrawnPart[] {
  const [x, top] = [numberOf(lifeline, 'x1'), numberOf(lifeline, 'y1')];
  const above = [...root.querySelectorAll('text')].filter(
    (text) => numberOf(text, 'x') <= x && numberOf(text, 'y') <= top + 2 && numberOf(text, 'y') > top - 70,
  );
  const [target] = above.toSorted(
    (a, b) => numberOf(b, 'x') - numberOf(a, 'x') || numberOf(b, 'y') - numberOf(a, 'y'),
  );
  const name = target?.textContent ?? '';
  return target ? [{ role: 'node', name, target, isSaidBy: saysOneOf([name]) }] : [];
}

/** An arrow is a level line with a head at an end; frames and dividers have none. */
function arrows(root: Element): readonly DrawnPart[] {
  const heads = [...root.querySelectorAll('polygon')].map((polygon) =>
    (polygon.getAttribute('points') ?? '').split(/[\s,]+/).map(Number),
  );
  const lines = [...root.querySelectorAll('line')].filter((line) => {
    const [left, right, y] = [numberOf(line, 'x1'), numberOf(line, 'x2'), numberOf(line, 'y1')];
    const isNear = ([headX = 0, headY = 0]: readonly number[]) =>
      Math.abs(headY - y) <= 5 && Math.min(Math.abs(headX - left), Math.abs(headX - right)) <= 12;
    return y === numberOf(line, 'y2') && right - left > 14 && heads.some(isNear);
  });
  return lines.map((target, index) => {
    return { role: 'link', name: `message ${index + 1}`, target, isSaidBy: saysOneOf([]) };
  });
}
