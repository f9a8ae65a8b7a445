import { DiagramError } from '../error.js';
import { svgSize, withSize } from './svgSize.js';
import { toSvgFile, type SvgFileOptions } from './toSvgFile.js';

/** Chromium's limits for a canvas; Firefox's and Safari's are met by the same area. */
const LARGEST_SIDE = 16_384;
const LARGEST_AREA = 16_384 * 16_384;

/** How a picture becomes pixels. */
export interface PngOptions extends SvgFileOptions {
  /** Pixels a CSS pixel. @default 2 */
  readonly scale?: number | undefined;
}

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
export async function toPng(svg: string, { scale = 2, background }: PngOptions = {}): Promise<Blob> {
  const { width, height } = svgSize(svg);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  if (Math.max(size.width, size.height) > LARGEST_SIDE || size.width * size.height > LARGEST_AREA) {
    throw new DiagramError('export-failed', `A canvas cannot hold ${size.width} by ${size.height} pixels.`);
  }
  const image = await loadImage(toSvgFile(withSize(svg, size)));
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (context && background !== undefined) {
    // Sides are rounded up to whole pixels, which the picture itself need not fill.
    context.fillStyle = background;
    context.fillRect(0, 0, size.width, size.height);
  }
  context?.drawImage(image, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new DiagramError('export-failed', 'The canvas gave no picture.'));
    }, 'image/png');
  });
}

async function loadImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A blob's address would taint the canvas as soon as the picture holds HTML labels; a data URL does not.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch (cause) {
    throw new DiagramError('export-failed', 'The picture could not be drawn.', { cause });
  }
  return image;
}
