import type { Command, Locale } from '@letu/core';
import { pinyinInitials } from './pinyin.js';

/**
 * Returns the commands that answer to a query, the best first: by words of their title in either language, or by the initials
 * of its Pinyin.
 *
 * @param locale The language whose titles count first.
 */
export function filterCommands(
  commands: readonly Command[],
  query: string,
  locale: Locale,
): readonly Command[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return commands;
  return commands
    .map((command) => ({ command, rank: rankOf(command, wanted, locale) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
}

const NO_MATCH = 4;

/** 0 for a title that begins so, up to 3; `NO_MATCH` for one that has nothing of it. */
function rankOf({ title }: Command, wanted: string, locale: Locale): number {
  const shown = title[locale].toLowerCase();
  if (shown.startsWith(wanted)) return 0;
  if (hasWords(shown, wanted)) return 1;
  if (hasWords(title['en-US'].toLowerCase(), wanted) || hasWords(title['zh-CN'], wanted)) return 2;
  return pinyinInitials(title['zh-CN']).includes(wanted.replaceAll(/\s/g, '')) ? 3 : NO_MATCH;
}

function hasWords(title: string, wanted: string): boolean {
  return wanted.split(/\s+/).every((word) => title.includes(word));
}
