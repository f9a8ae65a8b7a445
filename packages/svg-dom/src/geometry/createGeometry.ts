import type { Document, Element, Geometry } from '../dom/interfaces.js';
import { FontTable } from '../measure/font.js';
import type { TextHabits } from '../measure/textHabits.js';
import type { TextMeasurer } from '../measure/textMeasurer.js';
import { boxAroundImage, boxOf, mapBox, type Box } from './box.js';
import { IDENTITY, translation } from './matrix.js';
import { DocumentScene } from './documentScene.js';
import type { WindowSize } from './scene.js';
import { computedStyle } from './style/computedStyle.js';
import { hasBox, isDrawn, isOuterSvg, isSvg, textRoot } from './svg/structure.js';

/** What a document's geometry is made from. */
export interface GeometryOptions {
  /** Measures text. */
  readonly measurer: TextMeasurer;
  /** What the browser does that will show the document. */
  readonly habits: TextHabits;
  /** The size of the window the document is in. */
  readonly window: WindowSize;
}

const NO_BOX = boxOf(0, 0, 0, 0);

/** Creates what answers a document's questions for boxes, lengths and styles as a browser would. */
export function createGeometry(document: Document, { measurer, habits, window }: GeometryOptions): Geometry {
  const scene = new DocumentScene(document, new FontTable(measurer, habits), window);
  return {
    bbox: (element) => ({ ...(scene.boxes.ownBox(element)?.box ?? NO_BOX) }),
    clientRect: (element) => ({ ...clientBox(scene, element) }),
    textLength: (element) => textLength(scene, element),
    ctm: (element) => (element.isConnected ? scene.spaces.toViewport(element) : IDENTITY),
    screenCtm: (element) => (element.isConnected ? scene.spaces.toScreen(element) : IDENTITY),
    totalLength: (element) => Math.fround(scene.boxes.shape(element)?.outline().measure.length ?? 0),
    pointAt: (element, length) =>
      scene.boxes.shape(element)?.outline().measure.pointAt(length) ?? { x: 0, y: 0 },
    computedStyle: (element) => computedStyle(scene, element),
  };
}

function textLength(scene: DocumentScene, element: Element): number {
  const text = textRoot(element);
  if (!text || !hasBox(element, scene.styleOf)) return 0;
  return scene.boxes.textLayout(text).length(element);
}

function clientBox(scene: DocumentScene, element: Element): Box {
  if (!isDrawn(element, scene.styleOf)) return NO_BOX;
  if (isSvg(element) && !isOuterSvg(element)) {
    const own = scene.boxes.ownBox(element)?.box ?? NO_BOX;
    return boxAroundImage(scene.spaces.toScreen(element), own);
  }
  const box = scene.html.box(element);
  const foreignObject = scene.html.foreignObjectOf(element);
  if (!foreignObject) return box;
  const lengths = scene.spaces.lengthsOf(foreignObject);
  const inObject = mapBox(translation(lengths.get('x', 'x'), lengths.get('y', 'y')), box);
  return boxAroundImage(scene.spaces.toScreen(foreignObject), inObject);
}
