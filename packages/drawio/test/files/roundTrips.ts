import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FormatError } from '@letu/core';
import { readFile } from '../../src/document/readFile.js';
import { isLibrary } from '../../src/formats/guess.js';
import { writeFile } from '../../src/document/writeFile.js';
import { readByMxgraph } from './mxgraphModel.js';

/** Files of draw.io, beside the repository. */
export const CORPUS = new URL('../../../../../shared/corpus/drawio/', import.meta.url);

export const corpusFiles = (): readonly string[] => (existsSync(CORPUS) ? readdirSync(CORPUS) : []);

/** What became of a file that was opened, saved, and opened again. */
export interface RoundTrip {
  readonly name: string;
  /** Why it is no diagram. */
  readonly refused?: string;
  readonly pages: number;
  readonly cells: number;
  /** What mxGraph reads in the one and not in the other: a minus before what was there, a plus before what is. */
  readonly differences: readonly string[];
  /** Whether it is the same for us once it was saved and opened. */
  readonly isStable: boolean;
}

/** Opens a file, saves it, and has mxGraph read both. */
export function roundTrip(name: string): RoundTrip {
  const bytes = new Uint8Array(readFileSync(new URL(name, CORPUS)));
  const refused = refusal(bytes);
  if (refused !== undefined) {
    return { name, refused, pages: 0, cells: 0, differences: [], isStable: true };
  }
  const file = readFile(bytes);
  // Libraries are nothing that mxGraph reads: what they are opened as is saved.
  const given = isLibrary(bytes) ? writeFile(file) : new TextDecoder().decode(bytes);
  const saved = writeFile(readFile(given));
  const before = readByMxgraph(given);
  const after = readByMxgraph(saved);
  return {
    name,
    pages: file.pages.length,
    cells: before.filter((line) => !line.startsWith('page ')).length,
    differences: before.flatMap((line, index) =>
      line === after[index] ? [] : [`- ${line}`, `+ ${after[index]}`],
    ),
    isStable: before.length === after.length && writeFile(readFile(saved)) === saved,
  };
}

function refusal(bytes: Uint8Array): string | undefined {
  try {
    readFile(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof FormatError) return error.told['zh-CN'];
    throw error;
  }
}
