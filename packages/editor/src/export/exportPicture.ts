import {
  DiagramError,
  inSize,
  svgSize,
  toBitmap,
  toSvgFile,
  type BitmapFormat,
  type Theme,
  type WantedSize,
} from '@letu/core';
import { colours } from '@letu/core/palette';
import type { ExportablePicture } from './exportablePicture.js';

/** A file format a picture can be exported in. */
export type DiagramExportFormat = 'svg' | 'pdf' | BitmapFormat;

/** What lies behind a picture in a file; `theme` is the ground it was drawn for, `#…` a colour in hexadecimal digits. */
export type PictureBackground = 'transparent' | 'white' | 'theme' | `#${string}`;

/** How a picture becomes a file. */
export interface DiagramExportOptions extends WantedSize {
  /** Pixels of a PNG, JPEG or WebP a CSS pixel, more than 0; a width or height says how many there are in all. @default 2 */
  readonly scale?: number | undefined;
  /**
   * What lies behind the picture. JPEG has nothing transparent and is white there.
   *
   * @default 'theme', since shapes drawn for a dark page cannot be seen on a white one; nothing behind a light SVG
   */
  readonly background?: PictureBackground | undefined;
}

const GROUND: Readonly<Record<Theme, string>> = { light: colours.light.surface, dark: colours.dark.ground };

/** Whether files of a format can carry the diagram they show. */
export const carriesDiagram = (format: DiagramExportFormat) => format !== 'jpg' && format !== 'webp';

/**
 * Makes a file of a picture.
 *
 * @param picture The picture; with its diagram, the file can be opened again, where its format has room for that.
 * @param format The file's format.
 * @param options See `DiagramExportOptions`.
 * @throws A `DiagramError` with the code `export-failed`, or `unsupported-environment` for a format that the browser does not write.
 */
export async function exportPicture(
  picture: ExportablePicture,
  format: DiagramExportFormat,
  { scale, background, width, height }: DiagramExportOptions = {},
): Promise<Blob> {
  const ground = groundOf(picture.theme, background ?? defaultBackground(picture.theme, format));
  const sized = { ...picture, svg: inSize(picture.svg, { width, height }) };
  if (format === 'svg') return svgFile(sized, ground);
  if (format === 'pdf') {
    const { toPdf } = await import('./toPdf.js');
    const pages = picture.pages ?? [picture.svg];
    return toPdf(
      pages.map((svg) => ({ ...picture, svg: inSize(svg, { width, height }) })),
      ground,
    );
  }
  const isExact = width !== undefined || height !== undefined;
  const file = await toBitmap(sized.svg, format, { scale: isExact ? 1 : scale, background: ground });
  return format === 'png' ? pngFile(file, picture.diagram) : file;
}

/**
 * Returns the size that a file of a picture has, in its pixels; an SVG or PDF in CSS pixels.
 *
 * @param svg A complete `<svg>` element as text.
 */
export function exportedSize(
  svg: string,
  format: DiagramExportFormat,
  { scale = 2, width, height }: DiagramExportOptions = {},
) {
  const isExact = width !== undefined || height !== undefined;
  const factor = isExact || format === 'svg' || format === 'pdf' ? 1 : scale;
  const size = svgSize(inSize(svg, { width, height }));
  return { width: Math.ceil(size.width * factor), height: Math.ceil(size.height * factor) };
}

function defaultBackground(theme: Theme, format: DiagramExportFormat): PictureBackground {
  return format === 'svg' && theme === 'light' ? 'transparent' : 'theme';
}

function groundOf(theme: Theme, background: PictureBackground): string | undefined {
  if (background === 'transparent') return undefined;
  if (background === 'white') return GROUND.light;
  return background === 'theme' ? GROUND[theme] : background;
}

async function svgFile({ svg, diagram }: ExportablePicture, background: string | undefined): Promise<Blob> {
  const file = toSvgFile(svg, { background });
  const carrying = diagram ? (await carriers()).svgWithDiagram(file, diagram) : file;
  return new Blob([carrying], { type: 'image/svg+xml' });
}

async function pngFile(png: Blob, diagram: ExportablePicture['diagram']): Promise<Blob> {
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
