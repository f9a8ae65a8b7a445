import {
  defineEngine,
  type Diagnostic,
  loadWith,
  messagesFor,
  withLanguage,
  type RenderContext,
  type RenderResult,
} from '@letu/core';
import { createWriter } from './chart/format.js';
import { notesOf } from './chart/notes.js';
import { fullOption } from './chart/fullOption.js';
import type { Look } from './chart/look.js';
import { lookOf } from './chart/looks.js';
import { sizeOf } from './chart/room.js';
import { PlanError, type Plan, type Planner } from './chart/plan.js';
import { planChart } from './chart/planChart.js';
import { drawChart, type DrawnChart } from './draw/drawChart.js';
import { measureHandwriting, plainMeasure } from './draw/measure.js';
import { shapeFinder } from './draw/shapes.js';
import { mergeDots } from './draw/mergeDots.js';
import { sketched, VERY_MANY } from './draw/sketch.js';
import { countDrawn, textsIn, writeSvg } from './draw/writeSvg.js';
import { fontFace } from './font/fontFace.js';
import { canWrite, loadHandwriting } from './font/handwriting.js';
import { handchartMessages } from './locales/index.js';
import type { HandchartMessages } from './locales/zh-CN.js';
import { defaultOptions, type HandchartOptions } from './options.js';
import { readSource, type Chart } from './source/readSource.js';
import { isPercent } from './source/table.js';
import { unfitCells } from './source/unfitCells.js';

/** Draws charts by ECharts (https://echarts.apache.org), and again by hand (https://roughjs.com). */
export const engine = defineEngine<HandchartOptions>({
  kind: 'handchart',
  defaultOptions,
  prepare: () => loadHandwriting(''),
  draw,
});

async function draw(
  source: string,
  { look }: HandchartOptions,
  context: RenderContext,
): Promise<RenderResult> {
  const messages = messagesFor(handchartMessages, context.locale, context.messages);
  const { chart, mistakes } = readSource(source, messages);
  if (!chart) return { status: 'failure', diagnostics: mistakes };
  const planner = plannerOf(chart, lookOf(context.theme, look), messages);
  let plan: Plan;
  try {
    plan = planChart(planner);
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    const { from, to } = error.cell?.range ?? chart.place(['type']);
    return {
      status: 'failure',
      diagnostics: [{ from, to, severity: 'error', message: error.message, source: 'handchart' }],
    };
  }
  const { root, style, owners } = await picture(planner, plan, source, context);
  const shapes = shapeFinder(planner, plan, owners);
  const svg = writeSvg(root, style, shapes.idOf);
  return {
    status: 'success',
    svg: withLanguage(svg, context.locale),
    shapes: shapes.found(),
    diagnostics: [
      ...mistakes,
      ...unfitCells(chart, messages, plan.unused),
      ...[...(plan.notes ?? []), ...notesOf(planner)].map(({ range, message }): Diagnostic => ({
        ...range,
        severity: 'warning',
        message,
        source: 'handchart',
      })),
    ],
  };
}

function plannerOf(chart: Chart, look: Look, messages: HandchartMessages): Planner {
  const percents = chart.table.columns.filter(({ cells }) =>
    cells.some((cell) => isPercent(cell?.text ?? '')),
  );
  const write = createWriter(chart.settings, new Set(percents.map(({ head }) => head.text)));
  return { chart, look, write, messages };
}

interface Picture extends DrawnChart {
  /** The style sheet with the handwriting. */
  readonly style: string;
}

async function picture(
  planner: Planner,
  plan: Plan,
  source: string,
  context: RenderContext,
): Promise<Picture> {
  const { settings } = planner.chart;
  const option = fullOption(planner, plan);
  const size = sizeOf(settings, plan);
  if (settings.drawnBy === 'plain') {
    const { root, owners } = drawChart(option, size, plainMeasure());
    return { root: countDrawn(root) > VERY_MANY ? mergeDots(root) : root, owners, style: '' };
  }
  await loadWith(context, () => loadHandwriting(source));
  let drawn = drawChart(option, size, measureHandwriting);
  const texts = textsIn(drawn.root);
  if (!(await canWrite(texts.join('')))) {
    // What stands in no source, such as the names of months, has other widths than were thought.
    await loadWith(context, () => loadHandwriting(texts.join('')));
    drawn = drawChart(option, size, measureHandwriting);
  }
  const root = sketched(drawn.root, {
    settings,
    paper: planner.look.paper,
    owners: drawn.owners,
    load: countDrawn(drawn.root),
  });
  return { root, owners: drawn.owners, style: fontFace(textsIn(root)) };
}
