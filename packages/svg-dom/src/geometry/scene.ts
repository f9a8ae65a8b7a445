import type { Document } from '../dom/document.js';
import type { Element } from '../dom/element.js';
import type { FontTable } from '../measure/font.js';
import { HtmlBoxes } from './html/htmlBoxes.js';
import type { Style } from './style/style.js';
import { StyleResolver } from './style/styleResolver.js';
import { SvgBoxes } from './svg/svgBoxes.js';
import { SvgSpaces } from './svg/svgSpaces.js';

/** What a window shows a document in. */
export interface WindowSize {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** One document with everything found out about its boxes. */
export class Scene {
  readonly styles: StyleResolver;
  readonly spaces: SvgSpaces;
  readonly boxes: SvgBoxes;
  readonly html: HtmlBoxes;

  constructor(
    readonly document: Document,
    fonts: FontTable,
    readonly window: WindowSize,
  ) {
    this.styles = new StyleResolver(document, fonts, window);
    this.spaces = new SvgSpaces(this);
    this.boxes = new SvgBoxes(this);
    this.html = new HtmlBoxes(this);
  }

  readonly styleOf = (element: Element): Style => this.styles.styleOf(element);
}
