/** A cell of a table: where it begins, and how many rows and columns it takes. */
export interface TableCell {
  readonly at: number;
  readonly rowspan: number;
  readonly colspan: number;
}

/** A piece of a line between two rows or two columns: from one number of a column or row to another. */
export interface Piece {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Returns which place's cell takes each place of a table, as cells that span several take more than their own. */
function ownersOf(rows: readonly (readonly TableCell[])[]): readonly (readonly number[])[] {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  // A place without a cell is one of its own.
  const owners = rows.map((_row, top): number[] =>
    Array.from({ length: columns }, (_, left) => -1 - top * columns - left),
  );
  for (const [top, row] of rows.entries()) {
    for (const [left, { rowspan, colspan }] of row.entries()) {
      if (owners[top]![left]! >= 0) continue;
      for (const line of owners.slice(top, top + rowspan))
        for (let at = left; at < Math.min(left + colspan, columns); at += 1) line[at] = top * columns + left;
    }
  }
  return owners;
}

/** Returns the pieces of the lines between rows, or between columns, which no cell lies over. */
export function piecesOf(
  rows: readonly (readonly TableCell[])[],
  between: 'rows' | 'columns',
): readonly Piece[] {
  const owners = ownersOf(rows);
  const columns = owners[0]?.length ?? 0;
  const [lines, length] = between === 'rows' ? [rows.length, columns] : [columns, rows.length];
  const owner = (line: number, at: number) => (between === 'rows' ? owners[line]?.[at] : owners[at]?.[line]);
  const pieces: Piece[] = [];
  for (let line = 1; line < lines; line += 1) {
    let from: number | undefined;
    for (let at = 0; at <= length; at += 1) {
      const isParted = at < length && owner(line - 1, at) !== owner(line, at);
      if (isParted) from ??= at;
      else if (from !== undefined) {
        pieces.push({ line, from, to: at });
        from = undefined;
      }
    }
  }
  return pieces;
}
