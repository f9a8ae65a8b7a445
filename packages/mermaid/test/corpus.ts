import { corpusOf, type Sample } from '../../core/test/corpus.js';
import { examples } from '../src/examples.js';

/** The examples of the package, and the corpus where it exists; ZenUML needs a plug-in. */
export function samples(): readonly Sample[] {
  const own = examples.map(({ id, source }) => ({ name: `example ${id}`, source }));
  return [...own, ...corpusOf('mermaid').filter(({ name }) => !name.includes('zenuml'))];
}
