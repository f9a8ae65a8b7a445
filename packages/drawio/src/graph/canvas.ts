import { SvgCanvas2D, type DirectionValue } from '@maxgraph/core';
import type { Palette } from './colors.js';

/** How dark a shadow of draw.io is, and how far it falls. */
const SHADOW = { color: '#000000', alpha: 0.25, dx: 2, dy: 3 };
const NONE = 'none';

/** What every shape is painted on: in the colours of the theme, shapes' own colours too. */
export class DrawioCanvas extends SvgCanvas2D {
  readonly #palette: Palette;

  constructor(root: SVGElement, palette: Palette) {
    super(root, false);
    this.#palette = palette;
    this.foEnabled = false;
    this.setShadowColor(SHADOW.color);
    this.setShadowAlpha(SHADOW.alpha);
    this.setShadowOffset(SHADOW.dx, SHADOW.dy);
  }

  override setFillColor(value: string | null): void {
    super.setFillColor(this.#colorOf(value));
  }
  override setStrokeColor(value: string | null): void {
    super.setStrokeColor(this.#colorOf(value));
  }
  override setFontColor(value: string | null): void {
    super.setFontColor(this.#colorOf(value));
  }
  override setGradient(
    from: string,
    to: string,
    x: number,
    y: number,
    width: number,
    height: number,
    direction: DirectionValue = 'south',
    fromAlpha = 1,
    toAlpha = 1,
  ): void {
    // A gradient of nothing throws in the library: it asks for the first letter of its colours.
    const first = this.#colorOf(from || to);
    const last = this.#colorOf(to || from);
    super.setGradient(first, last, x, y, width, height, direction, fromAlpha, toAlpha);
  }

  #colorOf(value: string | null): string {
    const color = value || NONE;
    return color === NONE ? NONE : this.#palette(color);
  }
}
