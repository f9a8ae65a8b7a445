import {
  CellRenderer,
  type CellState,
  type ColorValue,
  type Point,
  type Shape,
  type TextShape,
} from '@maxgraph/core';
import { TableShape } from '../shapes/classes/tableShape.js';
import { DrawioCanvas } from './canvas.js';
import type { Palette } from './colors.js';
import { DrawioConnector } from './edges/connector.js';
import type { LabelMeasure } from './labels/measure.js';
import { LabelText } from './labels/labelText.js';
import { isShifted, moveBounds, shiftOf, type Shift } from './movedDrawing.js';
import { sketchOf } from './sketch.js';
import type { StyleRecord } from './style/styleText.js';

/** Returns the address that holds an image, by the one a style has for it. */
export type ImageAt = (address: string) => string | undefined;

/** What a graph is drawn with. */
export interface GraphLook {
  readonly measure: LabelMeasure;
  readonly palette: Palette;
  readonly imageAt: ImageAt;
  /** Whether somebody can point at what is drawn. */
  readonly isInteractive: boolean;
}

/** How far beside a line it can still be pointed at. */
const TOLERANCE = 8;

/** Paints cells on our canvas, and their labels with our layout. */
export class DrawioRenderer extends CellRenderer {
  look: GraphLook;
  /** How far shapes and labels have been moved since they were painted. */
  readonly #shifts = new WeakMap<Shape, Shift>();

  constructor(look: GraphLook) {
    super();
    this.look = look;
    this.defaultTextShape = LabelText;
    this.defaultEdgeShape = DrawioConnector;
  }

  override createShape(state: CellState): Shape {
    const isPlainEdge = state.cell.isEdge() && (state.style.shape ?? 'connector') === 'connector';
    const shape = isPlainEdge ? new DrawioConnector([], NONE, 1) : super.createShape(state);
    this.#equip(shape);
    return shape;
  }

  override initializeLabel(state: CellState, shape: TextShape): void {
    if (shape instanceof LabelText) shape.setting = this.look;
    this.#equip(shape);
    shape.init(state.view.getDrawPane());
  }

  override installListeners(state: CellState): void {
    if (this.look.isInteractive) super.installListeners(state);
  }

  /** What somebody moves is moved as it is drawn: to paint it anew takes many times as long. */
  override redraw(state: CellState, force = false, rendering = true): void {
    const shift = force || !rendering || !this.look.isInteractive ? undefined : this.#shiftOf(state);
    if (!shift) return super.redraw(state, force, rendering);
    for (const shape of [state.shape, state.text]) if (shape) this.#move(shape, shift);
    if (state.absolutePoints.length > 0) state.shape!.points = state.absolutePoints.slice() as Point[];
  }

  #shiftOf(state: CellState): Shift | undefined {
    // What else lies beside a line is drawn on it; a table draws what is in it.
    if (!state.shape || (state.style as StyleRecord)['jumpStyle'] || state.shape instanceof TableShape)
      return undefined;
    const shift = shiftOf(state);
    return shift && this.#isLabelShifted(state, shift) ? shift : undefined;
  }

  #isLabelShifted(state: CellState, shift: Shift): boolean {
    const { text } = state;
    if ((text?.value ?? '') !== (this.getLabelValue(state) ?? '')) return false;
    return !text || (text.bounds !== null && isShifted(text.bounds, this.getLabelBounds(state), shift));
  }

  #move(shape: Shape, by: Shift): void {
    const before = this.#shifts.get(shape) ?? NO_SHIFT;
    const shift = { x: before.x + by.x, y: before.y + by.y };
    this.#shifts.set(shape, shift);
    moveBounds(shape, by);
    this.#place(shape, shift);
  }

  /** Puts a shape where it was painted, or beside that: thin lines on whole pixels of a screen; a picture begins half a pixel earlier. */
  #place(shape: Shape, { x, y }: Shift): void {
    const offset = this.look.isInteractive ? shape.getSvgScreenOffset() : 0;
    if (x + offset === 0 && y + offset === 0) shape.node.removeAttribute('transform');
    else shape.node.setAttribute('transform', `translate(${x + offset},${y + offset})`);
  }

  /** Lets a shape paint on our canvas; the browser is not asked how large it became, which is slow. */
  #equip(shape: Shape): void {
    const { palette, isInteractive, imageAt } = this.look;
    shape.useSvgBoundingBox = false;
    shape.pointerEvents = isInteractive;
    shape.createSvgCanvas = () => {
      const { bounds, style, state } = shape;
      const sketch = sketchOf(style, state?.cell.getId() ?? '', bounds ?? NO_ROOM);
      const canvas = new DrawioCanvas(shape.node, {
        palette,
        imageAt,
        sketch: shape instanceof LabelText ? undefined : sketch,
      });
      this.#shifts.delete(shape);
      this.#place(shape, NO_SHIFT);
      canvas.strokeTolerance = shape.pointerEvents ? TOLERANCE : 0;
      canvas.pointerEventsValue = shape.svgPointerEvents;
      canvas.minStrokeWidth = shape.minSvgStrokeWidth;
      return canvas;
    };
  }
}

const NONE: ColorValue = 'none';
const NO_SHIFT: Shift = { x: 0, y: 0 };
const NO_ROOM = { width: 0, height: 0 };
