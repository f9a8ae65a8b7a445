import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { SVG } from 'image-size/types/svg';
import { WEBP } from 'image-size/types/webp';
import type { DiagramFile } from './file/diagramFile.js';

const READERS = {
  'image/png': PNG,
  'image/jpeg': JPG,
  'image/gif': GIF,
  'image/webp': WEBP,
  'image/svg+xml': SVG,
} as const satisfies Record<DiagramFile['mediaType'], unknown>;

/** The width and height of a picture as it is looked at, in pixels; undefined where it does not say. */
export function pictureSize({
  mediaType,
  bytes,
}: Pick<DiagramFile, 'mediaType' | 'bytes'>):
  { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = READERS[mediaType].calculate(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    // From 5 on, a camera was held on its side (https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, 4.6.4).
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
