import type { Element } from '../../dom/interfaces.js';
import type { Style } from '../style/style.js';
import { toPixels } from '../length.js';

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the content size of an element that is not laid out from what it holds. */
export type ReplacedSize = (element: Element, containingWidth: number) => Size;

/** Returns the size of an image or the like; without one given it has none, since nothing is ever loaded. */
export function imageSize(element: Element, style: Style, containingWidth: number): Size {
  const base = Number.isFinite(containingWidth) ? containingWidth : undefined;
  const lengthOf = (name: string): number | undefined => {
    const text = style.declaredValue(name) ?? element.getAttribute(name);
    return text === null ? undefined : toPixels(text, style.lengths, base);
  };
  return { width: lengthOf('width') ?? 0, height: lengthOf('height') ?? 0 };
}
