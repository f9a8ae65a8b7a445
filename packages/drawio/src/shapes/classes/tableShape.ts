import { SwimlaneShape, type AbstractCanvas2D } from '@maxgraph/core';
import { StyleReader } from '../style.js';

/** A table: a swim lane with lines between its rows and its columns, which are cells in it. */
export class TableShape extends SwimlaneShape {
  override paintVertexShape(canvas: AbstractCanvas2D, x: number, y: number, w: number, h: number): void {
    super.paintVertexShape(canvas, x, y, w, h);
    const style = new StyleReader(this.style);
    const rows = (this.state?.cell.getChildren() ?? []).filter((cell) => cell.isVertex() && cell.isVisible());
    const isTitleAbove = style.flag('horizontal', true);
    const top = isTitleAbove ? Math.min(h, this.getTitleSize()) : 0;
    const left = isTitleAbove ? 0 : Math.min(w, this.getTitleSize());
    canvas.setShadow(false);
    canvas.begin();
    if (style.flag('rowLines', true))
      for (const row of rows.slice(1)) {
        const at = row.getGeometry()?.y ?? 0;
        canvas.moveTo(left, at);
        canvas.lineTo(w, at);
      }
    if (style.flag('columnLines', true))
      for (const cell of (rows[0]?.getChildren() ?? []).slice(1)) {
        const at = left + (cell.getGeometry()?.x ?? 0);
        canvas.moveTo(at, top);
        canvas.lineTo(at, h);
      }
    canvas.stroke();
  }
}
