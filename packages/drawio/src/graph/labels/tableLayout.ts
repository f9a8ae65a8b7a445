import type { BoxBlock, TableBlock, TableCell } from './content.js';
import type { Laid, Placed } from './placed.js';

type LayBox = (box: BoxBlock, room: number) => Laid;

/** Lays out a table: columns as wide as their widest cells, narrower in proportion where there is no room. */
export function layTable(table: TableBlock, room: number, layBox: LayBox): Laid {
  const { spacing, border, color, background, isWide } = table;
  const edge = border + Math.max(0, spacing);
  const cells = arranged(table.rows);
  const count = cells.reduce((most, { column, span }) => Math.max(most, column + span), 0);
  const frame = spacing * Math.max(0, count - 1) + 2 * edge;
  const natural = tracksOf(
    cells.map(({ column, span, box }) => ({ at: column, span, size: layBox(box, Infinity).width })),
    count,
    spacing,
  );
  const wanted = natural.reduce((sum, width) => sum + width, 0);
  const free = room - frame;
  const total = Number.isFinite(room) && (isWide || wanted > free) ? Math.max(0, free) : wanted;
  const widths = natural.map((width) => (wanted > 0 ? (width * total) / wanted : 0));
  const lefts = startsOf(widths, spacing);
  const laid = cells.map((cell) => {
    const width = sizeOf(widths, cell.column, cell.span, spacing);
    const inside = layBox({ ...cell.box, width: undefined }, width + 0.5);
    return { ...cell, x: edge + lefts[cell.column]!, width, laid: inside };
  });
  const heights = tracksOf(
    laid.map((cell) => ({ at: cell.row, span: cell.rows, size: cell.laid.height })),
    table.rows.length,
    spacing,
  );
  const tops = startsOf(heights, spacing);
  const width = total + frame;
  const height = sizeOf(heights, 0, heights.length, spacing) + 2 * edge;
  return {
    width,
    height,
    above: 0,
    below: 0,
    place(x, y) {
      const line = border > 0 && spacing > 0 ? { width: border, color } : undefined;
      const outer: Placed = { kind: 'area', x, y, width, height, fill: background, border: line };
      const content = laid.flatMap((cell) => {
        const size = sizeOf(heights, cell.row, cell.rows, spacing);
        return placeCell(cell.laid, cell.box, x + cell.x, y + edge + tops[cell.row]!, cell.width, size);
      });
      return line || background ? [outer, ...content] : content;
    },
  };
}

/** A cell where it is in its table. */
interface ArrangedCell extends TableCell {
  readonly row: number;
  readonly column: number;
}

/** Puts each cell into the first columns of its row that no cell from above reaches into. */
function arranged(rows: TableBlock['rows']): readonly ArrangedCell[] {
  /** The row that each column is free from. */
  const free: number[] = [];
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while ((free[column] ?? 0) > row) column += 1;
      const own = { ...cell, row, column, rows: Math.min(cell.rows, rows.length - row) };
      column += cell.span;
      for (let at = own.column; at < column; at += 1) free[at] = row + own.rows;
      return own;
    });
  });
}

/** Returns where each column or row begins. */
function startsOf(tracks: readonly number[], spacing: number): readonly number[] {
  let at = 0;
  return tracks.map((size) => {
    at += size + spacing;
    return at - size - spacing;
  });
}

/** Returns how far so many columns or rows reach. */
const sizeOf = (tracks: readonly number[], from: number, span: number, spacing: number) =>
  tracks.slice(from, from + span).reduce((all, size) => all + size, spacing * Math.max(0, span - 1));

/** A cell's ground is as high as its rows, and its content stands in the middle. */
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

/** Returns how wide columns are, or how high rows: as their cells, of which those over several share what they lack. */
function tracksOf(
  cells: readonly { readonly at: number; readonly span: number; readonly size: number }[],
  count: number,
  spacing: number,
): readonly number[] {
  const tracks = Array.from({ length: count }, () => 0);
  for (const isSpanning of [false, true]) {
    for (const { at, span, size } of cells) {
      if (span > 1 !== isSpanning) continue;
      const missing = size - sizeOf(tracks, at, span, spacing);
      if (missing > 0) for (let each = at; each < at + span; each += 1) tracks[each]! += missing / span;
    }
  }
  return tracks;
}
