import { SvgCanvas2D, type DirectionValue } from '@maxgraph/core';
import type { Palette } from './colors.js';
import { isEmbeddedImage } from './embeddedImage.js';
import { fontStack } from './labels/fonts.js';

/** How dark a shadow of draw.io is, and how far it falls. */
const SHADOW = { color: '#000000', alpha: 0.25, dx: 2, dy: 3 };
const NONE = 'none';
/** What stands in the place of a picture that is elsewhere. */
const MISSING = '#999999';
const NAME_SIZE = 10;

/** Returns the last part of an address, without what only a server needs. */
const nameOf = (source: string) => source.split(/[?#]/, 1)[0]?.split(/[/\\]/).at(-1) ?? '';

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

  /** Draws pictures that a diagram holds itself; any other is a frame with its name, for nothing is fetched. */
  override image(
    x: number,
    y: number,
    width: number,
    height: number,
    source: string,
    aspect = true,
    flipH = false,
    flipV = false,
  ): void {
    if (isEmbeddedImage(source)) super.image(x, y, width, height, source, aspect, flipH, flipV);
    else this.#placeholder(x, y, width, height, source);
  }

  #placeholder(x: number, y: number, width: number, height: number, source: string): void {
    this.save();
    this.setStrokeColor(MISSING);
    this.setFillColor(NONE);
    this.setStrokeWidth(1);
    this.setDashed(true);
    this.rect(x, y, width, height);
    this.stroke();
    this.setFontColor(MISSING);
    this.setFontSize(NAME_SIZE);
    this.setFontFamily(fontStack(''));
    const name = nameOf(source).slice(0, Math.floor(width / (NAME_SIZE * 0.6)));
    if (name !== '' && height > NAME_SIZE)
      this.plainText(
        x + width / 2,
        y + height / 2,
        width,
        height,
        name,
        'center',
        'middle',
        false,
        'visible',
        false,
        0,
        '',
      );
    this.restore();
  }

  #colorOf(value: string | null): string {
    const color = value || NONE;
    return color === NONE ? NONE : this.#palette(color);
  }
}
