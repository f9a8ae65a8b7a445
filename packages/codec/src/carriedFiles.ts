import { FileError, toDiagramFile, type DiagramFile } from '@letu/core';
import { base64 } from './bytes/sixBit.js';
import { attempt } from './dialects/attempt.js';
import { isRecord } from './dialects/json.js';

/** A file as a picture carries it; its name is found anew from its bytes. */
interface CarriedFile {
  readonly mediaType: string;
  /** The bytes in base64. */
  readonly data: string;
}

/** Returns files as JSON can hold them. */
export function carriedFiles(files: readonly DiagramFile[]): CarriedFile[] {
  return files.map(({ mediaType, bytes }) => ({ mediaType, data: base64.encode(bytes) }));
}

/** Returns the files that JSON holds, without those that no diagram can have. */
export function filesOf(value: unknown): DiagramFile[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const data = isRecord(item) && typeof item['data'] === 'string' ? item['data'] : undefined;
    const bytes = data === undefined ? undefined : attempt(() => base64.decode(data));
    const file = bytes && fileOf(new Uint8Array(bytes));
    return file ? [file] : [];
  });
}

function fileOf(bytes: Uint8Array<ArrayBuffer>): DiagramFile | undefined {
  try {
    return toDiagramFile(bytes);
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}
