import type { Element } from '../../dom/interfaces.js';
import type { Box } from '../box.js';
import { boxOf, unite } from '../box.js';
import type { Style } from '../style/style.js';
import {
  clampHeight,
  clampWidth,
  edgesOf,
  horizontal,
  specifiedHeight,
  specifiedWidth,
  vertical,
  type BoxEdges,
} from './boxModel.js';
import { isReplaced, separatesMargins, shrinksToFit } from './display.js';
import { contentParts, edgeWidth, type AtomicItem, type ContentPart, type EdgeItem } from './inlineItems.js';
import { InlineLayout } from './inlineLayout.js';
import type { Blocks, LaidOut, LayoutContext } from './layout.js';
import { breakLines } from './lines.js';
import { collapsedMargin } from './margins.js';

/** Lays out HTML in blocks and lines, as labels need it (https://www.w3.org/TR/CSS22/visuren.html). */
export class BlockLayout implements Blocks {
  readonly boxes = new Map<Element, Box>();
  private readonly parts = new Map<Element, ContentPart[]>();

  constructor(private readonly context: LayoutContext) {}

  block(element: Element, left: number, top: number, available: number): LaidOut {
    const style = this.context.styleOf(element);
    const edges = edgesOf(style, available);
    const content = this.contentWidth(element, style, edges, available);
    return this.withWidth(element, edges, left + edges.margin.left, top, content);
  }

  /** Returns the narrowest and the widest an element's margin box can be made by what it holds. */
  intrinsic(element: Element, kind: 'least' | 'most'): number {
    const { styleOf } = this.context;
    const style = styleOf(element);
    const edges = edgesOf(style, Infinity);
    const around = horizontal(edges.margin) + horizontal(edges.inner);
    const specified = specifiedWidth(style, edges.inner, Infinity);
    const content = isReplaced(element)
      ? this.context.replacedSize(element, Infinity).width
      : (specified ?? this.intrinsicContent(element, kind));
    const atLeast = isTable(style) ? Math.max(content, this.intrinsicContent(element, 'least')) : content;
    return clampWidth(atLeast, style, edges.inner, Infinity) + around;
  }

  private intrinsicContent(element: Element, kind: 'least' | 'most'): number {
    let widest = 0;
    for (const part of this.partsOf(element)) {
      if (part.kind === 'block') widest = Math.max(widest, this.intrinsic(part.element, kind));
      else {
        const lines = breakLines(part.items, kind === 'least' ? 0 : Infinity, (item) =>
          this.itemWidth(item, kind),
        );
        for (const line of lines) widest = Math.max(widest, line.width);
      }
    }
    return widest;
  }

  private itemWidth(item: AtomicItem | EdgeItem, kind: 'least' | 'most'): number {
    return item.kind === 'atomic' ? this.intrinsic(item.element, kind) : edgeWidth(item);
  }

  private contentWidth(element: Element, style: Style, edges: BoxEdges, available: number): number {
    if (isReplaced(element)) return this.context.replacedSize(element, available).width;
    const around = horizontal(edges.margin) + horizontal(edges.inner);
    const room = Math.max(available - around, 0);
    const specified = specifiedWidth(style, edges.inner, available);
    let width = specified ?? room;
    if (shrinksToFit(style) && (specified === undefined || isTable(style))) {
      const least = this.intrinsicContent(element, 'least');
      const most = this.intrinsicContent(element, 'most');
      width = specified === undefined ? Math.min(Math.max(least, room), most) : Math.max(specified, least);
    }
    const clamped = clampWidth(width, style, edges.inner, available);
    // A table is never narrower than its longest word.
    return isTable(style) && !isCell(style)
      ? Math.max(clamped, this.intrinsicContent(element, 'least'))
      : clamped;
  }

  private withWidth(element: Element, edges: BoxEdges, left: number, top: number, width: number): LaidOut {
    const { inner } = edges;
    const style = this.context.styleOf(element);
    const contentTop = top + inner.top;
    const content = isReplaced(element)
      ? { height: this.context.replacedSize(element, width).height, baseline: undefined }
      : this.content(element, left + inner.left, contentTop, width);
    const height =
      clampHeight(specifiedHeight(style, inner) ?? content.height, style, inner) + vertical(inner);
    this.boxes.set(element, boxOf(left, top, width + horizontal(inner), height));
    const baseline = content.baseline === undefined ? undefined : inner.top + content.baseline;
    return { width: width + horizontal(inner), height, baseline };
  }

  /** Stacks an element's lines and blocks. */
  private content(
    element: Element,
    left: number,
    top: number,
    width: number,
  ): { height: number; baseline: number | undefined } {
    const { styleOf } = this.context;
    const parts = this.partsOf(element);
    let bottom = 0;
    let baseline: number | undefined;
    let margin = separatesMargins(styleOf(element)) || this.hasEdge(element, 'top') ? 0 : undefined;
    for (const part of parts) {
      if (part.kind === 'inline') {
        bottom += margin ?? 0;
        const inline = new InlineLayout(element, part.items, this, this.context);
        const laidOut = inline.run(left, top + bottom, width);
        if (laidOut.baseline !== undefined) baseline = bottom + laidOut.baseline;
        bottom += laidOut.height;
        margin = 0;
        continue;
      }
      const above = collapsedMargin(part.element, 'top', width, styleOf);
      // Margins that reach past the element's own edge are the business of what it is in.
      if (margin !== undefined) bottom += Math.max(margin, above);
      const laidOut = this.block(part.element, left, top + bottom, width);
      this.includeInInlines(part.element, element);
      if (laidOut.baseline !== undefined) baseline = bottom + laidOut.baseline;
      bottom += laidOut.height;
      margin = collapsedMargin(part.element, 'bottom', width, styleOf);
    }
    const keepsMargin = separatesMargins(styleOf(element)) || this.hasEdge(element, 'bottom');
    return { height: bottom + (keepsMargin ? (margin ?? 0) : 0), baseline };
  }

  /** A block counts in the boxes of the inline elements it is in. */
  private includeInInlines(inner: Element, block: Element): void {
    const box = this.boxes.get(inner);
    for (let current = inner.parentElement; current && current !== block; current = current.parentElement) {
      const united = unite(this.boxes.get(current), box);
      if (united) this.boxes.set(current, united);
    }
  }

  private hasEdge(element: Element, side: 'top' | 'bottom'): boolean {
    return edgesOf(this.context.styleOf(element), 0).inner[side] > 0;
  }

  private partsOf(element: Element): ContentPart[] {
    const known = this.parts.get(element);
    if (known) return known;
    const parts = contentParts(element, this.context.styleOf);
    this.parts.set(element, parts);
    return parts;
  }
}

function isTable(style: Style): boolean {
  return /^(?:inline-)?table/.test(style.get('display'));
}

function isCell(style: Style): boolean {
  return style.get('display') === 'table-cell';
}
