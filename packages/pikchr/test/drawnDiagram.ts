import type { Element } from '@letu/svg-dom';
import { saysOneOf, type DrawnDiagram, type DrawnPart } from '../../../scripts/corpus/ties/drawnPart.js';

/** Pikchr marks nothing: every shape and text it draws counts. */
export function drawnDiagram(root: Element): DrawnDiagram {
  const elements = [...root.querySelectorAll('path, circle, ellipse, polygon, polyline, line, text')];
  const parts = elements.map((target): DrawnPart => {
    const label = target.localName === 'text' ? (target.textContent ?? '') : '';
    return { role: 'node', name: label || target.localName, target, isSaidBy: saysOneOf([label]) };
  });
  return { type: 'pikchr', counted: 'shapes', parts };
}
