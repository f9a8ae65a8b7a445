import {
  defineEngine,
  DiagramError,
  messagesFor,
  stripPadding,
  withLanguage,
  type LoadProgress,
  type RenderContext,
  type RenderResult,
  type Theme,
} from '@letu/core';
import type { RenderResult as VizResult, Viz } from '@viz-js/viz';
import { notices } from './diagnostics/notices.js';
import { isSyntaxError, problemDiagnostic, syntaxDiagnostic } from './diagnostics/syntax.js';
import { complaintDiagnostics, joinComplaints } from './diagnostics/warnings.js';
import { parseDot } from './dot/parser.js';
import type { DotGraph } from './dot/graph.js';
import { graphvizMessages } from './locales/index.js';
import type { GraphvizMessages } from './locales/zh-CN.js';
import { defaultOptions, type GraphvizOptions } from './options.js';
import { keepMeanings, LETU_DEFAULTS } from './letu.js';
import { finishPicture } from './picture/finish.js';
import { letuInks, OWN_IN_DARK, type Inks } from './picture/inks.js';
import { withShapes } from './picture/shapes.js';
import { ownDefaults, prepareSource } from './prepare.js';
import { brokenLineNotices, brokenLines } from './rightAngles.js';
import { startGraphviz } from './vendor.js';

let loaded: Promise<Viz> | undefined;
const load = (report?: (progress: LoadProgress) => void) => (loaded ??= startGraphviz(report));

/** Draws DOT with Graphviz (https://graphviz.org), built for WebAssembly by Viz.js. */
export const engine = defineEngine<GraphvizOptions>({
  kind: 'graphviz',
  defaultOptions,
  async prepare(report) {
    await load(report);
  },
  draw,
});

async function draw(
  source: string,
  options: GraphvizOptions,
  { theme, locale, messages }: RenderContext,
): Promise<RenderResult> {
  const text = messagesFor(graphvizMessages, locale, messages);
  const graph = parseDot(source);
  if (graph.problem?.code === 'tooDeep') {
    return { status: 'failure', diagnostics: [problemDiagnostic(graph.problem, text)] };
  }
  const isLetu = options.look === 'letu';
  const defaults = isLetu ? LETU_DEFAULTS : ownDefaults(theme);
  const own = isLetu ? keepMeanings(graph) : [];
  const broken = brokenLines(graph);
  let isBroken = false;
  let prepared = prepareSource(source, graph, defaults, own);
  const result = await layOut(prepared.text, options.layout).catch((failure: unknown) => {
    if (broken.length === 0) throw failure;
    isBroken = true;
    prepared = prepareSource(source, graph, defaults, [...own, ...broken]);
    return layOut(prepared.text, options.layout);
  });
  const { padding } = prepared;
  const complaints = joinComplaints(result.errors.map(({ message }) => stripPadding(message, padding)));

  const refusal = complaints.find(isSyntaxError);
  if (refusal !== undefined || result.status === 'failure') {
    return { status: 'failure', diagnostics: reasons(refusal, complaints, source, graph, text) };
  }
  const svg = withLanguage(finishPicture(result.output, padding, inksFor(isLetu, theme)), locale);
  const warnings = [
    ...(isBroken ? brokenLineNotices(graph, text) : []),
    ...complaintDiagnostics(complaints, 'warning', source, graph, text),
  ];
  return {
    status: 'success',
    diagnostics: [...warnings, ...notices(graph, text)],
    ...withShapes(svg, graph),
  };
}

function inksFor(isLetu: boolean, theme: Theme): Inks | undefined {
  if (isLetu) return letuInks(theme);
  return theme === 'dark' ? OWN_IN_DARK : undefined;
}

function reasons(
  refusal: string | undefined,
  complaints: readonly string[],
  source: string,
  graph: DotGraph,
  text: GraphvizMessages,
) {
  if (refusal !== undefined) return [syntaxDiagnostic(refusal, source, graph, text), ...notices(graph, text)];
  if (complaints.length > 0) return complaintDiagnostics(complaints, 'error', source, graph, text);
  const nothing = { from: 0, to: source.length, message: text.noGraph, source: 'graphviz' };
  return [{ ...nothing, severity: 'info' as const }];
}

/** Runs Graphviz, on a new instance if the present one fails: a graph can leave state behind that breaks a later one. */
async function layOut(text: string, layout: string): Promise<VizResult> {
  const run = async () => (await load()).render(text, { format: 'svg_inline', engine: layout });
  try {
    return await run();
  } catch {
    loaded = undefined;
  }
  try {
    return await run();
  } catch (cause) {
    loaded = undefined;
    throw new DiagramError('engine-crashed', 'Graphviz failed.', { cause });
  }
}
