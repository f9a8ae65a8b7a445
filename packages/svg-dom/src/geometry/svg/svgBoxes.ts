import type { Element } from '../../dom/interfaces.js';
import { isOrigin, mapBox, unite, type Box } from '../box.js';
import { IDENTITY, isIdentity, multiply, type Matrix } from '../matrix.js';
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

interface NoticedBox extends CountedBox {
  /** Whether it makes Chromium look at what the element is in again. */
  readonly isNoticed: boolean;
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

  /**
   * Unites the boxes of what counts in an element.
   *
   * Chromium looks at an element's content again only when something in it changed its box. A text without characters, a
   * point at the origin, is noticed by what it is in, but that is a point at the origin then and not noticed itself: two
   * groups further out the text does not count, unless something else there is noticed.
   */
  private childrenBox(element: Element, toScreen: Matrix): Box | undefined {
    let box: Box | undefined;
    let isNoticed = element.localName === 'svg';
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
      const inside = this.childBox(child, toScreen);
      if (inside?.counts) box = unite(box, inside.box);
      isNoticed ||= inside?.isNoticed === true;
      // A switch draws the first of its children only.
      if (element.localName === 'switch') break;
    }
    return isNoticed ? box : undefined;
  }

  /** Returns a child's box in the user space of what it is in; undefined if it is not drawn there. */
  private childBox(child: Element, toScreen: Matrix): NoticedBox | undefined {
    const { spaces, styleOf } = this.scene;
    if (!isSvg(child)) return undefined;
    const style = styleOf(child);
    if (style.get('display') === 'none' || isHiddenContainer(child, style)) return undefined;
    const toParent = spaces.toParent(child);
    const own = this.boxIn(child, multiply(toScreen, toParent));
    if (!own) return undefined;
    const isNoticed = child.localName === 'text' || !isOrigin(own.box) || !isIdentity(toParent);
    return { box: mapBox(toParent, own.box), counts: own.counts, isNoticed };
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
        : this.childBox(content.element, inUse)?.box;
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
