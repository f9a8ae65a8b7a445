import { FileError, toDiagramFile, type DiagramFile } from '@letu/core';
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
    return Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Returns the address that holds a file itself. */
export function dataAddress({ mediaType, bytes }: DiagramFile): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  }
  return `data:${mediaType};base64,${btoa(pieces.join(''))}`;
}

const PIECE = 1 << 13;
