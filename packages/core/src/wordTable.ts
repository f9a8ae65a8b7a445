type Cells = readonly [string, string, string, string, string, string];

/** A row of a table of words. */
export interface WordRow {
  /** The heading it stands under; empty in a table without. */
  readonly group: string;
  /** Its cells without the blanks around them; those it does not have are empty. */
  readonly cells: Cells;
}

/**
 * Reads a table of words: a line is a row of cells with `|` between them, or `# name` for the heading of those below it.
 *
 * A colon ends the name of a heading; what stands behind it is a remark.
 */
export function readWordTable(table: string): readonly WordRow[] {
  let group = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line): WordRow[] => {
      const heading = /^# (\w+)/.exec(line)?.[1];
      if (heading !== undefined) {
        group = heading;
        return [];
      }
      const [a = '', b = '', c = '', d = '', e = '', f = ''] = line.split('|').map((cell) => cell.trim());
      return [{ group, cells: [a, b, c, d, e, f] }];
    });
}
