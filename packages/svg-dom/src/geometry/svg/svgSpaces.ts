import type { Element } from '../../dom/interfaces.js';
import type { Box } from '../box.js';
import { IDENTITY, multiply, translation, type Matrix } from '../matrix.js';
import type { Scene } from '../scene.js';
import type { ViewportSize } from '../text/positions.js';
import { ElementLengths } from './lengths.js';
import { isOuterSvg, isSvg } from './structure.js';
import { outerSvgSize } from './svgSize.js';
import { ownTransform } from './transforms.js';
import { parseViewBox, viewBoxTransform } from './viewBox.js';

interface CachedViewport {
  /** The document's version it was found at: much is asked for between two changes. */
  readonly version: number;
  readonly size: ViewportSize;
}

/** The coordinate systems of SVG elements. */
export class SvgSpaces {
  /** The elements whose own box is being found to place them by it. */
  private readonly measured = new Set<Element>();
  private readonly viewports = new WeakMap<Element, CachedViewport>();

  constructor(private readonly scene: Scene) {}

  /** Returns the size of the viewport an element's percentages are of, in its own units. */
  viewportAround(element: Element): ViewportSize {
    const svg = nearestSvg(element.parentElement);
    return svg ? this.viewportIn(svg) : this.scene.window;
  }

  /** Returns the lengths that place an element. */
  lengthsOf(element: Element): ElementLengths {
    return new ElementLengths(element, this.scene.styleOf(element), this.viewportAround(element));
  }

  /** Returns the map from the user space of an element's content to the user space around the element. */
  toParent(element: Element): Matrix {
    const { scene } = this;
    const style = scene.styleOf(element);
    const own = ownTransform(element, style, {
      viewport: () => this.viewportAround(element),
      ownBox: () => this.ownBox(element),
    });
    return element.localName === 'svg' ? multiply(own, this.viewportTransform(element)) : own;
  }

  /** Returns the map from an element's user space to that of the nearest `<svg>`'s outside, as `getCTM` gives it. */
  toViewport(element: Element): Matrix {
    let matrix = IDENTITY;
    for (let current: Element | null = element; isSvg(current); current = current.parentElement) {
      if (isOuterSvg(current)) return multiply(this.outerViewBox(current), matrix);
      matrix = multiply(this.toParent(current), matrix);
      if (current.localName === 'svg') return matrix;
    }
    return matrix;
  }

  /** Returns the map from an element's user space to the window. */
  toScreen(element: Element): Matrix {
    let matrix = IDENTITY;
    for (let current: Element | null = element; isSvg(current); current = current.parentElement) {
      if (isOuterSvg(current)) {
        const { x, y } = this.scene.html.contentOrigin(current);
        return multiply(multiply(translation(x, y), this.outerViewBox(current)), matrix);
      }
      matrix = multiply(this.toParent(current), matrix);
    }
    return matrix;
  }

  /** Returns the size of an outer `<svg>`, in pixels. */
  outerSize(svg: Element): ViewportSize {
    const { width, height } = this.scene.html.spaceFor(svg);
    return outerSvgSize(svg, this.scene.styleOf(svg), width, height);
  }

  /**
   * Returns the box a transform refers to. From within a group that is being measured it is unknown: what is asked then
   * is how large text is seen, which does not depend on where the group is.
   */
  private ownBox(element: Element): Box | undefined {
    if (this.measured.has(element)) return undefined;
    this.measured.add(element);
    try {
      return this.scene.boxes.untransformedBox(element)?.box;
    } finally {
      this.measured.delete(element);
    }
  }

  private sizeOf(svg: Element): ViewportSize {
    if (isOuterSvg(svg)) return this.outerSize(svg);
    const lengths = this.lengthsOf(svg);
    const around = this.viewportAround(svg);
    return {
      width: lengths.size('width', 'x') ?? around.width,
      height: lengths.size('height', 'y') ?? around.height,
    };
  }

  private viewportIn(svg: Element): ViewportSize {
    const { version } = this.scene.document;
    const known = this.viewports.get(svg);
    if (known?.version === version) return known.size;
    const size = parseViewBox(svg.getAttribute('viewBox')) ?? this.sizeOf(svg);
    this.viewports.set(svg, { version, size });
    return size;
  }

  private outerViewBox(svg: Element): Matrix {
    const viewBox = parseViewBox(svg.getAttribute('viewBox'));
    if (!viewBox) return IDENTITY;
    const { width, height } = this.outerSize(svg);
    return viewBoxTransform(viewBox, width, height, svg.getAttribute('preserveAspectRatio'));
  }

  /** The place and the view box of an inner `<svg>`. */
  private viewportTransform(svg: Element): Matrix {
    const lengths = this.lengthsOf(svg);
    const place = translation(lengths.get('x', 'x'), lengths.get('y', 'y'));
    const viewBox = parseViewBox(svg.getAttribute('viewBox'));
    if (!viewBox) return place;
    const { width, height } = this.sizeOf(svg);
    return multiply(place, viewBoxTransform(viewBox, width, height, svg.getAttribute('preserveAspectRatio')));
  }
}

function nearestSvg(element: Element | null): Element | undefined {
  for (let current = element; isSvg(current); current = current.parentElement)
    if (current.localName === 'svg') return current;
  return undefined;
}
