import { describe, expect, it } from 'vitest';
import type { DiagramDefinition, DiagramEngine, RenderSuccess, Theme } from '@letu/core';
import { pictureColours, type PictureColours } from '@letu/core/palette';
import { drawOnce } from './drawOnce.js';

/** What a kind says of its pictures in Letu's look. */
export interface LookContract<Options> {
  readonly definition: DiagramDefinition<Options>;
  readonly engine: DiagramEngine<Options>;
  /** A source that names no colours. */
  readonly source: string;
  /** The colours of the look that its picture has. */
  readonly colours: (look: PictureColours) => readonly string[];
}

/** Draws a source in the look, or with options of the kind's own. */
export type DrawInLook = (source: string, theme?: Theme, options?: object) => Promise<RenderSuccess>;

/** Runs what is asked of every look. Returns what draws in it, for what is peculiar to a kind. */
export function describeLook<Options>(contract: LookContract<Options>): DrawInLook {
  const { definition, engine, source, colours } = contract;
  const { kind, lookOptions, defaultOptions } = definition;
  const draw: DrawInLook = async (text, theme = 'light', options = { ...lookOptions }) => {
    const result = await drawOnce(engine, text, { ...defaultOptions, ...options }, { theme });
    if (result.status !== 'success') throw new Error(result.diagnostics[0]?.message);
    return result;
  };

  describe(`Letu's look of ${kind}`, () => {
    it.each(['light', 'dark'] as const)('draws in the colours of the %s theme', async (theme) => {
      const svg = (await draw(source, theme)).svg.toLowerCase();
      for (const colour of colours(pictureColours[theme])) expect(svg).toContain(colour);
      for (const colour of colours(pictureColours[theme === 'light' ? 'dark' : 'light']))
        expect(svg).not.toContain(colour);
    });

    it("leaves the kind's own look as it is", async () => {
      const { svg } = await draw(source, 'light', {});
      for (const colour of colours(pictureColours.light)) expect(svg.toLowerCase()).not.toContain(colour);
    });
  });
  return draw;
}
