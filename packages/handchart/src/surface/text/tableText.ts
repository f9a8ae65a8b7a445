/** A cell as it is written, with the blanks around it. */
export interface CellText {
  readonly lead: string;
  /** As it stands in the source: `"a, b"`. */
  readonly core: string;
  readonly trail: string;
  /** What it says: `a, b`. */
  readonly text: string;
  /** Where `core` begins in the text that was read. */
  readonly from: number;
}

/** A row as it is written. */
export interface RowText {
  /** What stands before the cells: indentation, a dash, a bracket. */
  readonly open: string;
  readonly cells: readonly CellText[];
  /** What stands behind the cells, up to the next row. */
  readonly close: string;
  /** How it is written as long as nothing in it changes, where that is in another way. */
  readonly unchanged?: string;
}

/** What is between rows and is none: a blank line, a row without cells. */
export interface GapText {
  readonly gap: string;
}

/** A table as it is written. Its first row has the names of the columns. */
export interface TableText {
  readonly parts: readonly (RowText | GapText)[];
  readonly cellSeparator: string;
  readonly rowSeparator: string;
  /** Returns how a text is written as a cell. @param like What stood there, or stands near. @param isHead Whether in the first row. */
  write(text: string, like: string, isHead: boolean): string;
}

export const isRow = (part: RowText | GapText): part is RowText => 'cells' in part;

/** Returns the rows of a table without the gaps. */
export const rowsOf = (table: TableText): readonly RowText[] => table.parts.filter(isRow);

/** Returns the text of a table. */
export function writeTable({ parts, cellSeparator, rowSeparator }: TableText): string {
  const cellText = ({ lead, core, trail }: CellText) => lead + core + trail;
  const rowText = ({ open, cells, close, unchanged }: RowText) =>
    unchanged ?? open + cells.map(cellText).join(cellSeparator) + close;
  return parts.map((part) => (isRow(part) ? rowText(part) : part.gap)).join(rowSeparator);
}
