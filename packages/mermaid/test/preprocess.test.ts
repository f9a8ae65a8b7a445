import { beforeAll, describe, expect, it } from 'vitest';
import type { Mermaid } from 'mermaid';
import { mermaid as definition } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';
import { corpusOf, hasCorpus } from '../../core/test/corpus.js';
import { prepareSource } from '../src/preprocess.js';

let mermaid: Mermaid;
beforeAll(async () => {
  // Puts a DOM in place, which has to be there before Mermaid is loaded.
  await engine.prepare?.();
  mermaid = (await import('mermaid')).default;
  mermaid.initialize({ startOnLoad: false });
});

/** Returns the text Mermaid's own parser got, or undefined where it found a mistake. */
async function parsedText(source: string): Promise<{ text: string; type: string } | undefined> {
  try {
    return await mermaid.mermaidAPI.getDiagramFromText(source);
  } catch {
    return undefined;
  }
}

/** Compares the text with what the parser got. Returns false if the source has a mistake. */
async function comparesText(source: string): Promise<boolean> {
  const parsed = await parsedText(source);
  if (!parsed) return false;
  const { text, withComments } = prepareSource(source);
  const keepsComments = ['agentflow', 'eventmodeling'].includes(parsed.type);
  expect(keepsComments ? withComments.text : text.text).toBe(parsed.text);
  return true;
}

const awkward = {
  'CRLF and front matter': '---\r\ntitle: 标题\r\n---\r\n\r\nflowchart TD\r\n  A --> B\r\n',
  'front matter with an indentation': '  ---\n\n  title: 标题\n  ---\n\n\nflowchart TD\n  A --> B',
  'front matter with nothing in it': '---\n\n---\nflowchart TD\n  A --> B\n',
  'directives on a line of their own and behind statements':
    "%%{init: {'theme': 'dark'}}%%\nflowchart TD\n\n  A --> B %%{wrap}%%\n%%{init: {'look':\n 'neo'}}%%\n  B --> C",
  'comments between blank lines':
    'sequenceDiagram\n  A->>B: 好\n\n\n%% 一\n\n   %% 二\nB->>A: 好\n%%\nA->>B: 好',
  'entities and colours':
    'flowchart TD\n  A["#quot;中#35;#9829;"] --> B\n  style A fill:#fff;\n  classDef x stroke:#f00;',
  'HTML in a label': 'flowchart TD\n  A["<a href="x" title=\'y\'>链接</a>"] --> B',
};

describe('the prepared text is what the parser gets', () => {
  it.each(Object.entries(awkward))('for %s', async (_name, source) => {
    expect(await comparesText(source)).toBe(true);
  });

  it.each(definition.examples.filter(({ id }) => id !== 'sankey'))(
    'for the example $id',
    async ({ source }) => {
      expect(await comparesText(source)).toBe(true);
    },
  );

  it.skipIf(!hasCorpus('mermaid'))(
    'for every file of the shared corpus (skipped where it is not there)',
    async () => {
      const sources = corpusOf('mermaid').map(({ source }) => source);
      let compared = 0;
      for (const source of sources) if (await comparesText(source)) compared++;
      expect(compared).toBeGreaterThan(sources.length * 0.9);
    },
  );
});

describe('every character of the prepared text has its place in the source', () => {
  it.each(Object.entries(awkward))('in %s', (_name, source) => {
    const { text } = prepareSource(source);
    for (const word of text.text.matchAll(/(?<!ﬂ°)\b[A-Za-z]+|[\u4E00-\u9FFF]+/g)) {
      const { from, to } = text.originRange(word.index, word.index + word[0].length);
      expect(source.slice(from, to)).toBe(word[0]);
    }
  });

  it('covers a whole entity by what Mermaid writes for it', () => {
    const source = 'flowchart TD\n  A["#quot;"]';
    const { text } = prepareSource(source);
    const { from, to } = text.originRange(text.text.indexOf('ﬂ°'), text.text.indexOf('¶ß') + 2);
    expect(source.slice(from, to)).toBe('#quot;');
  });
});
