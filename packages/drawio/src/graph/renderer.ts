import { CellRenderer, type CellState, type ColorValue, type Shape, type TextShape } from '@maxgraph/core';
import { DrawioCanvas } from './canvas.js';
import type { Palette } from './colors.js';
import { DrawioConnector } from './edges/connector.js';
import type { LabelMeasure } from './labels/measure.js';
import { LabelText } from './labels/labelText.js';
import { sketchOf } from './sketch.js';

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
      // Thin lines on whole pixels of a screen; a picture begins half a pixel earlier instead.
      const offset = isInteractive ? shape.getSvgScreenOffset() : 0;
      if (offset === 0) shape.node.removeAttribute('transform');
      else shape.node.setAttribute('transform', `translate(${offset},${offset})`);
      canvas.strokeTolerance = shape.pointerEvents ? TOLERANCE : 0;
      canvas.pointerEventsValue = shape.svgPointerEvents;
      canvas.minStrokeWidth = shape.minSvgStrokeWidth;
      return canvas;
    };
  }
}

const NONE: ColorValue = 'none';
const NO_ROOM = { width: 0, height: 0 };
