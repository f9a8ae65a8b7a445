import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../shared/corpus/graphviz/', import.meta.url));

/** Whether the shared corpus lies beside the repository. */
export const hasCorpus = existsSync(FOLDER);

/** Graphviz needs minutes for it. */
const ENDLESS = /b100\.gv$/;

/** Returns the shared DOT files by their names. */
export function corpus(): [name: string, source: string][] {
  if (!hasCorpus) return [];
  return readdirSync(FOLDER)
    .filter((name) => !ENDLESS.test(name))
    .map((name) => [name, readFileSync(FOLDER + name, 'utf8')]);
}
