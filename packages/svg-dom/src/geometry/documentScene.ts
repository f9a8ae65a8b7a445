import type { Document, Element } from '../dom/interfaces.js';
import type { FontTable } from '../measure/font.js';
import { HtmlBoxes } from './html/htmlBoxes.js';
import type { Scene, WindowSize } from './scene.js';
import type { Style } from './style/style.js';
import { StyleResolver } from './style/styleResolver.js';
import { SvgBoxes } from './svg/svgBoxes.js';
import { SvgSpaces } from './svg/svgSpaces.js';

/** One document with everything found out about its boxes. */
export class DocumentScene implements Scene {
  readonly styles: StyleResolver;
  readonly spaces: SvgSpaces = new SvgSpaces(this);
  readonly boxes: SvgBoxes = new SvgBoxes(this);
  readonly html: HtmlBoxes = new HtmlBoxes(this);

  constructor(
    readonly document: Document,
    fonts: FontTable,
    readonly window: WindowSize,
  ) {
    this.styles = new StyleResolver(document, fonts, window);
  }

  readonly styleOf = (element: Element): Style => this.styles.styleOf(element);
}
