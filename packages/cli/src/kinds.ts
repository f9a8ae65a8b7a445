import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ListedKind, Locale } from '@letu/core';
import { kinds, kindsIn } from '@letu/kinds';
import { messages } from './locales/index.js';
import { UsageError } from './usageError.js';

/** The kinds of a run of the command. */
export interface CliKinds {
  readonly kinds: readonly ListedKind[];
  /** Addresses of the modules that the kinds of one's own come from. */
  readonly modules: readonly string[];
}

/**
 * Returns the kinds of Letu and those that modules export.
 *
 * @param names Each a path, or a package of the project in which the command runs.
 * @throws UsageError for a module that cannot be loaded or exports no kind.
 */
export async function loadKinds(names: readonly string[], locale: Locale): Promise<CliKinds> {
  const own = await Promise.all(names.map((name) => loadModule(name, locale)));
  return {
    kinds: [...kinds, ...own.flatMap((one) => one.kinds)],
    modules: own.map(({ address }) => address),
  };
}

async function loadModule(name: string, locale: Locale) {
  try {
    const address = addressOf(name);
    const found = kindsIn((await import(address)) as object);
    if (found.length > 0) return { address, kinds: found };
  } catch (cause) {
    throw new UsageError(messages[locale].badKind(name), { cause });
  }
  throw new UsageError(messages[locale].badKind(name));
}

function addressOf(name: string): string {
  if (/^\.{1,2}[\\/]/.test(name) || isAbsolute(name)) return pathToFileURL(resolve(name)).href;
  return pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve(name)).href;
}

/** Returns the names of kinds, as `--type` takes them. */
export function namesOf(listed: readonly ListedKind[]): string {
  return listed.map(({ kind }) => kind).join('、');
}
