import type { Element } from '../../dom/interfaces.js';
import { boxOf, unite } from '../box.js';
import { edgesOf, vertical } from './boxModel.js';
import { edgeWidth, type AtomicItem, type InlineItem } from './inlineItems.js';
import type { Blocks, LaidOut, LayoutContext } from './layout.js';
import { lineExtent, totalLift, type Extent } from './lineMetrics.js';
import { breakLines, type Line, type LinePiece } from './lines.js';

/** What a run of inline content came to. */
export interface LaidOutLines {
  readonly height: number;
  /** From the top to the last line's baseline. */
  readonly baseline: number | undefined;
}

/** Lays out one run of inline content of a block. */
export class InlineLayout {
  private readonly open: Element[] = [];

  constructor(
    private readonly block: Element,
    private readonly items: readonly InlineItem[],
    private readonly blocks: Blocks,
    private readonly context: LayoutContext,
  ) {}

  run(left: number, top: number, width: number): LaidOutLines {
    const lines = breakLines(this.items, width, (item) =>
      item.kind === 'atomic' ? this.outerWidth(item, width) : edgeWidth(item),
    );
    let height = 0;
    let baseline: number | undefined;
    for (const line of lines) {
      const extent = this.extentOf(line, width);
      const start = left + this.indent(width - line.width);
      this.record(line, start, top + height + extent.ascent, width);
      baseline = height + extent.ascent;
      height += extent.ascent + extent.descent;
    }
    return { height, baseline };
  }

  private indent(room: number): number {
    const align = this.context.styleOf(this.block).get('text-align');
    if (align === 'center') return Math.max(room / 2, 0);
    return align === 'right' || align === 'end' ? Math.max(room, 0) : 0;
  }

  /** The block's own line-height counts on every line, and that of each inline element on it. */
  private extentOf(line: Line, width: number): Extent {
    let { ascent, descent } = lineExtent(this.context.styleOf(this.block));
    const add = (extent: Extent, lift: number) => {
      ascent = Math.max(ascent, extent.ascent + lift);
      descent = Math.max(descent, extent.descent - lift);
    };
    for (const element of this.elementsOn(line))
      add(lineExtent(this.context.styleOf(element)), this.liftOf(element));
    for (const piece of line.pieces)
      if (piece.kind === 'atomic') add(this.atomicExtent(piece.item, width), this.liftOf(piece.item.element));
    return { ascent, descent };
  }

  private elementsOn(line: Line): Element[] {
    const elements = [...this.open];
    for (const { kind, item } of line.pieces) {
      if (kind === 'start') {
        elements.push(item.element);
        this.open.push(item.element);
      } else if (kind === 'end') this.open.pop();
    }
    return elements;
  }

  private liftOf(element: Element): number {
    return totalLift(element, this.block, this.context.styleOf);
  }

  private record(line: Line, start: number, baseline: number, width: number): void {
    let x = start;
    for (const piece of line.pieces) {
      if (piece.kind === 'atomic') this.placeAtomic(piece.item, x, baseline, width);
      else if (piece.kind === 'text') this.recordText(piece, x, baseline);
      x += piece.width;
    }
  }

  /** An inline element's box is as high as its font, whatever the line's height. */
  private recordText(piece: LinePiece, x: number, baseline: number): void {
    const { boxes } = this.blocks;
    for (
      let element: Element | null = piece.item.element;
      element && element !== this.block;
      element = element.parentElement
    ) {
      const { ascent, descent } = this.context.styleOf(element).font.metrics;
      const top = baseline - this.liftOf(element) - ascent;
      const box = unite(boxes.get(element), boxOf(x, top, piece.width, ascent + descent));
      if (box) boxes.set(element, box);
    }
  }

  private outerWidth({ element, style }: AtomicItem, width: number): number {
    const { margin } = edgesOf(style, width);
    return this.layOut(element, 0, 0, width).width + margin.left + margin.right;
  }

  private atomicExtent({ element, style }: AtomicItem, width: number): Extent {
    const { margin } = edgesOf(style, width);
    const { height, baseline } = this.layOut(element, 0, 0, width);
    const outer = height + vertical(margin);
    if (style.get('vertical-align') === 'middle') {
      const { xHeight } = this.context.styleOf(this.block).font.metrics;
      return { ascent: outer / 2 + xHeight / 2, descent: outer / 2 - xHeight / 2 };
    }
    const ascent = baseline === undefined ? outer : margin.top + baseline;
    return { ascent, descent: outer - ascent };
  }

  private placeAtomic(item: AtomicItem, x: number, baseline: number, width: number): void {
    const { margin } = edgesOf(item.style, width);
    const { ascent } = this.atomicExtent(item, width);
    this.layOut(item.element, x, baseline - this.liftOf(item.element) - ascent + margin.top, width);
  }

  private layOut(element: Element, left: number, top: number, width: number): LaidOut {
    return this.blocks.block(element, left, top, width);
  }
}
