import { SwimlaneShape, type AbstractCanvas2D, type Cell } from '@maxgraph/core';
import { StyleReader } from '../style.js';
import { piecesOf, type TableCell } from './tableLines.js';

/** A table: a swim lane with lines between its rows and its columns, which are cells in it; a cell may take several of both. */
export class TableShape extends SwimlaneShape {
  override paintVertexShape(canvas: AbstractCanvas2D, x: number, y: number, w: number, h: number): void {
    super.paintVertexShape(canvas, x, y, w, h);
    const style = new StyleReader(this.style);
    const rows = (this.state?.cell.getChildren() ?? []).filter((cell) => cell.isVertex() && cell.isVisible());
    const isTitleAbove = style.flag('horizontal', true);
    const top = isTitleAbove ? Math.min(h, this.getTitleSize()) : 0;
    const left = isTitleAbove ? 0 : Math.min(w, this.getTitleSize());
    const cells = rows.map(cellsOf);
    const columns = cells[0] ?? [];
    const across = (at: number) => (at === 0 ? left : at < columns.length ? left + columns[at]!.at : w);
    const down = (at: number) => (at === 0 ? top : (rows[at]?.getGeometry()?.y ?? h));
    canvas.setShadow(false);
    canvas.begin();
    if (style.flag('rowLines', true))
      for (const { line, from, to } of piecesOf(cells, 'rows')) {
        canvas.moveTo(across(from), down(line));
        canvas.lineTo(across(to), down(line));
      }
    if (style.flag('columnLines', true))
      for (const { line, from, to } of piecesOf(cells, 'columns')) {
        canvas.moveTo(across(line), down(from));
        canvas.lineTo(across(line), down(to));
      }
    canvas.stroke();
  }
}

/** A table may say that a cell takes so many rows or columns at most. */
const MOST_SPAN = 1_000;

function cellsOf(row: Cell): readonly TableCell[] {
  const cells = row.getChildren().filter((cell) => cell.isVertex());
  return cells.map((cell) => {
    const style = new StyleReader(cell.getStyle());
    const span = (key: string) => Math.round(style.within(key, 1, 1, MOST_SPAN));
    return { at: cell.getGeometry()?.x ?? 0, rowspan: span('rowspan'), colspan: span('colspan') };
  });
}
