import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CorpusFile } from './answer.js';

/** Reads a text as UTF-8, or as Latin-1 where it is none. */
async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** Returns the files of a folder in the order of their names; none if there is no such folder. */
export async function readFolder(folder: string): Promise<CorpusFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return Promise.all(
    names.toSorted().map(async (name) => ({ name, source: await readText(join(folder, name)) })),
  );
}
