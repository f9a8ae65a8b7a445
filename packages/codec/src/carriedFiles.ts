import { FileError, toDiagramFile, type DiagramFile } from '@letu/core';
import { base64 } from './bytes/sixBit.js';
import { attempt } from './attempt.js';
import { isRecord } from './dialects/json.js';

/** A file as a picture carries it. */
interface CarriedFile {
  /** Tells whether the bytes are still those; older pictures say none. */
  readonly id: string;
  readonly mediaType: string;
  /** The bytes in base64. */
  readonly data: string;
}

/** Returns files as JSON can hold them. */
export function carriedFiles(files: readonly DiagramFile[]): CarriedFile[] {
  return files.map(({ id, mediaType, bytes }) => ({ id, mediaType, data: base64.encode(bytes) }));
}

/** The files that a picture carries, and how many of them are damaged or none that a diagram can have. */
export interface FoundFiles {
  readonly files: readonly DiagramFile[];
  readonly damaged: number;
}

/** Returns the files that JSON holds. */
export function filesOf(value: unknown): FoundFiles {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const files = items.flatMap((item) => readFile(item) ?? []);
  return { files, damaged: items.length - files.length };
}

function readFile(item: unknown): DiagramFile | undefined {
  if (!isRecord(item) || typeof item['data'] !== 'string') return undefined;
  const { id, data } = item as { readonly id?: unknown; readonly data: string };
  const bytes = attempt(() => base64.decode(data));
  const file = bytes && fileOf(new Uint8Array(bytes));
  return id === undefined || file?.id === id ? file : undefined;
}

function fileOf(bytes: Uint8Array<ArrayBuffer>): DiagramFile | undefined {
  try {
    return toDiagramFile(bytes);
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}
