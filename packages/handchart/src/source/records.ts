/**
 * Reads cells as spreadsheets copy and save them (https://www.rfc-editor.org/rfc/rfc4180): a row a line, a cell with a line break
 * or a separator in double quotes. A line break in a cell becomes a blank.
 *
 * @param separator What stands between cells.
 */
export function readRecords(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  const between = separator === '|' ? '\\|' : separator;
  const cell = new RegExp(
    ` *"((?:[^"]|"")*)" *(?=${between}|\n|$)(${between}|\n|$)|([^${between}\n]*)(${between}|\n|$)`,
    'g',
  );
  for (const [, quoted, quotedEnd, bare = '', bareEnd] of lines.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"').replaceAll('\n', ' ') ?? bare).trim());
    const end = quotedEnd ?? bareEnd;
    if (end === '\n') rows.push([]);
    // An empty match at the very end would be one more cell.
    if (end === '') break;
  }
  return rows;
}
