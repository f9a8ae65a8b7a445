import { FileError, fromBase64, toDiagramFile, type DiagramFile } from '@letu/core';
import type { TopicImage } from '../document/model.js';
import { wholeWithin } from './values.js';

/** The longest side of a picture in a map, in CSS pixels. */
const LONGEST_SIDE = 4_000;

/** The pictures of a file that is read, each kept once. */
export class Images {
  readonly #files = new Map<string, DiagramFile>();

  get files(): readonly DiagramFile[] {
    return [...this.#files.values()];
  }

  /** Keeps a picture, judged by what it holds; returns undefined for bytes that are none. */
  add(
    bytes: Uint8Array<ArrayBuffer> | undefined,
    size: { readonly width?: unknown; readonly height?: unknown } = {},
  ): TopicImage | undefined {
    const file = bytes && fileOf(bytes);
    if (!file) return undefined;
    this.#files.set(file.id, file);
    const width = wholeWithin(size.width, 1, LONGEST_SIDE);
    const height = wholeWithin(size.height, 1, LONGEST_SIDE);
    return { file: file.id, ...(width && height ? { width, height } : {}) };
  }
}

function fileOf(bytes: Uint8Array<ArrayBuffer>): DiagramFile | undefined {
  try {
    return toDiagramFile(bytes);
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}

/** Returns the bytes of an address that holds them itself, in base64; undefined for any other. */
export function bytesOfDataAddress(address: string): Uint8Array<ArrayBuffer> | undefined {
  const [, code] = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/i.exec(address.trim()) ?? [];
  if (code === undefined) return undefined;
  try {
    return fromBase64(code);
  } catch {
    return undefined;
  }
}
