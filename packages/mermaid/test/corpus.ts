import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { examples } from '../src/examples.js';

const folder = new URL('../../../../shared/corpus/mermaid/', import.meta.url);

/** Says in the name of a test why it does not run. */
export const NO_CORPUS = 'the shared corpus is not beside this repository';

export const hasCorpus = existsSync(folder);

/** A source with the name it is known by. */
export interface Sample {
  readonly name: string;
  readonly source: string;
}

/** The examples of the package, and the corpus where it exists; ZenUML needs a plug-in. */
export function samples(): readonly Sample[] {
  const own = examples.map(({ id, source }) => ({ name: `example ${id}`, source }));
  if (!hasCorpus) return own;
  const files = readdirSync(folder).filter((name) => !name.includes('zenuml'));
  return [...own, ...files.map((name) => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }))];
}
