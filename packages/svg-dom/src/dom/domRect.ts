import type { Element } from './interfaces.js';

/** A box with its edges, as `getBoundingClientRect` gives it. */
export interface DomRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  toJSON(): object;
}

/** The box of an element in the viewport. */
export function clientRect(element: Element): DomRect {
  const { x, y, width, height } = element.nodeDocument.geometry.clientRect(element);
  const box = {
    x,
    y,
    width,
    height,
    left: Math.min(x, x + width),
    top: Math.min(y, y + height),
    right: Math.max(x, x + width),
    bottom: Math.max(y, y + height),
  };
  return { ...box, toJSON: () => box };
}
