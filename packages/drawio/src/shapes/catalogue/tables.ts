import type { CellTemplate } from './entry.js';

type Label = CellTemplate['label'];

const TABLE =
  'shape=table;startSize=30;container=1;collapsible=0;childLayout=tableLayout;fixedRows=1;rowLines=0;fontStyle=1;align=center;resizeLast=1;html=1;';
const GRID = 'shape=table;startSize=0;container=1;collapsible=0;childLayout=tableLayout;fontSize=14;';
const ROW =
  'shape=tableRow;horizontal=0;startSize=0;swimlaneHead=0;swimlaneBody=0;fillColor=none;collapsible=0;dropTarget=0;points=[[0,0.5],[1,0.5]];portConstraint=eastwest;top=0;left=0;right=0;';
const CELL =
  'shape=partialRectangle;connectable=0;fillColor=none;top=0;left=0;bottom=0;right=0;overflow=hidden;whiteSpace=wrap;html=1;';

/** The cells of a database's table: a title, keys on the left and fields beside them. */
export function entityCells(
  title: Label,
  keys: readonly string[],
  fields: readonly Label[],
): readonly CellTemplate[] {
  const rows = keys.flatMap((key, index): readonly CellTemplate[] => {
    const id = `row${index}`;
    const isKey = index === 0;
    const weight = isKey ? 'fontStyle=5;' : '';
    return [
      { id, parent: 'table', style: `${ROW}bottom=${isKey ? 1 : 0};`, box: [0, 30 * (index + 1), 180, 30] },
      { parent: id, style: `${CELL}${isKey ? 'fontStyle=1;' : ''}`, label: key.trim(), box: [0, 0, 36, 30] },
      {
        parent: id,
        style: `${CELL}align=left;spacingLeft=6;${weight}`,
        label: fields[index],
        box: [36, 0, 144, 30],
      },
    ];
  });
  return [{ id: 'table', style: TABLE, label: title, box: [0, 0, 180, 30 * (keys.length + 1)] }, ...rows];
}

/** The cells of a plain table of rows and columns, the first row of which may be a head. */
export function gridCells(
  columns: number,
  rows: number,
  [width, height]: readonly [width: number, height: number],
  heads: readonly Label[] = [],
): readonly CellTemplate[] {
  const [w, h] = [width / columns, height / rows];
  const parts = Array.from({ length: rows }, (_, row): readonly CellTemplate[] => [
    { id: `row${row}`, parent: 'table', style: `${ROW}bottom=0;`, box: [0, row * h, width, h] },
    ...Array.from({ length: columns }, (_each, column): CellTemplate => {
      const head = row === 0 ? heads[column] : undefined;
      return {
        parent: `row${row}`,
        style: head === undefined ? CELL : `${CELL}fontStyle=1;`,
        ...(head === undefined ? {} : { label: head }),
        box: [column * w, 0, w, h],
      };
    }),
  ]);
  return [{ id: 'table', style: GRID, box: [0, 0, width, height] }, ...parts.flat()];
}
