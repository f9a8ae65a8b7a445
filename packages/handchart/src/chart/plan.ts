import type { EChartsOption, SeriesOption } from 'echarts';
import type { HandchartMessages } from '../locales/zh-CN.js';
import type { Chart } from '../source/readSource.js';
import type { TextRange } from '@letu/core';
import type { Cell, Column } from '../source/table.js';
import type { Writer } from './format.js';
import type { Look } from './look.js';

/** A mark of a chart: what it is called, and the cell it is drawn of. */
export interface Mark {
  readonly label: string;
  readonly cell: Cell | undefined;
}

/** A stream between two marks of the first series, by their places in its data. */
export interface MarkLink extends Mark {
  readonly from: number;
  readonly to: number;
}

/** A series of a chart, with what its marks are drawn of, in the order of its data. */
export interface PlannedSeries {
  readonly option: SeriesOption;
  readonly name?: Cell | undefined;
  readonly marks: readonly (Mark | undefined)[];
  /** Whether its marks are the points of one datum, as on a radar, instead of data. */
  readonly hasPoints?: boolean;
  /** The series that it draws more of: their marks are the same. */
  readonly partOf?: number;
}

/** What is drawn, without what all charts have in common. */
export interface Plan {
  readonly series: readonly PlannedSeries[];
  /** Axes, scales and the like. */
  readonly option?: EChartsOption;
  /** The streams between marks, in the order of the links of the first series. */
  readonly links?: readonly MarkLink[];
  /** What the legend names. */
  readonly legend: readonly Cell[];
  /** Those of them that a second axis measures. */
  readonly onSecond?: ReadonlySet<string>;
  /** The height it needs to be read, in pixels. */
  readonly height?: number;
  /** What it cannot show as the table says it. */
  readonly notes?: readonly Note[];
  /** The columns that are not drawn. */
  readonly unused?: readonly Column[];
}

/** What a chart cannot show, at its place in the source. */
export interface Note {
  readonly range: TextRange;
  readonly message: string;
}

/** What charts are planned with. */
export interface Planner {
  readonly chart: Chart;
  readonly look: Look;
  readonly write: Writer;
  readonly messages: HandchartMessages;
}

/** A chart that its table is not enough for, in the interface language. */
export class PlanError extends Error {
  override readonly name = 'PlanError';

  constructor(
    message: string,
    readonly cell?: Cell,
  ) {
    super(message);
  }
}

/** Names a mark as people read it: where it stands, and how much it is. */
export function markOf(names: readonly string[], cell: Cell | undefined, amount: string): Mark {
  return { label: [...names.filter((name) => name !== ''), amount].join(' '), cell };
}
