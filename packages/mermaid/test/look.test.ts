import { describe, expect, it } from 'vitest';
import type { Theme } from '@letu/core';
import { pictureColours } from '@letu/core/palette';
import { defaultOptions, mermaid } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';

const { signal } = new AbortController();

async function drawn(source: string, theme: Theme = 'light', options: object = { ...mermaid.lookOptions }) {
  const result = await engine.render(source, { ...defaultOptions, ...options }, { signal, theme });
  if (result.status !== 'success') throw new Error(result.diagnostics[0]?.message);
  return result;
}

describe("Letu's look", () => {
  it.each(mermaid.examples.map(({ id, source }) => [id, source]))(
    'shows everything of %s',
    async (_id, source) => {
      const labels = async (options?: object) =>
        (await drawn(source, 'dark', options)).shapes.map(({ label }) => label);
      expect(await labels()).toEqual(await labels({}));
    },
  );

  it('draws in the colours of the theme', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { svg } = await drawn('flowchart LR\n  甲 --> 乙', theme);
      const { node, nodeLine, edge } = pictureColours[theme];
      for (const colour of [node, nodeLine, edge]) expect(svg).toContain(colour);
    }
  });

  it.each([
    ['a directive', "%%{init: {'theme': 'forest'}}%%\nflowchart LR\n  甲 --> 乙"],
    ['front matter', '---\nconfig:\n  theme: forest\n---\nflowchart LR\n  甲 --> 乙'],
    [
      'variables',
      "%%{init: {'theme': 'base', 'themeVariables': {'primaryColor': '#ff0000'}}}%%\nflowchart LR\n  甲",
    ],
  ])('leaves a source alone that chooses its colours by %s', async (_by, source) => {
    const colours = async (options?: object) =>
      (await drawn(source, 'light', options)).svg.replaceAll(/letu-mermaid-\w+/g, 'letu');
    expect(await colours()).toBe(await colours({}));
  });

  it('keeps the fills of a source, and writes on them what can be read', async () => {
    const { svg } = await drawn('flowchart LR\n  甲[浅] --> 乙\n  style 甲 fill:#ffee88', 'dark');
    expect(svg).toContain('fill:#ffee88');
    expect(/<text[^>]* style="fill:#1c1e21;[^>]*>(?:(?!<\/text>).)*浅/s.test(svg)).toBe(true);
  });

  it('keeps a colour of letters that a source names', async () => {
    const { svg } = await drawn(
      'flowchart LR\n  甲[浅] --> 乙\n  style 甲 fill:#ffee88,color:#fff3c0',
      'dark',
    );
    expect(svg).not.toContain('fill:#1c1e21');
  });
});
