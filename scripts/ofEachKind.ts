import { existsSync } from 'node:fs';
import { kinds } from '@letu/kinds';

/**
 * Loads a file of each kind's folder, such as `test/hostile.ts`.
 *
 * @returns What the files export, by the name of their kind; kinds without the file are left out.
 */
export async function ofEachKind<Exports>(path: string): Promise<ReadonlyMap<string, Exports>> {
  const files = kinds
    .map(({ kind }) => ({ kind, url: new URL(`../packages/${kind}/${path}`, import.meta.url) }))
    .filter(({ url }) => existsSync(url));
  const loaded = files.map(async ({ kind, url }) => [kind, (await import(url.href)) as Exports] as const);
  return new Map(await Promise.all(loaded));
}
