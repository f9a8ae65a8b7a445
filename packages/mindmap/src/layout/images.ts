import { dataAddress, type DiagramFile } from '@letu/core';
import { pictureSize } from '@letu/core/pictureSize';
import { treesOf, withDescendants, type MindMap } from '../document/model.js';
import type { MapImage } from './content.js';

/** Where the size of a picture cannot be read. */
const UNKNOWN = { width: 200, height: 150 };
/** What all pictures of a map take together, in bytes: a larger picture is no picture that opens quickly. */
const MOST_BYTES = 6 << 20;

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
export function mapImageOf(file: Pick<DiagramFile, 'mediaType' | 'bytes'>): MapImage {
  return { url: dataAddress(file), ...(pictureSize(file) ?? UNKNOWN) };
}
