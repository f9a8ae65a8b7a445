/** Reads a table of values with commas, semicolons or tabs between them; values in quotes may hold those and line breaks. */
export function readTable(text: string): readonly (readonly string[])[] {
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const between = separatorOf(source.split('\n', 1)[0] ?? '');
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(value.trim());
    if (row.some(Boolean)) rows.push(row);
    [row, value] = [[], ''];
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at]!;
    if (isQuoted) {
      if (letter !== '"') value += letter;
      else if (source[at + 1] === '"') {
        value += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && value.trim() === '') isQuoted = true;
    else if (letter === between) {
      row.push(value.trim());
      value = '';
    } else if (letter === '\n') endRow();
    else value += letter;
  }
  endRow();
  return rows;
}

const SEPARATORS = ['\t', ';', ',', '，'];

const separatorOf = (line: string): string =>
  SEPARATORS.toSorted((one, other) => line.split(other).length - line.split(one).length)[0]!;
