import type { Element } from '../../dom/interfaces.js';
import { boxOf, type Box } from '../box.js';
import type { Point } from '../matrix.js';
import type { Scene, Space } from '../scene.js';
import type { Style } from '../style/style.js';
import { isOuterSvg, isSvg } from '../svg/structure.js';
import { outerSvgSize } from '../svg/svgSize.js';
import { BlockLayout } from './blockLayout.js';
import { edgesOf, horizontal, specifiedWidth } from './boxModel.js';
import { imageSize, type Size } from './replaced.js';

interface CachedLayout {
  readonly style: Style;
  readonly subtreeVersion: number;
  readonly available: number;
  readonly boxes: ReadonlyMap<Element, Box>;
}

interface CachedWidth {
  readonly style: Style;
  readonly around: number;
  readonly width: number;
}

const NO_BOX = boxOf(0, 0, 0, 0);

/**
 * The boxes of HTML elements.
 *
 * In a `<foreignObject>` they are laid out together. Outside of SVG each element is laid out on its own and begins at
 * the page's origin: programs that draw ask there for sizes only.
 */
export class HtmlBoxes {
  private readonly layouts = new WeakMap<Element, CachedLayout>();
  private readonly widths = new WeakMap<Element, CachedWidth>();

  constructor(private readonly scene: Scene) {}

  /** Returns an element's border box: from its `<foreignObject>`'s corner, or from the page's. */
  box(element: Element): Box {
    const root = topInForeignObject(element) ?? element;
    return this.layout(root).get(element) ?? NO_BOX;
  }

  /** Returns the `<foreignObject>` an element is in; undefined outside of SVG. */
  foreignObjectOf(element: Element): Element | undefined {
    return topInForeignObject(element)?.parentElement ?? undefined;
  }

  /** Returns where in the window the content of an outer `<svg>` begins. */
  contentOrigin(svg: Element): Point {
    const { inner } = edgesOf(this.scene.styleOf(svg), this.spaceFor(svg).width);
    return { x: inner.left, y: inner.top };
  }

  /** Returns the room in the block around an element. */
  spaceFor(element: Element): Space {
    const parent = element.parentElement;
    if (!parent) return this.scene.window;
    if (isSvg(parent)) {
      const lengths = this.scene.spaces.lengthsOf(parent);
      return { width: lengths.get('width', 'x'), height: lengths.get('height', 'y') };
    }
    return { width: this.contentWidth(parent), height: undefined };
  }

  private contentWidth(element: Element): number {
    const style = this.scene.styleOf(element);
    const around = this.spaceFor(element).width;
    const known = this.widths.get(element);
    if (known?.style === style && known.around === around) return known.width;
    const width = style.get('display') === 'inline' ? around : blockWidth(style, around);
    this.widths.set(element, { style, around, width });
    return width;
  }

  private layout(root: Element): ReadonlyMap<Element, Box> {
    const style = this.scene.styleOf(root);
    const available = this.spaceFor(root).width;
    const { subtreeVersion } = root;
    const known = this.layouts.get(root);
    if (known?.subtreeVersion === subtreeVersion && known.style === style && known.available === available)
      return known.boxes;
    const { styleOf } = this.scene;
    const layout = new BlockLayout({
      styleOf,
      replacedSize: (element, width) => this.replacedSize(element, width),
    });
    layout.block(root, 0, 0, available);
    this.layouts.set(root, { style, subtreeVersion, available, boxes: layout.boxes });
    return layout.boxes;
  }

  private replacedSize(element: Element, containingWidth: number): Size {
    const style = this.scene.styleOf(element);
    if (!isOuterSvg(element)) return imageSize(element, style, containingWidth);
    return outerSvgSize(element, style, Number.isFinite(containingWidth) ? containingWidth : 0, undefined);
  }
}

function blockWidth(style: Style, around: number): number {
  const { margin, inner } = edgesOf(style, around);
  return specifiedWidth(style, inner, around) ?? Math.max(around - horizontal(margin) - horizontal(inner), 0);
}

/** Returns the outermost HTML element around an element that stands in a `<foreignObject>`. */
function topInForeignObject(element: Element): Element | undefined {
  let top = element;
  for (let parent = top.parentElement; parent; parent = top.parentElement) {
    if (isSvg(parent)) return parent.localName === 'foreignObject' ? top : undefined;
    top = parent;
  }
  return undefined;
}
