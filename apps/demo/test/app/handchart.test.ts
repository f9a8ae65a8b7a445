import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { encode } from '@letu/codec';
import { handchart } from '@letu/handchart';
import { engine } from '@letu/handchart/engine';
import { appAlone } from '../support/app.js';
import { pictureMarkup, previewState } from '../support/page.js';

const app = appAlone();

const sourceOf = (id: string) => handchart.examples.find((example) => example.id === id)?.source ?? '';

/** The strokes of a picture, and what it says. */
const strokesIn = (svg: string) =>
  [...svg.matchAll(/ d="([^"]*)"|<text[^>]*>([^<]*)/g)].map(([, d, text]) => d ?? text);

async function strokesShown(page: Page, source: string): Promise<readonly (string | undefined)[]> {
  await page.goto(`${app.url()}/p/link/handchart#${encode(source)}`);
  await previewState(page, 'ready');
  return strokesIn(await pictureMarkup(page));
}

/** The fonts of pictures that the page has loaded, and that their letters name. */
const loadedFonts = (page: Page): Promise<readonly string[]> =>
  page.locator("[data-part='preview'] [role='img']").evaluate(async ({ shadowRoot }) => {
    const fonts = await document.fonts.ready;
    const loaded = [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    const markup = shadowRoot?.innerHTML ?? '';
    return loaded.filter((family) => family.startsWith('letu-picture-font') && markup.includes(family));
  });

describe('a hand-drawn chart', () => {
  it('has the same strokes on a page as in Node, in its own handwriting', { tags: 'long' }, async () => {
    const { page, complaints } = await app.visit('/p/link/handchart');
    for (const id of ['regions', 'spending', 'temperature']) {
      const result = await engine.render(sourceOf(id));
      if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
      const shown = await strokesShown(page, sourceOf(id));
      expect(shown.length, id).toBeGreaterThan(20);
      expect(shown, id).toEqual(strokesIn(result.svg));
      expect(await loadedFonts(page)).not.toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  it('opens in its editor from a link, and says where it is wrong', { tags: 'long' }, async () => {
    const { page, complaints } = await app.visit(`/handchart/new#${encode(sourceOf('regions'))}`);
    await page.waitForURL(/\/handchart\/\w{26}$/);
    await previewState(page, 'ready');
    expect(await pictureMarkup(page)).toContain('各地区季度销售额');
    await page.goto(`${app.url()}/handchart/new#${encode('type: bra\ndata: |\n  a, b\n  c, 1\n')}`);
    await page.waitForURL(/\/handchart\/\w{26}$/);
    await page.getByText('是不是 bar').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
