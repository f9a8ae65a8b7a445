import {
  DEFAULT_LOCALE,
  defineEngine,
  diagnosticOnLine,
  FormatError,
  LineIndex,
  messagesFor,
  unlocatedDiagnostic,
  withLanguage,
  type Diagnostic,
  type Locale,
  type RenderContext,
  type RenderFailure,
  type RenderResult,
} from '@letu/core';
import { findMeasurer } from '@letu/svg-dom';
import { FileFailure } from './document/failures.js';
import type { DrawioFile } from './document/model.js';
import { readFile } from './document/readFile.js';
import { installDom } from './draw/installDom.js';
import { addressesOf } from './draw/imagesAt.js';
import { cellRanges, withRanges } from './draw/ranges.js';
import { createLabelMeasure, type LabelMeasure } from './graph/labels/measure.js';
import { drawioMessages } from './locales/index.js';
import type { DrawioMessages } from './locales/zh-CN.js';
import { LETU } from './letuLook.js';
import { defaultOptions, type DrawioOptions } from './options.js';

const measures = new Map<Locale, LabelMeasure>();

function measureFor(locale: Locale): LabelMeasure {
  const known = measures.get(locale) ?? createLabelMeasure(findMeasurer(), locale);
  measures.set(locale, known);
  return known;
}

/** Loads what draws, once there is a document: the library asks for its surroundings while it is loaded. */
async function loadDrawing(): Promise<typeof import('./draw/drawFile.js')> {
  installDom();
  return import('./draw/drawFile.js');
}

/** Draws general diagrams, in files of draw.io: the same picture in a page, in a worker and in Node. */
export const engine = defineEngine<DrawioOptions>({
  kind: 'drawio',
  defaultOptions,
  async prepare() {
    await loadDrawing();
  },
  draw,
});

/** More is no picture that anything shows, in characters. */
const MOST_SVG = 40 << 20;

async function draw(source: string, options: DrawioOptions, context: RenderContext): Promise<RenderResult> {
  const { locale = DEFAULT_LOCALE, theme } = context;
  const messages = messagesFor(drawioMessages, locale, context.messages);
  const file = read(source);
  if (file instanceof FormatError) return failureOf(file, source, messages, locale);
  const { drawFile, pagesNamed } = await loadDrawing();
  const named = pagesNamed(file, options.page);
  const pages = named.length > 0 ? named : file.pages.slice(0, 1);
  const message = messages.noSuchPage(options.page.trim());
  const warning = { severity: 'warning', message, source: 'drawio' } as const;
  const { svg, shapes } = drawFile(file, pages, {
    theme,
    measure: measureFor(locale),
    images: addressesOf(context.files),
    ground: options.look === 'letu' ? LETU.ground : undefined,
  });
  if (svg.length > MOST_SVG) {
    const about = { severity: 'error', message: messages.pictureTooLarge, source: 'drawio' } as const;
    return { status: 'failure', diagnostics: [unlocatedDiagnostic(new LineIndex(source), about)] };
  }
  const [first] = pages;
  const ranges = cellRanges(source, first && pages.length === 1 ? file.pages.indexOf(first) : -1);
  return {
    status: 'success',
    svg: withLanguage(svg, locale),
    shapes: withRanges(shapes, ranges, source),
    diagnostics: named.length > 0 ? [] : [unlocatedDiagnostic(new LineIndex(source), warning)],
  };
}

function read(source: string): DrawioFile | FormatError {
  try {
    return readFile(source);
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

function failureOf(
  error: FormatError,
  source: string,
  messages: DrawioMessages,
  locale: Locale,
): RenderFailure {
  const message = error instanceof FileFailure ? error.text(messages) : error.told[locale];
  const about: Omit<Diagnostic, 'from' | 'to'> = { severity: 'error', message, source: 'drawio' };
  return { status: 'failure', diagnostics: [placed(error, about, source)] };
}

function placed(
  { line, range }: FormatError,
  about: Omit<Diagnostic, 'from' | 'to'>,
  source: string,
): Diagnostic {
  if (range) return { ...about, ...range };
  const lines = new LineIndex(source);
  return line === undefined ? unlocatedDiagnostic(lines, about) : diagnosticOnLine(lines, line, about);
}
