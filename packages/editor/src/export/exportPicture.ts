import { DiagramError, toPng, toSvgFile, type Theme } from '@letu/core';
import type { ExportablePicture } from './exportablePicture.js';

/** A file format a picture can be exported in. */
export type DiagramExportFormat = 'svg' | 'png' | 'pdf';

/** What lies behind a picture in a file; `theme` is the ground it was drawn for. */
export type PictureBackground = 'transparent' | 'white' | 'theme';

/** How a picture becomes a file. */
export interface DiagramExportOptions {
  /** Pixels of a PNG a CSS pixel, more than 0. @default 2 */
  readonly scale?: number | undefined;
  /**
   * What lies behind the picture.
   *
   * @default 'theme', since shapes drawn for a dark page cannot be seen on a white one; nothing behind a light SVG
   */
  readonly background?: PictureBackground | undefined;
}

const GROUND: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#1e1f23' };

/**
 * Makes a file of a picture.
 *
 * @param picture The picture; with its diagram, the file can be opened again.
 * @param format The file's format.
 * @param options See `DiagramExportOptions`.
 * @throws A `DiagramError` with the code `export-failed`.
 */
export async function exportPicture(
  picture: ExportablePicture,
  format: DiagramExportFormat,
  { scale, background }: DiagramExportOptions = {},
): Promise<Blob> {
  const ground = groundOf(picture.theme, background ?? defaultBackground(picture.theme, format));
  if (format === 'svg') return svgFile(picture, ground);
  if (format === 'png') return pngFile(picture, { scale, background: ground });
  const { toPdf } = await import('./toPdf.js');
  return toPdf(picture, ground);
}

function defaultBackground(theme: Theme, format: DiagramExportFormat): PictureBackground {
  return format === 'svg' && theme === 'light' ? 'transparent' : 'theme';
}

function groundOf(theme: Theme, background: PictureBackground): string | undefined {
  if (background === 'transparent') return undefined;
  return background === 'white' ? GROUND.light : GROUND[theme];
}

async function svgFile({ svg, diagram }: ExportablePicture, background: string | undefined): Promise<Blob> {
  const file = toSvgFile(svg, { background });
  const carrying = diagram ? (await carriers()).svgWithDiagram(file, diagram) : file;
  return new Blob([carrying], { type: 'image/svg+xml' });
}

async function pngFile(
  { svg, diagram }: ExportablePicture,
  options: { scale: number | undefined; background: string | undefined },
): Promise<Blob> {
  const png = await toPng(svg, options);
  if (!diagram) return png;
  const { pngWithDiagram } = await carriers();
  const bytes = pngWithDiagram(new Uint8Array(await png.arrayBuffer()), diagram);
  return new Blob([bytes], { type: 'image/png' });
}

/** The codec is loaded with the first file that carries its diagram. */
async function carriers() {
  try {
    return await import('@letu/codec');
  } catch (cause) {
    throw new DiagramError('export-failed', 'A part of the export could not be loaded.', { cause });
  }
}
