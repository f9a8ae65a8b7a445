import { SvgCanvas2D, type DirectionValue } from '@maxgraph/core';
import { fileIdIn } from '@letu/core';
import type { Palette } from './colors.js';
import { isEmbeddedImage } from './embeddedImage.js';
import { fontStack } from './labels/fonts.js';
import { outlineOf, sketched, type Sketch, type SketchPart } from './sketch.js';

/** How dark a shadow of draw.io is, and how far it falls. */
const SHADOW = { color: '#000000', alpha: 0.25, dx: 2, dy: 3 };
const NONE = 'none';
const PAPER = '#ffffff';
/** What stands in the place of a picture that is elsewhere. */
const MISSING = '#999999';
const NAME_SIZE = 10;

/** Returns the last part of an address, without what only a server needs. */
const nameOf = (source: string) =>
  fileIdIn(source) === undefined ? (source.split(/[?#]/, 1)[0]?.split(/[/\\]/).at(-1) ?? '') : '';

/** How what is painted looks. */
export interface CanvasLook {
  readonly palette: Palette;
  /** How it is drawn by hand; as a machine does where it is undefined. */
  readonly sketch: Sketch | undefined;
  /** Returns the address that holds an image, by the one a style has for it. */
  readonly imageAt: (address: string) => string | undefined;
}

/** What every shape is painted on: in the colours of the theme, shapes' own colours too. */
export class DrawioCanvas extends SvgCanvas2D {
  readonly #palette: Palette;
  readonly #sketch: Sketch | undefined;
  readonly #imageAt: (address: string) => string | undefined;

  constructor(root: SVGElement, { palette, sketch, imageAt }: CanvasLook) {
    super(root, false);
    this.#palette = palette;
    this.#sketch = sketch;
    this.#imageAt = imageAt;
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
    // What is not filled has no gradient, whatever its style says of one.
    if (!from || from === NONE || !to || to === NONE) return this.setFillColor(from || NONE);
    const [first, last] = [this.#colorOf(from), this.#colorOf(to)];
    super.setGradient(first, last, x, y, width, height, direction, fromAlpha, toAlpha);
  }

  /** Adds what was outlined last; by hand where the cell is drawn so. */
  override addNode(filled: boolean, stroked: boolean): void {
    const { node } = this;
    const outline = this.#sketch && node ? outlineOf(node) || this.path.join(' ') : '';
    if (!this.#sketch || outline === '') return super.addNode(filled, stroked);
    const { fillColor, strokeColor, gradientColor } = this.state;
    const isFilled = filled && fillColor !== NONE;
    const isWhole = gradientColor !== NONE || fillColor === this.#palette(PAPER);
    const how = {
      isFilled,
      isStroked: stroked && strokeColor !== NONE,
      isSolid: this.#sketch.isAuto && isWhole,
    };
    // Between the strokes, there is the shape to point at.
    if (this.pointerEvents) super.addNode(false, false);
    for (const part of sketched(outline, this.#sketch, how)) this.#addPart(part);
    this.node = null;
  }

  #addPart({ path, kind }: SketchPart): void {
    this.save();
    const { state } = this;
    if (kind === 'hatching') {
      const weight = this.#sketch?.options.fillWeight ?? -1;
      state.strokeWidth = weight > 0 ? weight : state.strokeWidth / 2;
      state.strokeColor = state.fillColor;
      state.dashed = false;
    }
    this.begin();
    this.path = [path];
    super.addNode(kind === 'fill', kind !== 'fill');
    this.restore();
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
    const found = this.#imageAt(source);
    if (found !== undefined && isEmbeddedImage(found))
      super.image(x, y, width, height, found, aspect, flipH, flipV);
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
