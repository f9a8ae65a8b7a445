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
