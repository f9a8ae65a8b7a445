import { Rectangle, Shape, type AbstractCanvas2D, type ShapeConstructor } from '@maxgraph/core';
import type { ShapeDefinition } from './definition.js';
import { paintLayers } from './paint.js';
import { StyleReader } from './style.js';

/** Makes the class of maxGraph's shapes that paints a definition. */
export function shapeClass({ layers, margins }: ShapeDefinition): ShapeConstructor {
  return class extends Shape {
    override paintVertexShape(canvas: AbstractCanvas2D, x: number, y: number, w: number, h: number): void {
      const style = new StyleReader(this.style);
      canvas.translate(x, y);
      if (!style.flag('pointerEvents', true) && this.fill === 'none') canvas.pointerEvents = false;
      paintLayers(canvas, layers(w, h, style), { fill: this.fill, stroke: this.stroke });
    }

    override isRoundable(): boolean {
      return true;
    }

    override getLabelMargins(bounds: Rectangle | null): Rectangle | null {
      if (!margins || !bounds) return null;
      const { scale } = this;
      const found = margins(bounds.width / scale, bounds.height / scale, new StyleReader(this.style));
      if (!found) return null;
      return new Rectangle(found.left * scale, found.top * scale, found.right * scale, found.bottom * scale);
    }
  };
}
