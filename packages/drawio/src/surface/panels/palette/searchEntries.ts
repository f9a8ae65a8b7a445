import type { PaletteEntry } from './catalogue.js';

/** Returns what is found by its name in either language or its keywords, names that begin so first. */
export function searchEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  const ranked = entries.flatMap((entry) => {
    const names = Object.values(entry.name).map((name) => name.toLowerCase());
    const isFound = words.every(
      (word) =>
        names.some((name) => name.includes(word)) || entry.keywords.some((keyword) => keyword.includes(word)),
    );
    if (!isFound) return [];
    const first = words[0]!;
    const rank = names.includes(first) ? 0 : names.some((name) => name.startsWith(first)) ? 1 : 2;
    return { entry, rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}
