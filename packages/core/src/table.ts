import { dsvFormat } from 'd3-dsv';

/** What stands between cells, what is surest first: spreadsheets copy tabs. */
const SEPARATORS = ['\t', ',', '，', ';', '；', '|'] as const;
const QUOTED = /"(?:[^"]|"")*"/g;
/** Quotes are those of a cell although blanks stand around them, as people write after a comma. */
const AROUND_QUOTES = /("(?:[^"]|"")*")(?: +(?=[\t,，;；|\n]|$))?|(?<=^|[\t,，;；|]) +(?=")/gm;

/** Returns what stands between the cells of a text, by its first line: a tab, a comma or semicolon of either width, or a bar. */
export function separatorOf(text: string): string {
  const first = (/\S[^\n]*/.exec(text)?.[0] ?? '').replaceAll(QUOTED, '');
  return SEPARATORS.find((separator) => first.includes(separator)) ?? ',';
}

/**
 * Reads cells as spreadsheets copy and save them (https://www.rfc-editor.org/rfc/rfc4180): a row a line, a cell with a line break
 * or a separator in double quotes. Blanks around a cell are dropped; rows may differ in length, and be empty.
 *
 * @param separator What stands between cells. @default what the first line says
 */
export function readTable(text: string, separator = separatorOf(text)): string[][] {
  const written = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const plain = written.replaceAll(AROUND_QUOTES, '$1');
  return dsvFormat(separator)
    .parseRows(plain)
    .map((row) => row.map((cell) => cell.trim()));
}
