import { Rectangle, TextShape, type AbstractCanvas2D } from '@maxgraph/core';
import { paletteOf, type Palette } from '../colors.js';
import { safeLink } from '../links.js';
import type { StyleRecord } from '../style/styleText.js';
import type { Align, TextLook } from './content.js';
import { drawLabel } from './drawLabel.js';
import { plainLook } from './layout.js';
import { createLabelMeasure, type LabelMeasure } from './measure.js';
import { placeLabel, type PlacedLabel, type VerticalDirection } from './placeLabel.js';

/** What labels of a graph are drawn with. */
export interface LabelSetting {
  readonly measure: LabelMeasure;
  readonly palette: Palette;
}

const PLAIN: LabelSetting = { measure: createLabelMeasure(), palette: paletteOf('light') };
/** draw.io keeps this free above and below a label that stands at an end. */
const FREE_ABOVE = 5;
const FREE_BELOW = 1;

const BOLD = 1;
const ITALIC = 2;
const UNDERLINE = 4;
const STRIKE = 8;
const NONE = 'none';
/** Letters without a colour, or with one that is none, are still to be read. */
const INK = '#000000';

/** A label of a cell: laid out and drawn by us, the same in the editor and in pictures. */
export class LabelText extends TextShape {
  setting = PLAIN;
  override baseSpacingTop = FREE_ABOVE;
  override baseSpacingBottom = FREE_BELOW;
  override cacheEnabled = false;
  #label: PlacedLabel | undefined;

  override paint(canvas: AbstractCanvas2D): void {
    const bounds = this.bounds;
    this.#label = undefined;
    if (!bounds || typeof this.value !== 'string') return;
    const label = this.#placed(bounds, this.value);
    this.#label = label;
    const group = this.#group(bounds);
    drawLabel(group, label, {
      palette: this.setting.palette,
      background: colorOr(this.background),
      border: colorOr(this.border),
      linkOf: safeLink,
    });
    if (!canvas.pointerEvents) group.setAttribute('pointer-events', NONE);
    this.node.appendChild(group);
  }

  #placed(bounds: Rectangle, text: string): PlacedLabel {
    const style = (this.style ?? {}) as StyleRecord;
    const { scale } = this;
    return placeLabel(
      text,
      this.#look(),
      {
        x: bounds.x / scale,
        y: bounds.y / scale,
        width: bounds.width / scale,
        height: bounds.height / scale,
        align: alignOf(this.align),
        valign: this.valign === 'top' || this.valign === 'bottom' ? this.valign : 'middle',
        wraps: this.wrap,
        overflow: String(style['overflow'] ?? this.overflow),
        isHtml: this.dialect === 'strictHtml',
        hasBorder: colorOr(this.border) !== undefined,
        direction: this.#direction,
      },
      this.setting.measure,
    );
  }

  get #direction(): VerticalDirection | undefined {
    const direction = ((this.style ?? {}) as StyleRecord)['textDirection'];
    const isVertical = direction === 'vertical-lr' || direction === 'vertical-rl';
    return isVertical && this.dialect === 'strictHtml' ? direction : undefined;
  }

  /** How far the label is turned, with the quarter that lines which lead down are turned by. */
  get #turn(): number {
    return this.getTextRotation() + (this.#direction ? 90 : 0);
  }

  #look(): TextLook {
    const has = (flag: number) => (this.fontStyle & flag) !== 0;
    return plainLook({
      family: this.family,
      size: this.size,
      bold: has(BOLD),
      italic: has(ITALIC),
      underline: has(UNDERLINE),
      strike: has(STRIKE),
      color: this.setting.palette(this.color) === NONE ? INK : this.color,
    });
  }

  #group(bounds: Rectangle): Element {
    const group = this.node.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
    const turn = this.#turn;
    const transform = [
      ...(this.scale === 1 ? [] : [`scale(${this.scale})`]),
      ...(turn === 0 ? [] : [`rotate(${turn} ${bounds.x / this.scale} ${bounds.y / this.scale})`]),
    ];
    if (transform.length > 0) group.setAttribute('transform', transform.join(' '));
    if (this.opacity < 100) group.setAttribute('opacity', String(this.opacity / 100));
    return group;
  }

  override updateBoundingBox(): void {
    const box = this.#label?.box;
    this.boundingBox = null;
    if (!box || !this.bounds || box.width <= 0 || box.height <= 0) return;
    const { scale } = this;
    const upright = new Rectangle(box.x * scale, box.y * scale, box.width * scale, box.height * scale);
    const turn = this.#turn;
    this.unrotatedBoundingBox = turn === 0 ? null : upright;
    this.boundingBox = turn === 0 ? upright : turnedBox(upright, turn, this.bounds);
  }
}

const alignOf = (align: string): Align => (align === 'left' || align === 'right' ? align : 'center');
const colorOr = (color: string | null | undefined) => (!color || color === NONE ? undefined : color);

/** Returns the box around a box that is turned about a point. */
function turnedBox(box: Rectangle, degrees: number, { x, y }: { readonly x: number; readonly y: number }) {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ] as const;
  const xs = corners.map(([cx, cy]) => x + (cx - x) * cos - (cy - y) * sin);
  const ys = corners.map(([cx, cy]) => y + (cx - x) * sin + (cy - y) * cos);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return new Rectangle(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}
