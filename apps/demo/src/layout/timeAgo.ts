import type { Locale } from '@letu/core';
import { messagesOf } from '../locales/index.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Says when something happened: how long ago for a week, then the date.
 *
 * @param time Milliseconds since 1970.
 * @param now The present, in the same unit.
 */
export function timeAgo(time: number, locale: Locale, now = Date.now()): string {
  const age = Math.max(0, now - time);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Of what is this young, Intl says in Chinese that it is now.
  if (age < MINUTE) return messagesOf(locale).justNow;
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return words.format(-Math.floor(age / HOUR), 'hour');
  if (age < 7 * DAY) return words.format(-Math.floor(age / DAY), 'day');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);
}
