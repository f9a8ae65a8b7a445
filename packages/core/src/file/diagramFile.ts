import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { mediaTypeOf, type FileMediaType } from './mediaType.js';

/** The largest file of a diagram, in bytes: 10 MiB. */
export const MAX_FILE_BYTES = 10 << 20;

/** What a diagram holds that is no text, such as a picture on a whiteboard. */
export interface DiagramFile {
  /** The SHA-256 of its bytes as 64 hexadecimal digits in lower case. */
  readonly id: string;
  readonly mediaType: FileMediaType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Where the files of diagrams are kept, by their ids. */
export interface FileStore {
  /** Whether files are gone with the page: what has to last stays in the source then, where the kind can have it there. @default false */
  readonly isFleeting?: boolean;
  /** Returns a file's content, whose `type` is its media type, or undefined where there is none to be had. */
  get(id: string): Promise<Blob | undefined>;
  /**
   * Keeps a file and returns its id. The same bytes are kept once.
   *
   * @throws FileError where it is none that a diagram can hold.
   */
  put(content: Blob): Promise<string>;
}

/** Why bytes cannot be a diagram's file: larger than `MAX_FILE_BYTES`, or none of the pictures a diagram can hold. */
export type FileErrorCode = 'too-large' | 'unsupported-type';

/** Bytes that cannot be a diagram's file, with a code to act on. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly code: FileErrorCode;

  constructor(code: FileErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Returns the id of a file. Browsers hash only on pages with HTTPS themselves, which a page of a local network is not. */
export function fileIdOf(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** Tells whether a text can be the id of a file. */
export function isFileId(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/**
 * Returns bytes as the file of a diagram: what they are is told by what they hold, whatever they are said to be.
 *
 * @throws FileError
 */
export function toDiagramFile(bytes: Uint8Array<ArrayBuffer>): DiagramFile {
  if (bytes.length > MAX_FILE_BYTES) {
    throw new FileError('too-large', `The file has ${bytes.length} bytes and may have ${MAX_FILE_BYTES}.`);
  }
  const mediaType = mediaTypeOf(bytes);
  if (!mediaType) throw new FileError('unsupported-type', 'The file is no PNG, JPEG, GIF, WebP or SVG.');
  return { id: fileIdOf(bytes), mediaType, bytes };
}

/** Returns the files of a diagram that are to be had. */
export async function loadFiles(
  store: Pick<FileStore, 'get'>,
  ids: readonly string[] = [],
): Promise<readonly DiagramFile[]> {
  const found = await Promise.all(ids.map((id) => store.get(id)));
  const contents = found.filter((content) => content !== undefined);
  return Promise.all(
    contents.map(async (content) => toDiagramFile(new Uint8Array(await content.arrayBuffer()))),
  );
}
