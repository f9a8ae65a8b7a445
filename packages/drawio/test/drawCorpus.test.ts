import { describe, expect, it } from 'vitest';
import { corpusOf, hasCorpus, NO_CORPUS } from '../../core/test/corpus.js';
import { engine } from '../src/engine.js';

/** A library of shapes and a list of templates. */
const NO_DIAGRAMS = /rockpool-shapes|template-index/;
const samples = corpusOf('drawio').filter(({ name }) => !NO_DIAGRAMS.test(name));
const title = hasCorpus('drawio') ? 'the diagrams of the corpus' : `the corpus: ${NO_CORPUS}`;

describe.runIf(samples.length > 0)(title, { tags: ['long'] }, () => {
  it.each(samples)('$name is drawn, all pages of it', async ({ source }) => {
    const result = await engine.render(source, { page: '*' });
    expect(result.diagnostics).toEqual([]);
    if (result.status === 'failure') return;
    expect(result.svg).not.toMatch(/NaN|undefined|Infinity|foreignObject|<script/);
    expect(result.svg).not.toMatch(/href="(?!https?:|mailto:|#|data:image\/)/);
    expect(result.svg).not.toMatch(/<image[^>]*href="https?:/);
    expect(result.shapes.length).toBeGreaterThan(0);
  });
});
