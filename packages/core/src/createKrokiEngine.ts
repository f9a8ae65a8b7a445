import { diagnosticOnLine, LineIndex, unlocatedDiagnostic } from './diagnostic.js';
import { defineEngine } from './defineEngine.js';
import type { DiagramEngine, RenderContext, RenderFailure, RenderResult } from './engine.js';
import { DiagramError } from './error.js';
import { stampShapes, textShapes } from './shape/stampShapes.js';
import { svgElements } from './shape/svgElements.js';
import { coreMessages } from './locales/index.js';
import { messagesFor } from './messages.js';

/** Which service to ask, and for what. */
export interface KrokiEngineConfig {
  /** The service's base address, such as `https://kroki.example.com`. Nothing is sent anywhere without it. */
  readonly endpoint: string;
  /** Kroki's name of the diagram type, such as `plantuml` or `graphviz`. */
  readonly diagramType: string;
  /** Headers sent along, such as an authorisation. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The largest answer read, in bytes. @default 10485760 */
  readonly outputBytes?: number;
}

/** Options of a Kroki render, passed on as `diagram_options` (https://docs.kroki.io/kroki/setup/diagram-options/). */
export type KrokiOptions = Readonly<Record<string, string | number | boolean>>;

/** Every service behind Kroki words its errors in its own way; a line is named in one of these. */
const LINE_NUMBER = /\bline:?\s+(\d+)|\(line (\d+)\)|^(\d+):\d+:/im;

/**
 * Makes an engine of a Kroki-compatible service, for what a built-in engine lacks, such as PlantUML's salt.
 *
 * The contract is the same as every engine's; run it in the calling thread with `createHost(options, { engine })`. The wire
 * format is Kroki's JSON request (https://docs.kroki.io/kroki/setup/http-clients/).
 *
 * @param config The service. A relative or malformed endpoint throws a `TypeError`.
 */
export function createKrokiEngine(config: KrokiEngineConfig): DiagramEngine<KrokiOptions> {
  const endpoint = new URL(config.endpoint.endsWith('/') ? config.endpoint : `${config.endpoint}/`);
  return defineEngine<KrokiOptions>({
    kind: config.diagramType,
    defaultOptions: {},
    draw: (source, options, context) => ask(endpoint, config, source, options, context),
  });
}

async function ask(
  endpoint: URL,
  { diagramType, headers, outputBytes = 10 << 20 }: KrokiEngineConfig,
  source: string,
  options: KrokiOptions,
  context: RenderContext,
): Promise<RenderResult> {
  const { signal } = context;
  const response = await post(endpoint, headers, signal, {
    diagram_source: source,
    diagram_type: diagramType,
    output_format: 'svg',
    diagram_options: options,
  });
  const body = await readText(response, outputBytes, signal);
  if (response.status === 400) return mistake(body, source, diagramType, context);
  if (!response.ok) throw new DiagramError('service-failed', `The service answered ${response.status}.`);
  const start = body.indexOf('<svg');
  if (start < 0)
    throw new DiagramError('service-failed', 'The service answered with something else than SVG.');
  const svg = body.slice(start).trimEnd();
  // A service says nothing of what it draws.
  return { status: 'success', diagnostics: [], ...stampShapes(svg, textShapes(svgElements(svg))) };
}

async function post(
  endpoint: URL,
  headers: Readonly<Record<string, string>> | undefined,
  signal: AbortSignal,
  body: unknown,
): Promise<Response> {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { accept: 'image/svg+xml, text/plain', ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
  } catch (cause) {
    throw serviceError(signal, cause);
  }
}

async function readText(response: Response, limit: number, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > limit) throw new DiagramError('output-too-large', `The answer exceeds ${limit} bytes.`);
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (cause) {
    throw serviceError(signal, cause);
  }
  return text + decoder.decode();
}

function serviceError(signal: AbortSignal, cause: unknown): DiagramError {
  if (cause instanceof DiagramError) return cause;
  if (signal.aborted) return new DiagramError('aborted', 'The render was aborted.', { cause });
  return new DiagramError('service-failed', 'The service could not be reached.', { cause });
}

function mistake(
  body: string,
  source: string,
  kind: string,
  { locale, messages }: RenderContext,
): RenderFailure {
  const lines = new LineIndex(source);
  const said = body.replace(/^Error 400:\s*/, '').trim();
  const message = messagesFor(coreMessages, locale, messages).serviceSaid(said.split('\n')[0] ?? '');
  const about = { severity: 'error', message, source: kind } as const;
  const match = LINE_NUMBER.exec(said);
  const line = Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? 0);
  const diagnostic = line ? diagnosticOnLine(lines, line, about) : unlocatedDiagnostic(lines, about);
  return { status: 'failure', diagnostics: [diagnostic] };
}
