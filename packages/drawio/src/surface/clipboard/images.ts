import { FileError, MAX_FILE_BYTES, mediaTypeOf } from '@letu/core';
import type { Point } from '../../document/model.js';

/** An image as it is kept in a file, and how large it is shown. */
export interface TakenImage {
  /** A data URL. */
  readonly address: string;
  readonly size: Point;
}

/** More pixels along a side than can be seen are left out. */
const MOST_PIXELS = 1_600;
/** As large as an image is shown at first. */
const LARGEST = 480;
/** Images of more bytes are written anew, since a file is read as a whole. */
const MOST_BYTES = 400_000;

/**
 * Returns an image as it is put into a file, with no more pixels than are of use.
 *
 * @throws FileError where it is none, or too large.
 */
export async function takeImage(image: Blob): Promise<TakenImage> {
  if (image.size > MAX_FILE_BYTES) throw new FileError('too-large', 'The image has too many bytes.');
  const bytes = new Uint8Array(await image.arrayBuffer());
  const isDrawn = image.type === 'image/svg+xml' || /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(headOf(bytes));
  const type = isDrawn ? 'image/svg+xml' : mediaTypeOf(bytes);
  if (type === undefined) throw new FileError('unsupported-type', 'The file is no image.');
  const address = await addressOf(new Blob([bytes], { type }));
  const element = await loaded(address);
  const natural = { x: element.naturalWidth || 300, y: element.naturalHeight || 150 };
  const shown = Math.min(1, LARGEST / Math.max(natural.x, natural.y));
  const size = {
    x: Math.max(Math.round(natural.x * shown), 1),
    y: Math.max(Math.round(natural.y * shown), 1),
  };
  const isLarge = Math.max(natural.x, natural.y) > MOST_PIXELS || bytes.length > MOST_BYTES;
  if (isDrawn || !isLarge || type === 'image/gif') return { address, size };
  return { address: smaller(element, natural, type) ?? address, size };
}

const headOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 400));

function smaller(element: HTMLImageElement, natural: Point, type: string): string | undefined {
  const scale = Math.min(1, MOST_PIXELS / Math.max(natural.x, natural.y));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(natural.x * scale), 1);
  canvas.height = Math.max(Math.round(natural.y * scale), 1);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(element, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', 0.9);
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () =>
      reject(new FileError('unsupported-type', 'The file cannot be read.')),
    );
    reader.readAsDataURL(blob);
  });
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    throw new FileError('unsupported-type', 'The image cannot be drawn.');
  }
  return image;
}
