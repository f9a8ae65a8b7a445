import {
  defineEngine,
  DiagramError,
  loadWith,
  messagesFor,
  serialised,
  withLanguage,
  type Locale,
  type RenderContext,
  type RenderFailure,
  type RenderResult,
  type RenderSuccess,
} from '@letu/core';
import type { Mermaid } from 'mermaid';
import { mermaidConfig } from './config.js';
import { readDirectives } from './diagnostics/directives.js';
import { mistake } from './diagnostics/readError.js';
import { DIAGRAM_KEYWORDS, firstWord } from './diagramType.js';
import { installDom } from './dom/installDom.js';
import { withDrawingArea } from './dom/drawingArea.js';
import { diagnoseIcons } from './icons/diagnoseIcons.js';
import { hasLabelIcon } from './icons/mentions.js';
import { registerIcons } from './icons/packs.js';
import { explain } from './explain.js';
import { choosesTheme } from './letu/choosesTheme.js';
import { finishLetu } from './letu/finish.js';
import { hasFormula } from './formula.js';
import { mermaidMessages } from './locales/index.js';
import type { MermaidMessages } from './locales/zh-CN.js';
import { defaultOptions, type MermaidOptions } from './options.js';
import { pictureId, toXml, withOwnIds } from './picture/ids.js';
import { withShapes } from './picture/shapes.js';
import { prepareSource, type PreparedSource } from './preprocess.js';
import { writeSource, type WrittenSource } from './wideSankey.js';

/** What asks for the ELK layout in a source: front matter, a directive or the first word. */
const ELK = /\belk\b/;

/** Icons in labels take HTML, which Node would not draw into a PNG: there, one icon would cost the text of all labels. */
const DRAWS_LABEL_ICONS = !('process' in globalThis && 'node' in (globalThis.process.versions ?? {}));

let loaded: Promise<Mermaid> | undefined;

async function load(): Promise<Mermaid> {
  loaded ??= (async () => {
    installDom();
    // Imported here and not at the top: Mermaid and what it uses look for a DOM when they are evaluated.
    const mermaid = (await import('mermaid')).default;
    registerIcons(mermaid);
    return mermaid;
  })();
  try {
    return await loaded;
  } catch (cause) {
    loaded = undefined;
    throw loadFailure(cause);
  }
}

function loadFailure(cause: unknown): DiagramError {
  const reason = cause instanceof Error ? ` ${cause.message}` : '';
  return new DiagramError('engine-load-failed', `A part of Mermaid could not be loaded.${reason}`, { cause });
}

/** How Chromium, Firefox, Safari and Node say that a module could not be loaded; none of them has an error type for it. */
const LOAD_FAILURE =
  /dynamically imported module|Importing a module script failed|Cannot find (?:module|package)/;

/**
 * Draws Mermaid (https://mermaid.js.org), on a page in a hidden element, elsewhere in a DOM of its own.
 *
 * Mermaid's configuration is global, so calls run one after the other.
 */
export const engine = defineEngine<MermaidOptions>({
  kind: 'mermaid',
  defaultOptions,
  async prepare() {
    await load();
  },
  draw: serialised(drawSource),
});

async function drawSource(
  source: string,
  options: MermaidOptions,
  context: RenderContext,
): Promise<RenderResult> {
  const text = messagesFor(mermaidMessages, context.locale, context.messages);
  const prepared = prepareSource(source);
  const refusal = refuse(prepared, options, text);
  if (refusal) return refusal;

  const type = firstWord(prepared.text.text);
  const written = writeSource(source, type);
  const mermaid = await load();
  // What the source before said of the configuration would be read again, and a colour that is none would fail again.
  mermaid.mermaidAPI.reset();
  const needsHtml = hasFormula(source) || (DRAWS_LABEL_ICONS && hasLabelIcon(source, type));
  const themed = withoutTwoThemes(options, source, prepared);
  mermaid.initialize(mermaidConfig(themed, context.theme, needsHtml));
  const icons = await loadWith(context, async () => {
    await loadParts(mermaid, source, type, options);
    return loadIcons(source, type, needsHtml || options.htmlLabels, text);
  });
  const id = pictureId(source, options, context.theme);
  const result = readBack(await draw(mermaid, written.text.text, id, context), written);
  if (result.status === 'failure') return result;
  const diagnostics = [...result.diagnostics, ...icons];
  const svg = themed.theme === 'letu' ? finishLetu(result.svg, type, context.theme) : result.svg;
  return { ...result, diagnostics, ...withShapes(svg, source) };
}

/** Leaves Letu's look to sources that choose no theme themselves: half of one look and half of another is none. */
function withoutTwoThemes(
  options: MermaidOptions,
  source: string,
  { frontMatter }: PreparedSource,
): MermaidOptions {
  if (options.theme !== 'letu' || !choosesTheme(source, frontMatter?.text)) return options;
  return { ...options, theme: 'auto' };
}

/** Loads the icons that a source names, and returns what is to be said of those that cannot be drawn. */
async function loadIcons(source: string, type: string, isHtml: boolean, text: MermaidMessages) {
  try {
    return await diagnoseIcons(source, type, isHtml, text);
  } catch (cause) {
    throw loadFailure(cause);
  }
}

/** Refuses a text that is too long: Mermaid itself would draw a picture that says so. */
function refuse(
  { text: bare }: PreparedSource,
  { maxTextSize }: MermaidOptions,
  text: MermaidMessages,
): RenderFailure | undefined {
  const length = bare.text.length - 1;
  if (length <= maxTextSize) return undefined;
  const range = bare.originRange(maxTextSize, length);
  return { status: 'failure', diagnostics: [mistake(range, text.textTooLong(length, maxTextSize))] };
}

const loadedParts = new Set<string>();

/** Loads what a source needs of Mermaid, apart from drawing it, so that a slow network does not use up the time limit. */
async function loadParts(
  mermaid: Mermaid,
  source: string,
  type: string,
  { layout }: MermaidOptions,
): Promise<void> {
  if (DIAGRAM_KEYWORDS.includes(type)) {
    await loadOnce(type, () => mermaid.parse(type, { suppressErrors: true }));
  }
  if (layout === 'elk' || ELK.test(source)) {
    await loadOnce('elk', () => drawPicture(mermaid, 'letu-mermaid-elk', 'flowchart-elk\nA-->B'));
  }
}

async function loadOnce(part: string, work: () => Promise<unknown>): Promise<void> {
  if (loadedParts.has(part)) return;
  try {
    await work();
    loadedParts.add(part);
  } catch {
    // The drawing that follows fails alike, and says why.
  }
}

function drawPicture(mermaid: Mermaid, id: string, source: string, locale?: Locale) {
  return withDrawingArea((area) => mermaid.render(id, source, area), locale);
}

/** A picture of which is not said yet what it shows. */
type Drawn = RenderFailure | Omit<RenderSuccess, 'shapes'>;

async function draw(
  mermaid: Mermaid,
  source: string,
  id: string,
  { locale, messages }: RenderContext,
): Promise<Drawn> {
  const text = messagesFor(mermaidMessages, locale, messages);
  try {
    const { svg, diagramType } = await drawPicture(mermaid, id, source, locale);
    // The word “error” draws Mermaid's own error picture.
    if (diagramType === 'error') throw Object.assign(new Error(), { name: 'UnknownDiagramError' });
    const picture = withLanguage(toXml(withOwnIds(svg, id)), locale);
    return { status: 'success', svg: picture, diagnostics: readDirectives(source, text) };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (LOAD_FAILURE.test(error.message)) throw loadFailure(error);
    const attempts = {
      parse: (part: string) => mermaid.parse(part),
      draw: (part: string) => drawPicture(mermaid, id, part, locale),
    };
    return explain(error, source, attempts, text);
  }
}

/** Turns a result about the text Mermaid got into one about the text the user wrote. */
function readBack(result: Drawn, { text, restore }: WrittenSource): Drawn {
  const diagnostics = result.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    ...text.originRange(diagnostic.from, diagnostic.to),
    message: restore(diagnostic.message),
  }));
  if (result.status === 'failure') return { ...result, diagnostics };
  return { ...result, diagnostics, svg: restore(result.svg) };
}
