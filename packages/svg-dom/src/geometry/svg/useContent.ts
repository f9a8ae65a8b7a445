import type { Element } from '../../dom/interfaces.js';
import { multiply, translation, type Matrix } from '../matrix.js';
import type { Scene } from '../scene.js';
import { isSvg } from './structure.js';
import { parseViewBox, viewBoxTransform } from './viewBox.js';

/** What a `<use>` shows. */
export interface UseContent {
  readonly element: Element;
  /** Whether only the element's children are shown, as in a viewport of their own. */
  readonly isViewport: boolean;
  /** From the content's user space to that of the `<use>`. */
  readonly transform: Matrix;
}

/** Finds what a `<use>` refers to (https://www.w3.org/TR/SVG2/struct.html#UseElement); undefined if that is nothing. */
export function useContent(use: Element, scene: Scene): UseContent | undefined {
  const href = use.getAttribute('href') ?? use.getAttribute('xlink:href');
  const element = href?.startsWith('#') ? scene.document.getElementById(decoded(href.slice(1))) : null;
  if (!isSvg(element) || element.contains(use)) return undefined;
  const lengths = scene.spaces.lengthsOf(use);
  const place = translation(lengths.get('x', 'x'), lengths.get('y', 'y'));
  if (element.localName !== 'symbol' && element.localName !== 'svg')
    return { element, isViewport: false, transform: place };
  return { element, isViewport: true, transform: multiply(place, symbolTransform(use, element, scene)) };
}

/** The content's own `x`, `y` and view box, in the size the `<use>` or else the content gives. */
function symbolTransform(use: Element, symbol: Element, { spaces }: Scene): Matrix {
  const around = spaces.viewportAround(use);
  const outer = spaces.lengthsOf(use);
  const inner = spaces.lengthsOf(symbol);
  const place = translation(inner.get('x', 'x'), inner.get('y', 'y'));
  const viewBox = parseViewBox(symbol.getAttribute('viewBox'));
  if (!viewBox) return place;
  const width = outer.size('width', 'x') ?? inner.size('width', 'x') ?? around.width;
  const height = outer.size('height', 'y') ?? inner.size('height', 'y') ?? around.height;
  return multiply(
    place,
    viewBoxTransform(viewBox, width, height, symbol.getAttribute('preserveAspectRatio')),
  );
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
