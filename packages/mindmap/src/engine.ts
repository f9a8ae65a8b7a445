import {
  DEFAULT_LOCALE,
  defineEngine,
  messagesFor,
  withLanguage,
  type Locale,
  type RenderContext,
  type RenderResult,
} from '@letu/core';
import { findMeasurer } from '@letu/svg-dom';
import { diagnosticsOf } from './diagnostics.js';
import { parse } from './document/parse.js';
import { drawScene } from './draw/drawScene.js';
import { mapImages } from './layout/images.js';
import { layoutMap } from './layout/layoutMap.js';
import { createMeasure, type Measure } from './layout/measure.js';
import { mindmapMessages } from './locales/index.js';
import { defaultOptions, type MindmapOptions } from './options.js';
import { shapesOf } from './shapes.js';

const measures = new Map<Locale, Measure>();

function measureFor(locale: Locale): Measure {
  const known = measures.get(locale) ?? createMeasure(findMeasurer(), locale);
  measures.set(locale, known);
  return known;
}

/** Draws mind maps, all by itself: the same picture in a page, in a worker and in Node. */
export const engine = defineEngine<MindmapOptions>({
  kind: 'mindmap',
  defaultOptions,
  async prepare() {
    findMeasurer();
  },
  draw,
});

async function draw(source: string, _options: MindmapOptions, context: RenderContext): Promise<RenderResult> {
  const { locale = DEFAULT_LOCALE, theme } = context;
  const messages = messagesFor(mindmapMessages, locale, context.messages);
  const { map, findings, ranges, isWhole } = parse(source);
  const diagnostics = diagnosticsOf(findings, messages);
  if (!isWhole) return { status: 'failure', diagnostics };
  const images = mapImages(map, context.files ?? []);
  const scene = layoutMap(map, { measure: measureFor(locale), theme, images });
  return {
    status: 'success',
    svg: withLanguage(drawScene(scene), locale),
    shapes: shapesOf(scene, source, ranges, messages),
    diagnostics,
  };
}
