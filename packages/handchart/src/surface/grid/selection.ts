/** The place of a cell. Row 0 has the names of the columns. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Selected cells: where the keys go, and the corner across from it. */
export interface Selection {
  readonly at: Place;
  readonly to: Place;
  /** The column that Tab was first pressed in: Enter goes on there, a row below, as in spreadsheets. */
  readonly tabbedFrom?: number;
}

/** A rectangle of cells; what it ends with belongs to it. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const selected = (at: Place, to: Place = at): Selection => ({ at, to });

export function areaOf({ at, to }: Selection): Area {
  return {
    top: Math.min(at.row, to.row),
    bottom: Math.max(at.row, to.row),
    left: Math.min(at.column, to.column),
    right: Math.max(at.column, to.column),
  };
}

export const contains = ({ top, left, bottom, right }: Area, { row, column }: Place): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

export const isOneCell = ({ at, to }: Selection): boolean => at.row === to.row && at.column === to.column;

/** Returns the place of a grid that is nearest to one. @param rows How many rows there are. @param columns How many columns. */
export function inside({ row, column }: Place, rows: number, columns: number): Place {
  const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));
  return { row: within(row, rows), column: within(column, columns) };
}
