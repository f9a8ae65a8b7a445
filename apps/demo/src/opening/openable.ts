import type { Locale } from '@letu/core';
import { kinds } from '@letu/kinds';

/** Pictures that may carry their source, and texts that say nothing of their kind. */
const ANY = ['.svg', '.png', '.xml', '.yaml', '.yml', '.json', '.txt'];

const readFormats = kinds.flatMap(({ formats = [] }) => formats.filter(({ reads }) => reads));

/** The extensions of what can be opened, as a field for files takes them. */
export const OPENABLE = [
  ...new Set([...kinds, ...readFormats].flatMap(({ extensions }) => extensions).concat(ANY)),
].join();

/** Returns the names of what can be opened: the kinds, and the formats of others. */
export function openableNames(locale: Locale): readonly string[] {
  const names = [...kinds.map(({ name }) => name), ...readFormats.map(({ title }) => title)];
  return [...new Set(names.map((name) => name[locale]))];
}
