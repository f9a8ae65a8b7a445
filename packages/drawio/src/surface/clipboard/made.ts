import type { PageCell } from '../../document/model.js';
import { geometryOf } from '../edit/bounds.js';
import { cellOf, withGeometry } from '../edit/cells.js';
import { covered, spanning } from '../edit/containers/spans.js';
import { htmlOf } from '../edit/labels.js';
import type { TakenImage } from './images.js';

const TEXT_STYLE = 'text;html=1;align=left;verticalAlign=middle;whiteSpace=wrap;rounded=0;';
const LINE = 16;
/** A text is broken where it would be wider. */
const WIDEST = 480;

const widthOf = (line: string) =>
  [...line].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 12 : 6.7), 0);

/** Returns a text as a shape that is nothing but text. @param link Where it leads. */
export function textCell(text: string, link?: string): PageCell {
  const lines = text.split(/\r?\n/);
  const width = Math.min(Math.max(...lines.map(widthOf)) + 12, WIDEST);
  const count = lines.reduce((sum, line) => sum + Math.max(Math.ceil(widthOf(line) / (WIDEST - 12)), 1), 0);
  return cellOf({
    role: 'vertex',
    label: htmlOf(text),
    style: link === undefined ? TEXT_STYLE : `${TEXT_STYLE}fontStyle=4;fontColor=#0958D9;`,
    geometry: geometryOf({ x: 0, y: 0, width: Math.ceil(width), height: Math.max(count * LINE + 10, 26) }),
    ...(link === undefined ? {} : { wrapper: { name: 'UserObject', attributes: { link } } }),
  });
}

const TABLE = 'shape=table;startSize=0;container=1;collapsible=0;childLayout=tableLayout;html=1;';
const ROW =
  'shape=tableRow;horizontal=0;startSize=0;swimlaneHead=0;swimlaneBody=0;top=0;left=0;bottom=0;right=0;dropTarget=0;collapsible=0;' +
  'recursiveResize=0;expand=0;fontStyle=0;fillColor=none;strokeColor=inherit;';
const CELL =
  'shape=partialRectangle;html=1;whiteSpace=wrap;connectable=0;fillColor=none;top=0;left=0;bottom=0;right=0;overflow=hidden;' +
  'pointerEvents=1;strokeColor=inherit;';
const ROW_HEIGHT = 30;
/** A table that is pasted may have so many cells. */
const MOST_CELLS = 5_000;

/** Returns the table in a text that spreadsheets copy: lines of as many cells each, parted by tabs; undefined for any other. */
export function tableOfText(text: string): PastedTable | undefined {
  const rows = rowsOf(text);
  const [first] = rows;
  const isTable = first && first.length > 1 && rows.every((row) => row.length === first.length);
  return isTable ? { rows, merged: [] } : undefined;
}

/** Reads the rows of a spreadsheet's text; cells with breaks stand in quotes. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g;
  const source = text.replaceAll('\r\n', '\n').replace(/\n+$/, '');
  for (const [whole, quoted, plain, end] of source.matchAll(cells)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    if (end === '\n') rows.push([]);
    if (end === '' || whole === '') break;
  }
  return rows;
}

/** Cells of a pasted table that are one, by the place of the first and how many rows and columns it takes. */
export interface MergedCells {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

/** A table as it is pasted, with as many texts in each row. */
export interface PastedTable {
  readonly rows: readonly (readonly string[])[];
  readonly merged: readonly MergedCells[];
}

/** Returns a table as draw.io has them: a container with rows with cells; undefined where there would be too many. */
export function tableCells({ rows, merged }: PastedTable): readonly PageCell[] | undefined {
  const columns = rows[0]?.length ?? 0;
  if (rows.length * columns > MOST_CELLS) return undefined;
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.round(Math.min(Math.max(60, ...rows.map((row) => widthOf(row[at] ?? '') + 20)), 240)),
  );
  const width = widths.reduce((sum, each) => sum + each, 0);
  const table = cellOf({
    role: 'vertex',
    style: TABLE,
    geometry: geometryOf({ x: 0, y: 0, width, height: rows.length * ROW_HEIGHT }),
  });
  return [
    table,
    ...rows.flatMap((row, at) => {
      const made = cellOf({
        role: 'vertex',
        parent: table.id,
        style: ROW,
        geometry: geometryOf({ x: 0, y: at * ROW_HEIGHT, width, height: ROW_HEIGHT }),
      });
      const cells = rowCells(row, widths, made.id);
      return [made, ...cells.map((cell, left) => asMerged(cell, merged, { top: at, left }, widths))];
    }),
  ];
}

function rowCells(row: readonly string[], widths: readonly number[], parent: string): readonly PageCell[] {
  let x = 0;
  return row.map((text, at) => {
    const width = widths[at]!;
    const geometry = geometryOf({ x, y: 0, width, height: ROW_HEIGHT });
    x += width;
    return cellOf({ role: 'vertex', parent, label: htmlOf(text), style: CELL, geometry });
  });
}

/** Has a cell take the room of those it is one with, and is not seen where another takes its room. */
function asMerged(
  cell: PageCell,
  merged: readonly MergedCells[],
  { top, left }: Pick<MergedCells, 'top' | 'left'>,
  widths: readonly number[],
): PageCell {
  const room = merged.find((one) => inRange(top, one.top, one.rows) && inRange(left, one.left, one.columns));
  if (!room) return cell;
  if (room.top !== top || room.left !== left) return covered(cell);
  const width = widths.slice(left, left + room.columns).reduce((sum, each) => sum + each, 0);
  const main = spanning(cell, room.rows, room.columns);
  return withGeometry(main, { width, height: room.rows * ROW_HEIGHT });
}

const inRange = (at: number, from: number, length: number) => at >= from && at < from + length;

/** Returns an image as a shape. */
export function imageCell({ address, size }: TakenImage): PageCell {
  // A semicolon would end the value: draw.io leaves that of data URLs out.
  const image = address.replace(';base64,', ',');
  return cellOf({
    role: 'vertex',
    style: `shape=image;verticalLabelPosition=bottom;labelBackgroundColor=default;verticalAlign=top;aspect=fixed;imageAspect=0;image=${image};`,
    geometry: geometryOf({ x: 0, y: 0, width: size.x, height: size.y }),
  });
}
