import type {
  Box,
  Cell,
  Compartment,
  Figure,
  FigureLink,
  FigureNode,
  FigureTable,
  Label,
  Paint,
  Point,
} from '../figure.js';
import { boxAroundBoxes, centreOf } from '../picture/path.js';
import { graphLayout, treeLayout, type Size } from './layout.js';
import { parseCsv, type CsvTable } from './parseCsv.js';
import { relationsIn, type CsvSort, type Entry, type Relations } from './relations.js';

/** What was made of a table. */
export interface CsvFigure {
  readonly sort: CsvSort;
  readonly figure: Figure;
  /** What it was made of. */
  readonly table: CsvTable;
  /** What its rows have to do with each other, by which it was drawn. */
  readonly relations: Relations;
}

/** How a table is laid out. */
export interface CsvOptions {
  /** Asks for a table although its rows are related. @default what the columns say */
  readonly as?: 'table' | undefined;
  /** Where the entries of a graph stand, by their names, where something else has laid them out. @default rows */
  readonly positions?: ReadonlyMap<string, Point>;
}

const SIZE = 14;
const PITCH = 20;
const PADDING = 12;
const MARGIN = 20;
const INK = '#1f2937';
const PAINT: Paint = { fill: '#eff6ff', stroke: '#1d4ed8', strokeWidth: 1, opacity: 1 };
const LINE: Paint = { stroke: '#64748b', strokeWidth: 1.5, opacity: 1 };
const WIDE = /[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6]/;

const widthOf = (line: string) =>
  [...line].reduce((sum, character) => sum + (WIDE.test(character) ? SIZE : SIZE * 0.58), 0);

/**
 * Makes an org chart, a graph or a table of comma-separated values.
 *
 * Columns are known by their names in Chinese and English: 上级 or `manager` makes a tree, 起点 and 终点 or `from` and `to` a graph.
 */
export function fromCsv(text: string, { as, positions }: CsvOptions = {}): CsvFigure {
  const table = parseCsv(text);
  const relations = relationsIn(table);
  const sort = as ?? relations.sort;
  if (sort === 'table') return { sort, figure: tableFigure(table), table, relations };
  const boxes = sort === 'tree' ? treeLayout(relations, sizeOf) : graphLayout(relations, sizeOf, positions);
  return { sort, figure: figureOf(relations, boxes), table, relations };
}

const sizeOf = ({ lines }: Entry): Size => ({
  width: Math.max(88, Math.ceil(Math.max(...lines.map(widthOf))) + PADDING * 2),
  height: lines.length * PITCH + PADDING * 2,
});

function labelIn(lines: readonly string[], box: Box, bold = false): Label {
  const width = Math.max(0, ...lines.map(widthOf));
  const { x, y } = centreOf(box);
  const height = lines.length * PITCH;
  return {
    lines,
    box: { x: x - width / 2, y: y - height / 2, width, height },
    align: 'center',
    size: SIZE,
    pitch: PITCH,
    color: INK,
    bold,
    italic: false,
    underlined: false,
  };
}

function figureOf({ sort, entries, relations }: Relations, boxes: ReadonlyMap<string, Box>): Figure {
  const ids = new Map(entries.map(({ id }, index) => [id, `n${index + 1}`]));
  const placeOf = (id: string): Box => {
    const box = boxes.get(id) ?? { x: 0, y: 0, width: 88, height: 44 };
    return { ...box, x: box.x + MARGIN, y: box.y + MARGIN };
  };
  const nodes = entries.map((entry): FigureNode => {
    const box = placeOf(entry.id);
    return {
      type: 'node',
      id: ids.get(entry.id) ?? '',
      box,
      outline: 'rounded',
      radius: 6,
      paint: PAINT,
      label: labelIn(entry.lines, box),
    };
  });
  const links = relations.flatMap(({ from, to, label }, index): readonly FigureLink[] => {
    const [source, target] = [ids.get(from), ids.get(to)];
    if (source === undefined || target === undefined) return [];
    const way = wayBetween(placeOf(from), placeOf(to), sort === 'tree');
    const [start, end] = [way[0] as Point, way.at(-1) as Point];
    const middle = way[Math.floor(way.length / 2)] as Point;
    return [
      {
        type: 'link',
        id: `l${index + 1}`,
        from: { at: start, part: source, head: 'none', size: 0 },
        to: { at: end, part: target, head: sort === 'tree' ? 'none' : 'triangle', size: 9 },
        points: way.slice(1, -1),
        course: 'straight',
        paint: LINE,
        labels:
          label === ''
            ? []
            : [
                labelIn([label], {
                  ...(way.length > 2
                    ? middle
                    : centreOf({ ...start, width: end.x - start.x, height: end.y - start.y })),
                  width: 0,
                  height: 0,
                }),
              ],
      },
    ];
  });
  const around = boxAroundBoxes(nodes.map(({ box }) => box));
  return {
    width: around ? around.x + around.width + MARGIN : MARGIN * 2,
    height: around ? around.y + around.height + MARGIN : MARGIN * 2,
    parts: [...nodes, ...links],
    lost: [],
  };
}

/** From the bottom of one box to the top of the other; back upwards, past its side. */
function wayBetween(from: Box, to: Box, isElbowed: boolean): readonly Point[] {
  const [start, end] = [centreOf(from), centreOf(to)];
  if (to.y >= from.y + from.height) {
    const [bottom, top] = [
      { x: start.x, y: from.y + from.height },
      { x: end.x, y: to.y },
    ];
    const middle = (bottom.y + top.y) / 2;
    if (!isElbowed || Math.abs(bottom.x - top.x) < 1) return [bottom, top];
    return [bottom, { x: bottom.x, y: middle }, { x: top.x, y: middle }, top];
  }
  const side = Math.max(from.x + from.width, to.x + to.width) + MARGIN;
  return [
    { x: from.x + from.width, y: start.y },
    { x: side, y: start.y },
    { x: side, y: end.y },
    { x: to.x + to.width, y: end.y },
  ];
}

function tableFigure({ header, rows }: CsvTable): Figure {
  const widths = header.map(
    (title, column) =>
      Math.ceil(Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(widthOf))) + PADDING * 2,
  );
  const width = widths.reduce((sum, each) => sum + each, 0);
  const height = PITCH + PADDING;
  const compartments = [header, ...rows].map((row, index): Compartment => {
    let x = 0;
    const cells = widths.map((own, column): Cell => {
      const box = { x: MARGIN + x, y: MARGIN + index * height, width: own, height };
      const label = labelIn([row[column] ?? ''], box, index === 0);
      const cell = { x, width: own, isDivided: column > 0, label };
      x += own;
      return cell;
    });
    return { y: index * height, height, fill: index === 0 ? '#dbeafe' : undefined, cells };
  });
  const box = { x: MARGIN, y: MARGIN, width, height: height * (rows.length + 1) };
  const table: FigureTable = {
    type: 'table',
    id: 't1',
    box,
    paint: { ...PAINT, fill: '#ffffff' },
    compartments,
  };
  return {
    width: box.width + MARGIN * 2,
    height: box.height + MARGIN * 2,
    parts: header.length > 0 ? [table] : [],
    lost: [],
  };
}
