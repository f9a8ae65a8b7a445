import {
  defineEngine,
  LineIndex,
  messagesFor,
  padWideText,
  stampShapes,
  stripPadding,
  svgElements,
  textShapes,
  unlocatedDiagnostic,
  withLanguage,
  type PaddedText,
  type RenderContext,
  type RenderResult,
} from '@letu/core';
import { loadPikchr, type Pikchr } from 'pikchr-js';
import { inLetuLook } from './picture/letu.js';
import { runsOf } from './picture/runs.js';
import { shapesOf } from './picture/shapes.js';
import { readError, readPrinted } from './diagnostics.js';
import { pikchrMessages } from './locales/index.js';
import { defaultOptions, type PikchrOptions } from './options.js';

/** Pikchr counts a Chinese character as 11 px of a 16 px font, and an invisible one as much: 45 % more of them fit. */
const PADDING_PER_WIDE_CHARACTER = 0.45;

let loaded: Promise<Pikchr> | undefined;
const load = () => (loaded ??= loadPikchr());

/** Draws Pikchr (https://pikchr.org). */
export const engine = defineEngine<PikchrOptions>({
  kind: 'pikchr',
  defaultOptions,
  async prepare() {
    await load();
  },
  async draw(source, { look }, context) {
    try {
      const result = draw(await load(), source, context);
      const isLetu = look === 'letu' && result.status === 'success';
      return isLetu ? { ...result, svg: inLetuLook(result.svg, context.theme) } : result;
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      // Pikchr has no limit of its own to nesting and runs over its stack; its memory is of no use after that.
      loaded = undefined;
      return tooComplex(source, context);
    }
  },
});

function tooComplex(source: string, { locale, messages }: RenderContext): RenderResult {
  const message = messagesFor(pikchrMessages, locale, messages).tooComplex;
  const about = { severity: 'error', message, source: 'pikchr' } as const;
  return { status: 'failure', diagnostics: [unlocatedDiagnostic(new LineIndex(source), about)] };
}

function draw(pikchr: Pikchr, source: string, { theme, locale, messages }: RenderContext): RenderResult {
  const text = messagesFor(pikchrMessages, locale, messages);
  const padded = padSource(source);
  const flags = pikchr.flags.PLAINTEXT_ERRORS | (theme === 'dark' ? pikchr.flags.DARK_MODE : 0);
  const { svg: output, width } = pikchr.render(padded.text, 'pikchr', flags);
  if (width < 0) return { status: 'failure', diagnostics: [readError(output, source, padded, text)] };

  const start = output.indexOf('<svg');
  const diagnostics = readPrinted(
    stripPadding(output.slice(0, Math.max(start, 0)), padded.padding),
    source,
    text,
  );
  if (start < 0) {
    const nothing = { from: 0, to: source.length, message: text.nothingDrawn, source: 'pikchr' };
    return { status: 'failure', diagnostics: [...diagnostics, { ...nothing, severity: 'info' }] };
  }
  const svg = withLanguage(stripPadding(output.slice(start), padded.padding), locale);
  const runs = runsOf(svg, source, (marked) => drawMarked(pikchr, marked));
  const shapes = runs ? shapesOf(runs, text.classes) : textShapes(svgElements(svg));
  return { status: 'success', diagnostics, ...stampShapes(svg, shapes) };
}

function padSource(source: string): PaddedText {
  // A byte order mark, which editors on Windows write, is no token of Pikchr's.
  return padWideText(source.replace(/^\uFEFF/, ' '), (length) =>
    Math.ceil(length * PADDING_PER_WIDE_CHARACTER),
  );
}

/** Draws a text for the sake of its colours alone. */
function drawMarked(pikchr: Pikchr, source: string): string | undefined {
  const { text, padding } = padSource(source);
  try {
    const { svg, width } = pikchr.render(text, 'pikchr', pikchr.flags.PLAINTEXT_ERRORS);
    return width < 0 ? undefined : stripPadding(svg.slice(Math.max(svg.indexOf('<svg'), 0)), padding);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    // The first picture stands, but this memory is of no use any more.
    loaded = undefined;
    return undefined;
  }
}
