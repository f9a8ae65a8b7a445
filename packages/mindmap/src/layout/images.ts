import type { DiagramFile } from '@letu/core';
import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { SVG } from 'image-size/types/svg';
import { WEBP } from 'image-size/types/webp';
import { treesOf, withDescendants, type MindMap } from '../document/model.js';
import type { MapImage } from './content.js';

const READERS = {
  'image/png': PNG,
  'image/jpeg': JPG,
  'image/gif': GIF,
  'image/webp': WEBP,
  'image/svg+xml': SVG,
} as const satisfies Record<DiagramFile['mediaType'], unknown>;

/** Where the size of a picture cannot be read. */
const UNKNOWN = { width: 200, height: 150 };
/** What all pictures of a map take together, in bytes: a larger picture is no picture that opens quickly. */
const MOST_BYTES = 6 << 20;
/** `String.fromCharCode` takes so many bytes at a time. */
const CHUNK = 0x8000;

/** Returns the pictures that a map shows, as far as their files are to be had. */
export function mapImages(map: MindMap, files: readonly DiagramFile[]): ReadonlyMap<string, MapImage> {
  const images = new Map<string, MapImage>();
  if (files.length === 0) return images;
  const byId = new Map(files.map((file) => [file.id, file]));
  let room = MOST_BYTES;
  for (const { image } of withDescendants(treesOf(map))) {
    const file = image && byId.get(image.file);
    if (!file || images.has(file.id) || file.bytes.length > room) continue;
    room -= file.bytes.length;
    images.set(file.id, mapImageOf(file));
  }
  return images;
}

/** Returns a file as a map shows it: as an address that holds it, and how large it is. */
export function mapImageOf({ mediaType, bytes }: Pick<DiagramFile, 'mediaType' | 'bytes'>): MapImage {
  return { url: `data:${mediaType};base64,${base64(bytes)}`, ...sizeOf(mediaType, bytes) };
}

function sizeOf(mediaType: DiagramFile['mediaType'], bytes: Uint8Array): Pick<MapImage, 'width' | 'height'> {
  try {
    const { width, height, orientation = 1 } = READERS[mediaType].calculate(bytes);
    if (!(width > 0 && height > 0)) return UNKNOWN;
    // From 5 on, a camera was held on its side (https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, 4.6.4).
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return UNKNOWN;
  }
}

function base64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return btoa(pieces.join(''));
}
