import type { Page } from 'playwright';
import { expect, it, vi } from 'vitest';
import { encode } from '@letu/codec';
import { pikchr } from '@letu/pikchr';
import { engine } from '@letu/pikchr/engine';
import { appAlone, appWithServer } from '../support/app.js';
import { draw, join, type Person } from '../support/person.js';
import { pictureFaults, seeAll } from '../support/pictureChecks.js';

const alone = appAlone();
const app = appWithServer();

/** Both widths and both themes: dark pictures differ from light ones in their colours, which no width changes. */
const SIGHTS = [
  ['light', 1440],
  ['light', 390],
  ['dark', 390],
] as const;
/** Without PlantUML: beside other tests, some of its templates run past the time that a render has, even twice. */
const KINDS = ['D2', 'Mermaid', 'Graphviz', 'Pikchr', '手绘图表'];
/** A wide picture and a high one. */
const SOURCES = [
  'box "最左" fill 0x4096ff; line 9in; box "最右" fill 0x4096ff',
  'down; box "最上" fill 0x4096ff; line 9in; box "最下" fill 0x4096ff',
];

/** Waits until as many pictures as that are drawn, and none is about to be; beside other tests, a dialog of them takes a minute. */
async function drawn(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const previews = [...document.querySelectorAll<HTMLElement>("[data-part='preview']")];
          const states = previews.map(({ dataset }) => dataset['state']);
          const images = [...document.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')];
          const inline = document.querySelectorAll("[data-part='preview'] [role='img']");
          return {
            isWhole: images.every(({ complete }) => complete),
            unsettled: states.filter((state) => state !== 'ready'),
            pictures: images.length + inline.length,
          };
        }),
      { timeout: 180_000 },
    )
    .toSatisfy(({ isWhole, unsettled, pictures }) => isWhole && unsettled.length === 0 && pictures >= count);
}

/** Returns what is wrong with a page's pictures and stays so: one that has just come is painted a moment later. */
async function lastingFaults(page: Page): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  const isWhole = async () => {
    faults = await pictureFaults(page);
    return faults.length === 0;
  };
  await vi.waitUntil(isWhole, { timeout: 5_000, interval: 250 }).catch(() => undefined);
  return faults;
}

/** Looks at a page in both widths and both themes; a page that has changed settles first. */
async function faultsOf(page: Page, count: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [colorScheme, width] of SIGHTS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    await page.setViewportSize({ width, height: 844 });
    // Some are drawn when they come into sight.
    await seeAll(page, width);
    await drawn(page, count);
    await seeAll(page, width);
    const faults = await lastingFaults(page);
    found.push(...faults.map((fault) => `${colorScheme}, ${width} px: ${fault}`));
  }
  return found;
}

/** Stores a wide graph and a high one in a repository, each with its picture. */
async function twoGraphs(person: Person) {
  const { id } = await person.client.call('repository.create', { body: { name: '图库' } });
  const graphs = [];
  for (const source of SOURCES) {
    const result = await engine.render(source, pikchr.defaultOptions, {
      signal: new AbortController().signal,
      theme: 'light',
    });
    if (result.status !== 'success') throw new Error(JSON.stringify(result.diagnostics));
    const { gid, revision } = await draw(person, `图 ${source}`, { repositoryId: id });
    await person.client.call('graph.save', {
      params: { gid },
      revision,
      body: { source, thumbnail: result.svg, kind: 'named', message: '画好了' },
    });
    graphs.push(gid);
  }
  return { id, graphs };
}

it.each(KINDS)('shows every template of %s whole', { tags: 'long', timeout: 400_000 }, async (kind) => {
  const { page, complaints } = await alone.visit('/welcome', { colorScheme: 'light' });
  await page.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
  await page.getByRole('dialog').locator('li').nth(3).waitFor();
  const templates = await page.getByRole('dialog').locator('li').count();
  expect(await faultsOf(page, templates - 1)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('shows the pictures of graphs whole in every list', { tags: 'long' }, async () => {
  const lin = await join(app, '林晓');
  const { id } = await twoGraphs(lin);
  const { page, complaints } = await lin.visit('/dashboard/all');
  expect(await faultsOf(page, 2), 'the dashboard').toEqual([]);
  await page.goto(`${app.url()}/repository/${id}`);
  expect(await faultsOf(page, 2), 'a repository').toEqual([]);
  expect(complaints).toEqual([]);
});

it('shows the pictures of what was drawn on the device whole', { tags: 'long' }, async () => {
  const { page, complaints } = await alone.visit('/welcome', { colorScheme: 'light' });
  for (const [index, source] of SOURCES.entries()) {
    await page.goto(`${alone.url()}/pikchr/new#${encode(source)}`);
    await page.waitForURL(/\/pikchr\/\w{26}$/);
    await drawn(page, 1);
    expect(await faultsOf(page, 1), `editor ${index}`).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('link', { name: '我的图' }).click();
    // The editor's own picture counts as one, too, until the list has taken its place.
    await page.getByRole('heading', { name: '最近' }).waitFor();
    await drawn(page, index + 1);
  }
  expect(await faultsOf(page, 2), 'the recent work').toEqual([]);
  expect(complaints).toEqual([]);
});

it.each(SOURCES)('shows %s whole to those who get it by a link', { tags: 'long' }, async (source) => {
  const { page } = await alone.visit(`/p/link/pikchr#${encode(source)}`, { colorScheme: 'light' });
  expect(await faultsOf(page, 1)).toEqual([]);
});

it('shows shared graphs and their revisions whole', { tags: 'long' }, async () => {
  const lin = await join(app, '林晓');
  const { graphs } = await twoGraphs(lin);
  for (const gid of graphs) {
    const { page } = await lin.visit(`/graph/${gid}/revision`);
    await page
      .getByRole('navigation', { name: '版本列表' })
      .getByRole('button', { name: /版本 \d/ })
      .last()
      .click();
    expect(await faultsOf(page, 2), 'the revisions').toEqual([]);
    const { path } = await lin.client.call('link.create', { params: { gid }, body: {} });
    await page.goto(app.url() + path);
    expect(await faultsOf(page, 1), 'the shared graph').toEqual([]);
  }
});
