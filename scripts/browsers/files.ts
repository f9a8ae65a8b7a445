import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CorpusFile } from '../corpus/answer.js';
import { readFolder } from '../corpus/readFolder.js';
import type { Tab } from './drive/tab.js';

/** Lies beside the repository where it is at all. */
const CORPUS = fileURLToPath(new URL('../../../shared/corpus/', import.meta.url));

/** A diagram to draw. */
export interface Sample extends CorpusFile {
  /** Whether it is an example of ours, which has to be drawn without a fault. */
  readonly isOurs: boolean;
}

/** Returns the examples of a kind and its files in the shared corpus. ZenUML needs a plug-in. */
export async function samplesOf(tab: Tab, kind: string): Promise<readonly Sample[]> {
  const examples = await tab.run((name) => window.letu.examples(name), kind);
  const files = existsSync(CORPUS) ? await readFolder(join(CORPUS, kind)) : [];
  return [
    ...examples.map((example) => ({ ...example, isOurs: true })),
    ...files.filter(({ name }) => !name.includes('zenuml')).map((file) => ({ ...file, isOurs: false })),
  ];
}
