import { DiagramError } from '../error.js';
import { loadImage } from './loadImage.js';
import { inSize, svgSize } from './svgSize.js';
import { toSvgFile, type SvgFileOptions } from './toSvgFile.js';

/** Chromium's limits for a canvas; Firefox's and Safari's are met by the same area. */
const LARGEST_SIDE = 16_384;
const LARGEST_AREA = 16_384 * 16_384;

/** A format of pixels that a page can write. */
export type BitmapFormat = 'png' | 'jpg' | 'webp';

/** How a picture becomes pixels. */
export interface PngOptions extends SvgFileOptions {
  /** Pixels a CSS pixel. @default 2 */
  readonly scale?: number | undefined;
}

const MEDIA_TYPES: Readonly<Record<BitmapFormat, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
/** How much of a picture JPEG and WebP keep: lines and letters stay clean at this. */
const QUALITY = 0.92;

/** Returns the largest scale at which a picture fits into a PNG. @param svg A complete `<svg>` element as text. */
export function largestPngScale(svg: string): number {
  const { width, height } = svgSize(svg);
  return Math.min(LARGEST_SIDE / Math.max(width, height), Math.sqrt(LARGEST_AREA / (width * height)));
}

/**
 * Draws a picture into a PNG, in a page.
 *
 * @param svg A complete `<svg>` element as text.
 * @param options See `PngOptions`.
 * @throws A `DiagramError` with the code `export-failed` if the picture is too large for a canvas or cannot be drawn.
 */
export function toPng(svg: string, options?: PngOptions): Promise<Blob> {
  return toBitmap(svg, 'png', options);
}

/**
 * Draws a picture into a file of pixels, in a page.
 *
 * @param svg A complete `<svg>` element as text.
 * @param format The file's format; JPEG has no transparency, and is white where nothing is drawn.
 * @param options See `PngOptions`.
 * @throws A `DiagramError` with the code `export-failed` if the picture is too large for a canvas or cannot be drawn, and
 * `unsupported-environment` where the browser does not write the format.
 */
export async function toBitmap(
  svg: string,
  format: BitmapFormat,
  { scale = 2, background = format === 'jpg' ? '#ffffff' : undefined }: PngOptions = {},
): Promise<Blob> {
  const { width, height } = svgSize(svg);
  const size = { width: pixels(width * scale), height: pixels(height * scale) };
  if (Math.max(size.width, size.height) > LARGEST_SIDE || size.width * size.height > LARGEST_AREA) {
    throw new DiagramError('export-failed', `A canvas cannot hold ${size.width} by ${size.height} pixels.`);
  }
  const image = await loadImage(toSvgFile(inSize(svg, size)));
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (context && background !== undefined) {
    // Sides are rounded up to whole pixels, which the picture itself need not fill.
    context.fillStyle = background;
    context.fillRect(0, 0, size.width, size.height);
  }
  context?.drawImage(image, 0, 0, size.width, size.height);
  const type = MEDIA_TYPES[format];
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (!blob) reject(new DiagramError('export-failed', 'The canvas gave no picture.'));
        // A browser that does not know a format writes a PNG in its place.
        else if (blob.type === type) resolve(blob);
        else reject(new DiagramError('unsupported-environment', `The browser does not write ${type}.`));
      },
      type,
      QUALITY,
    );
  });
}

/** What is a whole number of pixels but for the last digits of a fraction is no pixel more. */
const pixels = (length: number) => Math.max(1, Math.ceil(length - 1e-6));
