import type { Cell } from '../source/table.js';
import { markOf, PlanError, type Mark, type Plan, type Planner } from './plan.js';
import { headHeight } from './room.js';
import { numbersOf, onlyNumbers, textsOf } from './wide.js';

/** What ECharts takes for a branch. */
export interface Branch {
  name: string;
  value?: number;
  children?: Branch[];
  itemStyle?: { color?: string; opacity?: number };
}

/** Deeper than this, no ring or rectangle is left to be seen. */
const MOST_LEVELS = 12;

interface Leaf {
  readonly path: readonly Cell[];
  readonly cell: Cell;
  readonly value: number;
}

/** Rectangles in rectangles. */
export function planTreemap(planner: Planner): Plan {
  const { look } = planner;
  const halo = { textBorderColor: look.paper, textBorderWidth: 4 };
  const { branches, marks } = treeOf(planner);
  return {
    series: [
      {
        option: {
          type: 'treemap',
          roam: false,
          nodeClick: false,
          breadcrumb: { show: false },
          left: 24,
          right: 24,
          top: headHeight(planner.chart.settings) + 16,
          bottom: 24,
          label: { color: look.ink, ...halo, formatter: amountOf(planner) },
          upperLabel: { show: depthOf(branches) > 1, height: 24, color: look.ink, ...halo },
          // Nothing is written above all of them.
          levels: [{ upperLabel: { show: false }, itemStyle: { color: 'transparent', borderWidth: 0 } }],
          itemStyle: { borderColor: look.paper, borderWidth: 2, gapWidth: 2 },
          data: coloured(branches, look.palette),
        },
        // The first is the root, which is not in the source.
        marks: [undefined, ...marks],
      },
    ],
    legend: [],
  };
}

/** Writes the name of a branch and how much it is. */
const amountOf =
  ({ write, chart }: Planner) =>
  ({ name, value }: { readonly name: string; readonly value?: unknown }) =>
    `${write.name(name)}\n${write.amount(Number(value), onlyNumbers(chart.table))}`;

/** Rings around rings. */
export function planSunburst(planner: Planner): Plan {
  const { look } = planner;
  const { branches, marks } = treeOf(planner);
  return {
    series: [
      {
        option: {
          type: 'sunburst',
          radius: ['14%', '82%'],
          center: ['50%', '56%'],
          nodeClick: false,
          itemStyle: { borderColor: look.paper, borderWidth: 2 },
          label: {
            color: look.ink,
            textBorderColor: look.paper,
            textBorderWidth: 4,
            formatter: amountOf(planner),
            minAngle: 10,
            rotate: 0,
          },
          data: coloured(branches, look.palette),
        },
        marks: [undefined, ...marks],
      },
    ],
    legend: [],
  };
}

const depthOf = (branches: readonly Branch[]): number =>
  1 + Math.max(0, ...branches.map(({ children }) => (children ? depthOf(children) : 0)));

/** The branches of one stem have its colour. */
const coloured = (branches: Branch[], palette: readonly string[]) =>
  branches.map((branch, index) => ({
    ...branch,
    itemStyle: { color: palette[index % palette.length] ?? '' },
  }));

/** Makes a tree of the columns of texts, and of several columns of numbers the last level. */
function treeOf(planner: Planner): { branches: Branch[]; marks: readonly Mark[] } {
  const { write } = planner;
  const branches: Branch[] = [];
  const cells = new Map<Branch, Cell>();
  const known = new Map<string, Branch>();
  for (const { path, value } of leavesOf(planner)) {
    let siblings = branches;
    let branch: Branch | undefined;
    let place = '';
    for (const cell of path) {
      if (branch) siblings = branch.children ??= [];
      place += `${cell.text}\n`;
      branch = known.get(place);
      if (!branch) {
        branch = { name: cell.text };
        known.set(place, branch);
        siblings.push(branch);
        cells.set(branch, cell);
      }
    }
    if (branch) branch.value = (branch.value ?? 0) + value;
  }
  const marks: Mark[] = [];
  const visit = (branch: Branch) => {
    marks.push(
      markOf(
        [write.name(branch.name)],
        cells.get(branch),
        write.number(sumOf(branch), onlyNumbers(planner.chart.table)),
      ),
    );
    branch.children?.forEach(visit);
  };
  branches.forEach(visit);
  return { branches, marks };
}

const sumOf = ({ value = 0, children = [] }: Branch): number =>
  children.reduce((sum, child) => sum + sumOf(child), children.length > 0 ? 0 : value);

function leavesOf({ chart, messages }: Planner): readonly Leaf[] {
  const numbers = numbersOf(chart.table);
  const texts = textsOf(chart.table);
  if (numbers.length === 0)
    throw new PlanError(messages.needsColumns(chart.settings.type, messages.columns.levels));
  if (texts.length > MOST_LEVELS)
    throw new PlanError(messages.tooManyLevels(MOST_LEVELS), texts[MOST_LEVELS]?.head);
  return numbers.flatMap((column) =>
    column.cells.flatMap((cell, row) => {
      if (cell?.value === undefined || cell.value <= 0) return [];
      const path = texts.flatMap(({ cells }) => (cells[row]?.text ? [cells[row]] : []));
      return [{ path: numbers.length > 1 ? [...path, column.head] : path, cell, value: cell.value }];
    }),
  );
}
