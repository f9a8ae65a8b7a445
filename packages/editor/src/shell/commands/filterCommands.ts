import type { Locale, LocalizedText } from '@letu/core';
import { matchesPinyin } from './pinyin.js';

/** Something with a title in every language. */
interface Titled {
  readonly title: LocalizedText;
}

/**
 * Returns what answers to a query, such as commands, the best first: by words of its title in either language, or by its
 * Pinyin.
 *
 * @param locale The language whose titles count first.
 */
export function filterTitled<Item extends Titled>(
  items: readonly Item[],
  query: string,
  locale: Locale,
): readonly Item[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return items;
  return items
    .map((item) => ({ item, rank: rankOf(item, wanted, locale) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

const NO_MATCH = 4;

/** 0 for a title that begins so, up to 3; `NO_MATCH` for one that has nothing of it. */
function rankOf({ title }: Titled, wanted: string, locale: Locale): number {
  const shown = title[locale].toLowerCase();
  if (shown.startsWith(wanted)) return 0;
  if (hasWords(shown, wanted)) return 1;
  if (hasWords(title['en-US'].toLowerCase(), wanted) || hasWords(title['zh-CN'].toLowerCase(), wanted))
    return 2;
  return matchesPinyin(title['zh-CN'], wanted) ? 3 : NO_MATCH;
}

/** Between Chinese and other words a space is written or left out as one likes. */
function hasWords(title: string, wanted: string): boolean {
  return (
    wanted.split(/\s+/).every((word) => title.includes(word)) || unspaced(title).includes(unspaced(wanted))
  );
}

const unspaced = (text: string) => text.replaceAll(/\s/g, '');
