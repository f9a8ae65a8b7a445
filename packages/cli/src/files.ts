import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CliEnvironment } from './environment.js';
import type { CliMessages } from './locales/zh-CN.js';

/** A file cannot be read or written. The message is for the user. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** Stands for the standard input or output in place of a path. */
export const STANDARD = '-';

/** Reads a file's bytes, or the standard input's. @throws FileError */
export async function readBytes(
  path: string,
  { stdin }: CliEnvironment,
  messages: CliMessages,
): Promise<Uint8Array> {
  try {
    if (path !== STANDARD) return await readFile(path);
    const chunks: Uint8Array[] = [];
    for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  } catch (error) {
    throw new FileError(messages.cannotRead(path, reasonOf(error)));
  }
}

/** Writes a file, with the folders it lies in. @throws FileError */
export async function writeBytes(
  path: string,
  content: string | Uint8Array,
  messages: CliMessages,
): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  } catch (error) {
    throw new FileError(messages.cannotWrite(path, reasonOf(error)));
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Reads bytes as text: UTF-16 with a byte order mark, UTF-8, or the encodings Chinese systems and old DOT files use.
 *
 * A text that is no UTF-8 is GB 18030, unless it calls itself Latin-1 or is not sound in that encoding.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const latin = () => new TextDecoder('latin1').decode(bytes);
  const saysLatin = /charset\s*=\s*"?(?:latin-?1|l1|iso-?8859-?1)\b/i;
  return (
    tryDecode('utf-8', bytes) ??
    (saysLatin.test(latin()) ? latin() : (tryDecode('gb18030', bytes) ?? latin()))
  );
}

function tryDecode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
