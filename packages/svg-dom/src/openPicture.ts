import type { Box, Element, Matrix } from './dom/interfaces.js';
import type { Document } from './dom/document.js';
import { DOMParser } from './dom/parse/domParser.js';
import { DocumentScene } from './geometry/documentScene.js';
import { IDENTITY, invert, multiply } from './geometry/matrix.js';
import type { Path } from './geometry/path/segment.js';
import { computedStyle } from './geometry/style/computedStyle.js';
import { createGeometry } from './geometry/createGeometry.js';
import { FontTable } from './measure/font.js';
import { habitsOf } from './measure/textHabits.js';
import type { TextMeasurer } from './measure/textMeasurer.js';

/** A picture that is read and not shown: its elements, and where and how they are drawn. */
export interface OpenPicture {
  /** The `<svg>` around everything. */
  readonly root: Element;
  /** Returns the path of a shape in its own user space; undefined for what is no shape. */
  outline(element: Element): Path | undefined;
  /** Returns the box of `getBBox` in the element's own user space; undefined for what is not drawn. */
  box(element: Element): Box | undefined;
  /** Returns the transform from the element's user space to that of the root. */
  toRoot(element: Element): Matrix;
  /** Returns the used value of a property of CSS. */
  style(element: Element, property: string): string;
}

const WINDOW = { width: 1200, height: 800 };

/**
 * Opens the text of a picture, in a page, a worker or Node, without putting it into a page.
 *
 * @param svg One complete `<svg>` element.
 * @param measurer Measures the texts of the picture.
 * @throws Error for what is no XML with an element.
 */
export function openPicture(svg: string, measurer: TextMeasurer): OpenPicture {
  const [document, root] = parsed(svg);
  const habits = habitsOf('');
  document.geometry = createGeometry(document, { measurer, habits, window: WINDOW });
  const scene = new DocumentScene(document, new FontTable(measurer, habits), WINDOW);
  const fromScreen = invert(scene.spaces.toScreen(root)) ?? IDENTITY;
  return {
    root,
    outline: (element) => scene.boxes.shape(element)?.outline().path,
    box: (element) => scene.boxes.ownBox(element)?.box,
    toRoot: (element) => multiply(fromScreen, scene.spaces.toScreen(element)),
    style: (element, property) => computedStyle(scene, element).getPropertyValue(property),
  };
}

/** Some engines write entities of HTML, which XML does not know. */
function parsed(svg: string): readonly [Document, Element] {
  for (const type of ['image/svg+xml', 'text/html']) {
    const document = new DOMParser().parseFromString(svg, type);
    const root = document.querySelector('svg');
    if (root) return [document, root];
  }
  throw new Error('There is no picture in the text.');
}
