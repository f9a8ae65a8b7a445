import {
  defineEngine,
  LineIndex,
  loadWith,
  messagesFor,
  unlocatedDiagnostic,
  withLanguage,
  type RenderContext,
  type RenderResult,
} from '@letu/core';
import { findMeasurer, type TextMeasurer } from '@letu/svg-dom';
import { diagnosticsOf } from './diagnostics.js';
import { takeImages } from './document/images.js';
import { isFrame, isEmbed, type SceneElement, type TextElement } from './document/model.js';
import { parse } from './document/parse.js';
import { Board } from './draw/board.js';
import { drawScene } from './draw/drawScene.js';
import { fontFaces } from './fonts/fontFaces.js';
import { excalidrawMessages } from './locales/index.js';
import { defaultOptions, type ExcalidrawOptions } from './options.js';
import { shapeIdsOf } from './shapeIds.js';
import { shapesOf } from './shapes.js';

/** Draws boards by itself, as Excalidraw's own export does (https://excalidraw.com): the same in a page, in a worker and in Node. */
export const engine = defineEngine<ExcalidrawOptions>({ kind: 'excalidraw', defaultOptions, draw });

async function draw(
  source: string,
  _options: ExcalidrawOptions,
  context: RenderContext,
): Promise<RenderResult> {
  const messages = messagesFor(excalidrawMessages, context.locale, context.messages);
  const { scene: parsed, findings, ranges } = parse(source);
  const diagnostics = diagnosticsOf(findings, messages);
  if (!parsed) return { status: 'failure', diagnostics };
  const { scene, files } = takeImages(parsed);
  const board = new Board(scene.elements);
  const ids = shapeIdsOf(scene.elements);
  const fonts = await loadWith(context, () => fontFaces(scene.elements.filter(isText)));
  const { svg, missingImages } = drawScene(scene, board, {
    theme: context.theme,
    ids,
    files: new Map([...files, ...(context.files ?? [])].map((file) => [file.id, file])),
    measurer: measurerFor(scene.elements),
    frameName: messages.frame,
    fonts,
  });
  return {
    status: 'success',
    svg: withLanguage(svg, context.locale),
    shapes: shapesOf(board, ids, source, ranges, messages),
    diagnostics: [
      ...diagnostics,
      ...(missingImages > 0 ? [missing(messages.missingImages(missingImages), source)] : []),
    ],
  };
}

const isText = (element: SceneElement): element is TextElement => element.type === 'text';

const missing = (message: string, source: string) =>
  unlocatedDiagnostic(new LineIndex(source), { severity: 'warning', message, source: 'excalidraw' });

/** Texts say themselves how wide they are; what has none of its own does not. */
function measurerFor(elements: readonly SceneElement[]): TextMeasurer | undefined {
  return elements.some((element) => isFrame(element) || isEmbed(element)) ? findMeasurer() : undefined;
}
