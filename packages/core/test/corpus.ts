import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A source with the name it is known by. */
export interface Sample {
  readonly name: string;
  readonly source: string;
}

/** Says in the name of a test why it does not run. */
export const NO_CORPUS = 'the shared corpus is not beside this repository';

const folderOf = (kind: string) =>
  fileURLToPath(new URL(`../../../../shared/corpus/${kind}/`, import.meta.url));

/** Returns whether the sources of a kind lie beside the repository. */
export function hasCorpus(kind: string): boolean {
  return existsSync(folderOf(kind));
}

/** Returns the sources of a kind that lie beside the repository; none where they do not. */
export function corpusOf(kind: string): readonly Sample[] {
  if (!hasCorpus(kind)) return [];
  const folder = folderOf(kind);
  return readdirSync(folder).map((name) => ({ name, source: readFileSync(folder + name, 'utf8') }));
}
