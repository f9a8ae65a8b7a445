import { datasetOf } from './dataset.js';
import { DOMMatrix, DOMPoint } from './domMatrix.js';
import { Element } from './element.js';
import { SVG_NAMESPACE } from './namespaces.js';
import { animatedLength, animatedRect, animatedTransform } from './svgValues.js';
import type { AnimatedLength, AnimatedRect, AnimatedString, AnimatedTransformList } from './svgValues.js';
import type { Box, Element as AnyElement } from './interfaces.js';

/** An SVG element (https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement). */
export class SVGElement extends Element {
  #dataset: Record<string, string | undefined> | undefined;

  get className(): AnimatedString {
    const value = this.getAttribute('class') ?? '';
    return { baseVal: value, animVal: value };
  }
  get dataset(): Record<string, string | undefined> {
    return (this.#dataset ??= datasetOf(this));
  }
  /** The next `<svg>` above. */
  get ownerSVGElement(): SVGElement | null {
    return this.#svgAbove((element) => element.localName === 'svg');
  }
  /** The next element above that sets up a viewport. */
  get viewportElement(): SVGElement | null {
    return this.#svgAbove(({ localName }) => localName === 'svg' || localName === 'symbol');
  }

  #svgAbove(wanted: (element: AnyElement) => boolean): SVGElement | null {
    for (let node = this.parentElement; node?.namespaceURI === SVG_NAMESPACE; node = node.parentElement)
      if (wanted(node)) return node as AnyElement as SVGElement;
    return null;
  }
}

/** An SVG element that is drawn, shapes and text alike. */
export class SVGGraphicsElement extends SVGElement {
  get transform(): AnimatedTransformList {
    return animatedTransform(this);
  }
  /** The box of the element in its own user space. @returns `x`, `y`, `width` and `height` alone, as browsers do */
  getBBox(): Box {
    return this.nodeDocument.geometry.bbox(this);
  }
  getCTM(): DOMMatrix {
    return new DOMMatrix(this.nodeDocument.geometry.ctm(this));
  }
  getScreenCTM(): DOMMatrix {
    return new DOMMatrix(this.nodeDocument.geometry.screenCtm(this));
  }
}

/** A shape with an outline: `path`, `line`, `circle`, `rect`, `ellipse`, `polyline`, `polygon`. */
export class SVGGeometryElement extends SVGGraphicsElement {
  getTotalLength(): number {
    return this.nodeDocument.geometry.totalLength(this);
  }
  getPointAtLength(length: number): DOMPoint {
    const { x, y } = this.nodeDocument.geometry.pointAt(this, Number(length));
    return new DOMPoint(x, y);
  }
}

/** `text`, `tspan` and `textPath`. */
export class SVGTextContentElement extends SVGGraphicsElement {
  getComputedTextLength(): number {
    return this.nodeDocument.geometry.textLength(this);
  }
  getNumberOfChars(): number {
    return this.textContent?.length ?? 0;
  }
}

/** `<svg>`. */
export class SVGSVGElement extends SVGGraphicsElement {
  get width(): AnimatedLength {
    return animatedLength(this, 'width');
  }
  get height(): AnimatedLength {
    return animatedLength(this, 'height');
  }
  get viewBox(): AnimatedRect {
    return animatedRect(this, 'viewBox');
  }
  createSVGPoint(): DOMPoint {
    return new DOMPoint();
  }
  createSVGMatrix(): DOMMatrix {
    return new DOMMatrix({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 });
  }
  getElementById(id: string): AnyElement | null {
    const found = this.nodeDocument.getElementById(id);
    return found && this.contains(found) ? found : null;
  }
}

const GEOMETRY = new Set(['path', 'line', 'circle', 'rect', 'ellipse', 'polyline', 'polygon']);
const TEXT = new Set(['text', 'tspan', 'textPath']);
const GRAPHICS = new Set(['g', 'a', 'use', 'image', 'foreignObject', 'switch', 'defs', 'symbol', 'clipPath']);

/** The class an SVG element has by its name. */
export function svgElementClass(localName: string): typeof SVGElement {
  if (GEOMETRY.has(localName)) return SVGGeometryElement;
  if (TEXT.has(localName)) return SVGTextContentElement;
  if (localName === 'svg') return SVGSVGElement;
  return GRAPHICS.has(localName) ? SVGGraphicsElement : SVGElement;
}
