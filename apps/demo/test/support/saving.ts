import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { App } from './app.js';
import { sourceText } from './page.js';
import { clientOf, type Person } from './person.js';

/** Returns which graph a page edits. */
export function gidOf(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  return searchParams.get('gid') ?? pathname.split('/')[2] ?? '';
}

/** Returns what the server has of the graph that a page edits. */
export async function headOf({ client }: Pick<Person, 'client'>, page: Page): Promise<string> {
  return (await client.call('graph.show', { params: { gid: gidOf(page) } })).source;
}

/** Waits until the page says of its graph that it is in a state. */
export const state = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-state='${name}'][title]`).waitFor();

/** Waits until the server has all of the text on a page: half of it may have been saved before the rest was typed. */
export async function saved(app: App, page: Page): Promise<void> {
  await state(page, 'synced');
  const client = await clientOf(app, page);
  await expect.poll(() => headOf({ client }, page)).toBe(await sourceText(page));
  await state(page, 'synced');
}
