type Row = readonly [string, string, string, string, string, string];

/** Reads lines of cells that are separated by `|`; missing cells are empty. */
export function readTable(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [a = '', b = '', c = '', d = '', e = '', f = ''] = line.split('|');
      return [a, b, c, d, e, f];
    });
}
