import type { Element } from '../../dom/element.js';
import { mapBox, unite, type Box } from '../box.js';
import { IDENTITY, multiply, type Matrix } from '../matrix.js';
import type { Scene } from '../scene.js';
import type { Style } from '../style/style.js';
import { layOutText, type TextLayout } from '../text/textLayout.js';
import { glyphScale } from './glyphScale.js';
import { shapeOf, type Shape } from './shapes.js';
import { hasBox, isContainer, isHiddenContainer, isSvg, textRoot } from './structure.js';
import { useContent } from './useContent.js';

/** A box and whether it counts in the boxes of what it is in. */
export interface CountedBox {
  readonly box: Box;
  readonly counts: boolean;
}

interface CachedBox {
  readonly style: Style;
  readonly subtreeVersion: number;
  readonly scale: number;
  readonly viewportWidth: number;
  readonly viewportHeight: number;
  /** The document's version if other elements are referred to, which may change without notice. */
  readonly documentVersion: number | undefined;
  readonly value: CountedBox | undefined;
}

interface CachedText {
  readonly style: Style;
  readonly subtreeVersion: number;
  readonly scale: number;
  readonly viewportWidth: number;
  readonly viewportHeight: number;
  readonly layout: TextLayout;
}

/** The boxes of SVG elements in their own user spaces, kept until what they depend on changes. */
export class SvgBoxes {
  private readonly containers = new WeakMap<Element, CachedBox>();
  private readonly texts = new WeakMap<Element, CachedText>();
  /** How many references have been followed; tells whether a box depends on elements elsewhere. */
  private references = 0;
  private readonly following = new Set<Element>();

  constructor(private readonly scene: Scene) {}

  /** Returns an element's box; undefined if it has none. */
  ownBox(element: Element): CountedBox | undefined {
    if (!hasBox(element, this.scene.styleOf)) return undefined;
    return this.boxIn(element, this.scene.spaces.toScreen(element));
  }

  /** Returns an element's box without asking for its own transform, which may depend on the box. */
  untransformedBox(element: Element): CountedBox | undefined {
    const { parentElement } = element;
    const around = parentElement ? this.scene.spaces.toScreen(parentElement) : IDENTITY;
    return this.boxIn(element, around);
  }

  /** Returns the shape of an element; undefined if it is none. */
  shape(element: Element): Shape | undefined {
    return shapeOf(element, this.scene.spaces.lengthsOf(element), this.scene.styleOf(element));
  }

  /** Returns the layout of a `<text>`. */
  textLayout(text: Element, toScreen: Matrix = this.scene.spaces.toScreen(text)): TextLayout {
    const { scene } = this;
    const style = scene.styleOf(text);
    const viewport = scene.spaces.viewportAround(text);
    const scale = glyphScale(toScreen);
    const known = this.texts.get(text);
    if (known && isCurrent(known, text, style, scale, viewport.width, viewport.height)) return known.layout;
    const layout = layOutText(text, { viewport, scale, styleOf: scene.styleOf });
    const { subtreeVersion } = text;
    const sizes = { viewportWidth: viewport.width, viewportHeight: viewport.height };
    this.texts.set(text, { style, subtreeVersion, scale, ...sizes, layout });
    return layout;
  }

  private boxIn(element: Element, toScreen: Matrix): CountedBox | undefined {
    const shape = this.shape(element);
    if (shape) return shape;
    const text = textRoot(element);
    if (text) return this.textBox(text, element, toScreen);
    return isContainer(element) ? this.containerBox(element, toScreen) : undefined;
  }

  private textBox(text: Element, element: Element, toScreen: Matrix): CountedBox | undefined {
    const box = this.textLayout(text, toScreen).box(element);
    return box && { box, counts: true };
  }

  private containerBox(element: Element, toScreen: Matrix): CountedBox | undefined {
    const { document, spaces, styleOf } = this.scene;
    const style = styleOf(element);
    const scale = glyphScale(toScreen);
    const { width, height } = spaces.viewportAround(element);
    const known = this.containers.get(element);
    if (known && isCurrent(known, element, style, scale, width, height)) {
      if (known.documentVersion === undefined || known.documentVersion === document.version)
        return known.value;
    }
    const { references } = this;
    const box =
      element.localName === 'use' ? this.useBox(element, toScreen) : this.childrenBox(element, toScreen);
    const value = box && { box, counts: true };
    this.containers.set(element, {
      style,
      subtreeVersion: element.subtreeVersion,
      scale,
      viewportWidth: width,
      viewportHeight: height,
      documentVersion: this.references === references ? undefined : document.version,
      value,
    });
    return value;
  }

  private childrenBox(element: Element, toScreen: Matrix): Box | undefined {
    let box: Box | undefined;
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
      const inside = this.boxOfChild(child, toScreen);
      box = unite(box, inside);
      // A switch draws the first of its children only.
      if (element.localName === 'switch') break;
    }
    return box;
  }

  private boxOfChild(child: Element, toScreen: Matrix): Box | undefined {
    const { spaces, styleOf } = this.scene;
    if (!isSvg(child)) return undefined;
    const style = styleOf(child);
    if (style.get('display') === 'none' || isHiddenContainer(child, style)) return undefined;
    const toParent = spaces.toParent(child);
    const counted = this.boxIn(child, multiply(toScreen, toParent));
    return counted?.counts ? mapBox(toParent, counted.box) : undefined;
  }

  private useBox(use: Element, toScreen: Matrix): Box | undefined {
    this.references++;
    if (this.following.has(use)) return undefined;
    this.following.add(use);
    try {
      const content = useContent(use, this.scene);
      if (!content) return undefined;
      const inUse = multiply(toScreen, content.transform);
      const box = content.isViewport
        ? this.childrenBox(content.element, inUse)
        : this.boxOfChild(content.element, inUse);
      return box && mapBox(content.transform, box);
    } finally {
      this.following.delete(use);
    }
  }
}

function isCurrent(
  known: Omit<CachedText, 'layout'>,
  element: Element,
  style: Style,
  scale: number,
  width: number,
  height: number,
): boolean {
  return (
    known.subtreeVersion === element.subtreeVersion &&
    known.style === style &&
    known.scale === scale &&
    known.viewportWidth === width &&
    known.viewportHeight === height
  );
}
