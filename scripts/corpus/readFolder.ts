import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodecError, decodeFile } from '@letu/codec';
import { decodeText } from '@letu/core';
import { kinds } from '@letu/kinds';
import type { CorpusFile } from './answer.js';

/** Reads a file as the product opens it; what it cannot be opened as is a text, whose engine says what is wrong with it. */
async function readSource(path: string, name: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return (await decodeFile(bytes, { kinds, name })).source;
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    return decodeText(bytes);
  }
}

/** Returns the files of a folder in the order of their names; none if there is no such folder. */
export async function readFolder(folder: string): Promise<CorpusFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return Promise.all(
    names.toSorted().map(async (name) => ({ name, source: await readSource(join(folder, name), name) })),
  );
}
