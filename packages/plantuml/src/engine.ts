import {
  defineEngine,
  diagnosticOnLine,
  DiagramError,
  LineIndex,
  messagesFor,
  serialised,
  withLanguage,
  type Diagnostic,
  type RenderContext,
  type RenderResult,
} from '@letu/core';
import { Drawing } from './drawing.js';
import { reportException, reportPicture, type Report } from './diagnostics/report.js';
import { plantumlMessages } from './locales/index.js';
import { defaultOptions, type PlantumlOptions } from './options.js';
import { readableInDark } from './picture/readableInDark.js';
import { readPicture } from './picture/readPicture.js';
import { withShapes } from './picture/shapes.js';
import { tidyPicture } from './picture/tidyPicture.js';
import { findLostParts } from './diagnostics/lostParts.js';
import { selectDiagram } from './source/selectDiagram.js';
import { findUnsupported } from './source/unsupported.js';
import { loadEngine } from './vendor/plantumlEngine.js';

/** The engine answers one call at a time and keeps its state in global names. */
const drawInTurn = serialised(draw);

const WARM_UP = '@startuml\nA -> B\n@enduml';

/** Draws PlantUML (https://plantuml.com). */
export const engine = defineEngine<PlantumlOptions>({
  kind: 'plantuml',
  defaultOptions,
  async prepare() {
    await loadEngine();
    // What every diagram needs is set up with the first one, which takes longer than to draw it: no render's time limit is for that.
    await drawInTurn(WARM_UP, defaultOptions, { signal: new AbortController().signal, theme: 'light' });
  },
  draw: drawInTurn,
});

async function draw(source: string, options: PlantumlOptions, context: RenderContext): Promise<RenderResult> {
  if (context.signal.aborted) throw new DiagramError('aborted', 'The render was cancelled.');
  const text = messagesFor(plantumlMessages, context.locale, context.messages);
  const lines = new LineIndex(source);
  const diagram = selectDiagram(source);
  const unsupported = findUnsupported(diagram);
  if (unsupported) {
    const message = text.unsupportedDiagram(text.unsupportedNames[unsupported.name]);
    const about = { severity: 'error', message, source: 'plantuml' } as const;
    const diagnostics = [diagnosticOnLine(lines, unsupported.line, about)];
    return { status: 'failure', diagnostics, uncertain: true };
  }

  const drawing = await Drawing.start(diagram, options, context);
  const answer = await drawing.run();
  const report: Report = { source, lines, drawing, messages: text };
  if ('exception' in answer) return reportException(answer.exception, report);
  const picture = readPicture(answer.svg);
  if (picture.kind !== 'diagram') return reportPicture(picture, report);

  const diagnostics: Diagnostic[] = findLostParts(diagram, lines, source, text);
  if (diagram.secondDiagramLine !== undefined) {
    const about = { severity: 'info', message: text.onlyFirstDiagram, source: 'plantuml' } as const;
    diagnostics.push(diagnosticOnLine(lines, diagram.secondDiagramLine, about));
  }
  const tidied = tidyPicture(answer.svg, source);
  const svg = withLanguage(context.theme === 'dark' ? readableInDark(tidied) : tidied, context.locale);
  const { content: drawn, includesFiles } = drawing;
  return {
    status: 'success',
    diagnostics,
    ...withShapes(svg, { diagram, drawn, lines, text: source, includesFiles }),
  };
}
