import { describe, expect, it } from 'vitest';
import { mermaid } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';
import { describeLook } from '../../core/test/lookContract.js';

const draw = describeLook({
  definition: mermaid,
  engine,
  source: 'flowchart LR\n  甲 --> 乙',
  colours: ({ node, nodeLine, edge }) => [node, nodeLine, edge],
});

describe("Letu's look", () => {
  it.each(mermaid.examples.map(({ id, source }) => [id, source]))(
    'shows everything of %s',
    async (_id, source) => {
      const labels = async (options?: object) =>
        (await draw(source, 'dark', options)).shapes.map(({ label }) => label);
      expect(await labels()).toEqual(await labels({}));
    },
  );

  it.each([
    ['a directive', "%%{init: {'theme': 'forest'}}%%\nflowchart LR\n  甲 --> 乙"],
    ['front matter', '---\nconfig:\n  theme: forest\n---\nflowchart LR\n  甲 --> 乙'],
    [
      'variables',
      "%%{init: {'theme': 'base', 'themeVariables': {'primaryColor': '#ff0000'}}}%%\nflowchart LR\n  甲",
    ],
  ])('leaves a source alone that chooses its colours by %s', async (_by, source) => {
    const colours = async (options?: object) =>
      (await draw(source, 'light', options)).svg.replaceAll(/letu-mermaid-\w+/g, 'letu');
    expect(await colours()).toBe(await colours({}));
  });

  it('keeps the fills of a source, and writes on them what can be read', async () => {
    const { svg } = await draw('flowchart LR\n  甲[浅] --> 乙\n  style 甲 fill:#ffee88', 'dark');
    expect(svg).toContain('fill:#ffee88');
    expect(/<text[^>]* style="fill:#1c1e21;[^>]*>(?:(?!<\/text>).)*浅/s.test(svg)).toBe(true);
  });

  it('keeps a colour of letters that a source names', async () => {
    const { svg } = await draw(
      'flowchart LR\n  甲[浅] --> 乙\n  style 甲 fill:#ffee88,color:#fff3c0',
      'dark',
    );
    expect(svg).not.toContain('fill:#1c1e21');
  });
});
