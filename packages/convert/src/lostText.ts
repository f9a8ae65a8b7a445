import { messagesFor, type Locale, type OwnMessages } from '@letu/core';
import type { Lost, LostKind } from './figure.js';
import { convertMessages } from './locales/index.js';

/**
 * Returns a sentence that says what of a picture is not in its figure; empty where all is.
 *
 * @param messages A host's own words.
 */
export function lostText(
  lost: readonly Lost[],
  locale?: Locale,
  messages: readonly OwnMessages[] = [],
): string {
  const words = messagesFor(convertMessages, locale, messages);
  const counts = new Map<LostKind, { count: number; label: string }>();
  for (const { what, label } of lost) {
    const known = counts.get(what);
    counts.set(what, { count: (known?.count ?? 0) + 1, label: known?.label || label });
  }
  const list = [...counts].map(([what, { count, label }]) => words.counted(words.lost[what], count, label));
  return list.length === 0 ? '' : words.wasLost(list.join(words.separator));
}
