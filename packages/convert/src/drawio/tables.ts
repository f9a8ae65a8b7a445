import type { Box, FigureTable, Label, Paint } from '../figure.js';
import { htmlOf, rounded, type Cell, type Style } from './cell.js';
import { cornerStyle, fontStyle, paintStyle, placeStyle } from './styles.js';

/** The lines at a cell's sides. */
const edges = (top: 0 | 1, left: 0 | 1): Style => [
  ['shape', 'partialRectangle'],
  ['html', 1],
  ['whiteSpace', 'wrap'],
  ['top', top],
  ['left', left],
  ['bottom', 0],
  ['right', 0],
  ['connectable', 0],
];

const POINTS: Style = [
  ['points', '[[0,0.5],[1,0.5]]'],
  ['portConstraint', 'eastwest'],
];

/** Returns the cells of a class, an entity or another table, as draw.io has them. @param box Where it stands in what it is in. */
export function tableCells(table: FigureTable, parent: string, box: Box): readonly Cell[] {
  const columns = new Set(table.compartments.slice(1).map(({ cells }) => cells.length));
  const [title] = table.compartments;
  if (!title || title.cells.length > 1 || columns.size > 1) return plainTable(table, parent, box);
  return columns.has(1) ? stack(table, parent, box) : grid(table, parent, box);
}

function titleOf({ compartments, box }: FigureTable): { value: string; style: Style; height: number } {
  const [title] = compartments;
  const label = title?.cells[0]?.label;
  const head = { ...box, height: title?.height ?? 0 };
  return {
    value: label ? htmlOf(label) : '',
    // A title is bold unless it says otherwise.
    style: label ? [...placeStyle(label, head), ['fontStyle', 0], ...fontStyle(label)] : [],
    height: head.height,
  };
}

function stack(table: FigureTable, parent: string, box: Box): readonly Cell[] {
  const { id, paint, compartments } = table;
  const title = titleOf(table);
  const fill = compartments[0]?.fill ?? paint.fill;
  const frame: Cell = {
    id,
    parent,
    value: title.value,
    style: [
      ['swimlane'],
      ['html', 1],
      ['whiteSpace', 'wrap'],
      ['childLayout', 'stackLayout'],
      ['horizontal', 1],
      ['startSize', rounded(title.height)],
      ['horizontalStack', 0],
      ['resizeParent', 1],
      ['resizeParentMax', 0],
      ['resizeLast', 0],
      ['collapsible', 0],
      ['marginBottom', 0],
      ...cornerStyle(table.radius),
      ['swimlaneFillColor', paint.fill ?? 'none'],
      ...paintStyle({ ...paint, fill }),
      ...title.style,
    ],
    isEdge: false,
    box,
  };
  const rows = compartments.slice(1).map(({ y, height, cells, fill: own }, index): Cell => {
    const label = cells[0]?.label;
    return {
      id: `${id}-${index + 1}`,
      parent: id,
      value: label ? htmlOf(label) : '',
      style: [
        ...edges(1, 0),
        ...rowPaint(table, own),
        ...placed(label, { ...table.box, y: table.box.y + y, height }),
        ['overflow', 'hidden'],
        ...POINTS,
      ],
      isEdge: false,
      box: { x: 0, y, width: box.width, height },
    };
  });
  return [frame, ...rows];
}

const rowPaint = ({ paint }: FigureTable, fill: string | undefined): Style => [
  ['fillColor', fill ?? 'none'],
  ...linePaint(paint),
];

const linePaint = ({ stroke, strokeWidth, opacity }: Paint): Style =>
  paintStyle({ stroke, strokeWidth, opacity }).filter(([key]) => key !== 'fillColor');

const placed = (label: Label | undefined, box: Box): Style =>
  label ? [...placeStyle(label, box), ...fontStyle(label)] : [];

function grid(table: FigureTable, parent: string, box: Box): readonly Cell[] {
  const { id, paint, compartments } = table;
  const title = titleOf(table);
  const frame: Cell = {
    id,
    parent,
    value: title.value,
    style: [
      ['shape', 'table'],
      ['html', 1],
      ['whiteSpace', 'wrap'],
      ['startSize', rounded(title.height)],
      ['container', 1],
      ['collapsible', 0],
      ['childLayout', 'tableLayout'],
      ['fixedRows', 1],
      ['rowLines', 1],
      ['columnLines', Number(compartments.some(({ cells }) => cells.some(({ isDivided }) => isDivided)))],
      ...paintStyle({ ...paint, fill: compartments[0]?.fill ?? paint.fill }),
      ['swimlaneFillColor', paint.fill ?? 'none'],
      ...title.style,
    ],
    isEdge: false,
    box,
  };
  const rows = compartments.slice(1).flatMap(({ y, height, cells, fill }, index): readonly Cell[] => {
    const row = `${id}-${index + 1}`;
    return [
      {
        id: row,
        parent: id,
        value: '',
        style: [
          ['shape', 'tableRow'],
          ['horizontal', 0],
          ['startSize', 0],
          ['swimlaneHead', 0],
          ['swimlaneBody', 0],
          ...rowPaint(table, fill),
          ['collapsible', 0],
          ['dropTarget', 0],
          ...POINTS,
        ],
        isEdge: false,
        box: { x: 0, y, width: box.width, height },
      },
      ...cellCells(table, row, { y, height }, cells),
    ];
  });
  return [frame, ...rows];
}

function cellCells(
  table: FigureTable,
  row: string,
  { y, height }: { readonly y: number; readonly height: number },
  cells: FigureTable['compartments'][number]['cells'],
): readonly Cell[] {
  return cells.map(({ x, width, isDivided, label }, column): Cell => {
    const place = { x: table.box.x + x, y: table.box.y + y, width, height };
    return {
      id: `${row}-${column + 1}`,
      parent: row,
      value: label ? htmlOf(label) : '',
      style: [
        ...edges(0, isDivided ? 1 : 0),
        ['fillColor', 'none'],
        ...linePaint(table.paint),
        ...placed(label, place),
        ['overflow', 'hidden'],
      ],
      isEdge: false,
      box: { x, y: 0, width, height },
    };
  });
}

/** Rows of different numbers of cells are boxes in a box. */
function plainTable(table: FigureTable, parent: string, box: Box): readonly Cell[] {
  const { id, paint, compartments } = table;
  const frame: Cell = {
    id,
    parent,
    value: '',
    style: [
      ...cornerStyle(table.radius),
      ['html', 1],
      ['container', 1],
      ['collapsible', 0],
      ['recursiveResize', 1],
      ...paintStyle(paint),
    ],
    isEdge: false,
    box,
  };
  const rows = compartments.flatMap(({ y, height, cells, fill }, index): readonly Cell[] => {
    const row = `${id}-${index + 1}`;
    return [
      {
        id: row,
        parent: id,
        value: '',
        style: [...edges(index > 0 ? 1 : 0, 0), ...rowPaint(table, fill)],
        isEdge: false,
        box: { x: 0, y, width: box.width, height },
      },
      ...cellCells(table, row, { y, height }, cells),
    ];
  });
  return [frame, ...rows];
}
