import type { Cell } from '../source/table.js';
import { markOf, PlanError, type Mark, type Plan, type Planner } from './plan.js';
import { headHeight } from './room.js';
import { numbersOf, onlyNumbers, textsOf } from './wide.js';

interface Flow {
  readonly from: Cell;
  readonly to: Cell;
  readonly cell: Cell;
  readonly value: number;
}

/** Streams from one column of names to another, or from the rows of a table to its columns. */
export function planSankey(planner: Planner): Plan {
  const { write, look } = planner;
  const flows = flowsOf(planner);
  const column = onlyNumbers(planner.chart.table);
  const nodes = new Map<string, Cell>();
  for (const { from, to } of flows)
    for (const cell of [from, to]) if (!nodes.has(cell.text)) nodes.set(cell.text, cell);
  checkLoops(flows, planner);
  const places = new Map([...nodes.keys()].map((name, at) => [name, at]));
  return {
    series: [
      {
        option: {
          type: 'sankey',
          left: 32,
          right: 150,
          top: headHeight(planner.chart.settings) + 28,
          bottom: 28,
          nodeWidth: 18,
          nodeGap: 14,
          draggable: false,
          label: {
            color: look.ink,
            textBorderColor: look.paper,
            textBorderWidth: 4,
            width: 140,
            overflow: 'break',
            formatter: ({ name, value }) => `${name} ${write.amount(Number(value), column)}`,
          },
          lineStyle: { color: 'source', opacity: 0.45, curveness: 0.5 },
          itemStyle: { borderWidth: 1 },
          data: [...nodes.keys()].map((name, index) => ({
            name,
            itemStyle: { color: look.palette[index % look.palette.length] ?? '' },
          })),
          links: flows.map(({ from, to, value }) => ({ source: from.text, target: to.text, value })),
        },
        marks: [...nodes.values()].map((cell): Mark => ({ label: cell.text, cell })),
      },
    ],
    legend: [],
    links: flows.map(({ from, to, cell, value }) => ({
      ...markOf([`${from.text} → ${to.text}`], cell, write.number(value, column)),
      from: places.get(from.text) ?? 0,
      to: places.get(to.text) ?? 0,
    })),
  };
}

function flowsOf({ chart, messages }: Planner): readonly Flow[] {
  const numbers = numbersOf(chart.table);
  const [from, to] = textsOf(chart.table);
  const [amount] = numbers;
  if (!from || !amount) throw new PlanError(messages.needsColumns('sankey', messages.columns.links));
  const columns = to ? [amount] : numbers;
  return columns.flatMap((column) =>
    column.cells.flatMap((cell, row) => {
      const source = from.cells[row];
      const target = to ? to.cells[row] : column.head;
      if (!source?.text || !target?.text || cell?.value === undefined || cell.value <= 0) return [];
      return [{ from: source, to: target, cell, value: cell.value }];
    }),
  );
}

/** ECharts throws for streams that lead back to where they came from. */
function checkLoops(flows: readonly Flow[], { messages }: Planner): void {
  const next = new Map<string, Flow[]>();
  for (const flow of flows) {
    const others = next.get(flow.from.text);
    if (others) others.push(flow);
    else next.set(flow.from.text, [flow]);
  }
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (name: string): void => {
    open.add(name);
    for (const { to } of next.get(name) ?? []) {
      if (open.has(to.text)) throw new PlanError(messages.loop(to.text), to);
      if (!done.has(to.text)) visit(to.text);
    }
    open.delete(name);
    done.add(name);
  };
  for (const name of next.keys()) if (!done.has(name)) visit(name);
}
