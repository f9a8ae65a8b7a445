import { knownOptions, toDiagramFile } from '@letu/core';
import { carriesDiagram, exportedSize, exportPicture, type ExportablePicture } from '@letu/editor/view';
import { kindByName, kindByPath, kindByType } from '@letu/kinds';
import { drawDiagram } from '../../kinds/drawDiagram.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { htmlPicture } from './htmlPicture.js';
import type { RenderRequest } from './protocol.js';
import { Refusal } from './refusal.js';

/** A file that was asked for. */
export interface DrawnFile {
  readonly file: Blob;
  /** In its pixels; of an SVG or PDF in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Draws what is asked for, of what is in the request alone.
 *
 * @throws A `Refusal`, a `DiagramError` or a `FileError`.
 */
export async function drawRequest(request: RenderRequest, signal: AbortSignal): Promise<DrawnFile> {
  const { format, width, height, scale, background, carry } = request;
  const picture = await pictureOf(request, signal);
  const output = { width, height, scale, background };
  const carrying = carry && carriesDiagram(format) ? picture : { ...picture, diagram: undefined };
  const file = await exportPicture(carrying, format, output);
  return { file, ...exportedSize(picture.svg, format, output) };
}

/** What is drawn, and for whom. */
export type Drawing = Pick<RenderRequest, 'diagram' | 'html' | 'width' | 'theme' | 'locale'>;

/**
 * Draws a diagram, or a piece of HTML.
 *
 * @throws A `Refusal`, a `DiagramError` or a `FileError`.
 */
export async function pictureOf(
  { diagram, html = '', width, theme, locale }: Drawing,
  signal: AbortSignal,
): Promise<ExportablePicture> {
  if (!diagram) return { svg: await htmlPicture(html, { width, theme }), theme };
  const { kind: name, source, options, files } = diagram;
  const kind = kindByName(name) ?? kindByPath(name) ?? kindByType(name);
  if (!kind) throw new Refusal('unknown-kind', `There is no kind called ${name}.`);
  const read = await Promise.all(
    files.map(async (file) => toDiagramFile(new Uint8Array(await file.arrayBuffer()))),
  );
  const known = knownOptions((await loadChunk(kind.loadKind)).optionFields, options);
  const drawn = { source, options: known, files: read };
  return {
    svg: await drawDiagram(kind, drawn, { theme, locale, signal }),
    theme,
    diagram: { type: kind.type, ...drawn },
  };
}
