import type { BoxBlock, TableBlock, TableCell } from './content.js';
import type { Laid, Placed } from './placed.js';

type LayBox = (box: BoxBlock, room: number) => Laid;

/** Lays out a table: columns as wide as their widest cells, narrower in proportion where there is no room. */
export function layTable(table: TableBlock, room: number, layBox: LayBox): Laid {
  const { rows, spacing, border, color, isWide } = table;
  const count = Math.max(0, ...rows.map((row) => row.reduce((sum, { span }) => sum + span, 0)));
  const frame = spacing * (count + 1) + 2 * border;
  const natural = columnWidths(rows, count, spacing, (cell) => layBox(cell.box, Infinity).width);
  const wanted = natural.reduce((sum, width) => sum + width, 0);
  const free = room - frame;
  const total = Number.isFinite(room) && (isWide || wanted > free) ? Math.max(0, free) : wanted;
  const widths = natural.map((width) => (wanted > 0 ? (width * total) / wanted : 0));
  const laid = rows.map((row) => layRow(row, widths, spacing, layBox));
  const height = laid.reduce((sum, row) => sum + row.height + spacing, spacing + 2 * border);
  return {
    width: total + frame,
    height,
    above: 0,
    below: 0,
    place(x, y) {
      const outer: Placed = {
        kind: 'area',
        x,
        y,
        width: total + frame,
        height,
        border: { width: border, color },
      };
      let top = y + border + spacing;
      const cells = laid.flatMap((row) => {
        const placed = row.cells.flatMap(({ at, width, cell, box }) =>
          placeCell(cell, box, x + border + at, top, width, row.height),
        );
        top += row.height + spacing;
        return placed;
      });
      return border > 0 && spacing > 0 ? [outer, ...cells] : cells;
    },
  };
}

interface LaidRow {
  readonly height: number;
  readonly cells: readonly {
    readonly at: number;
    readonly width: number;
    readonly cell: Laid;
    readonly box: BoxBlock;
  }[];
}

function layRow(
  row: readonly TableCell[],
  widths: readonly number[],
  spacing: number,
  layBox: LayBox,
): LaidRow {
  let column = 0;
  let at = spacing;
  const cells = row.map(({ box, span }) => {
    const own = widths.slice(column, column + span);
    const width = own.reduce((sum, value) => sum + value, 0) + spacing * (own.length - 1);
    const placed = { at, width, cell: layBox({ ...box, width: undefined }, width + 0.5), box };
    column += span;
    at += width + spacing;
    return placed;
  });
  return { cells, height: Math.max(0, ...cells.map(({ cell }) => cell.height)) };
}

/** A cell's ground is as high as its row, and its content stands in the middle. */
function placeCell(
  cell: Laid,
  box: BoxBlock,
  x: number,
  y: number,
  width: number,
  height: number,
): readonly Placed[] {
  const content = cell.place(x, y + (height - cell.height) / 2, width);
  if (!box.background && !box.border) return content;
  const [frame, ...inside] = content;
  return frame?.kind === 'area' ? [{ ...frame, y, height }, ...inside] : content;
}

function columnWidths(
  rows: readonly (readonly TableCell[])[],
  count: number,
  spacing: number,
  widthOf: (cell: TableCell) => number,
): readonly number[] {
  const widths = Array.from({ length: count }, () => 0);
  for (const isSpanning of [false, true]) {
    for (const row of rows) {
      let column = 0;
      for (const cell of row) {
        const { span } = cell;
        if (span > 1 === isSpanning) {
          const own = widths.slice(column, column + span);
          const missing = widthOf(cell) - own.reduce((sum, value) => sum + value, 0) - spacing * (span - 1);
          if (missing > 0)
            for (let at = column; at < column + span; at += 1) widths[at] = widths[at]! + missing / span;
        }
        column += span;
      }
    }
  }
  return widths;
}
