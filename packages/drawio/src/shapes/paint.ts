import type { AbstractCanvas2D } from '@maxgraph/core';
import type { Ink, Layer } from './layers.js';
import { drawPath } from './path.js';

/** The colours of a cell. */
export interface CellInks {
  readonly fill: string;
  readonly stroke: string;
}

const inkOf = (ink: Ink, inks: CellInks): string =>
  ink === 'fill' ? inks.fill : ink === 'stroke' ? inks.stroke : ink;

function setPen(canvas: AbstractCanvas2D, layer: Layer, inks: CellInks): void {
  // The cell's own fill may be a gradient, which the canvas has already.
  if (layer.fill !== 'fill') canvas.setFillColor(inkOf(layer.fill, inks));
  if (layer.stroke !== 'stroke') canvas.setStrokeColor(inkOf(layer.stroke, inks));
  if (layer.alpha !== undefined) canvas.setAlpha(canvas.state.alpha * layer.alpha);
  if (layer.width !== undefined) canvas.setStrokeWidth(layer.width);
  if (layer.dash !== undefined) {
    canvas.setDashed(true);
    canvas.setDashPattern(layer.dash);
  }
  if (layer.isRound) {
    canvas.setLineCap('round');
    canvas.setLineJoin('round');
  }
}

function paintWord(canvas: AbstractCanvas2D, { word, frame, fill }: Layer, inks: CellInks): void {
  if (!word) return;
  const { x, y, scaleX, scaleY } = frame ?? { x: 0, y: 0, scaleX: 1, scaleY: 1 };
  canvas.setFontColor(inkOf(fill, inks));
  canvas.setFontSize(word.size * Math.min(scaleX, scaleY));
  const [left, top] = [x + word.x * scaleX, y + word.y * scaleY];
  canvas.text(left, top, 0, 0, word.text, 'center', 'middle', false, '', 'visible', false, 0, 'auto');
}

/** Paints layers, the first of them with the cell's shadow. */
export function paintLayers(canvas: AbstractCanvas2D, layers: readonly Layer[], inks: CellInks): void {
  for (const layer of layers) {
    canvas.save();
    setPen(canvas, layer, inks);
    if (layer.word) paintWord(canvas, layer, inks);
    else {
      drawPath(canvas, layer.path, layer.frame);
      if (layer.fill === 'none') canvas.stroke();
      else if (layer.stroke === 'none') canvas.fill();
      else canvas.fillAndStroke();
    }
    canvas.restore();
    canvas.setShadow(false);
  }
}
