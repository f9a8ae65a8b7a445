import type { Element } from '../../dom/interfaces.js';
import type { Box } from '../box.js';
import type { Style } from '../style/style.js';
import type { ReplacedSize } from './replaced.js';

/** What an element came to when it was laid out. */
export interface LaidOut {
  /** The border box's size. */
  readonly width: number;
  readonly height: number;
  /** From the border box's top to the last line's baseline; undefined without a line. */
  readonly baseline: number | undefined;
}

/** What layout asks of its surroundings. */
export interface LayoutContext {
  styleOf(element: Element): Style;
  /** Returns the size of an image, an `<svg>` or the like. */
  replacedSize: ReplacedSize;
}

/** The layout of blocks, as the lines in them ask for it: a line can hold blocks again. */
export interface Blocks {
  /** The border boxes of the elements laid out, from the same origin as the positions given. */
  readonly boxes: Map<Element, Box>;
  /**
   * Lays out an element as a block.
   *
   * @param left Where its margin box begins.
   * @param top Where its border box begins.
   * @param available The width of the containing block.
   */
  block(element: Element, left: number, top: number, available: number): LaidOut;
}
