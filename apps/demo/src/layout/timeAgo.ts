import type { Locale } from '@letu/core';
import { messagesOf } from '../locales/index.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Making a format takes longer than using it, and a list says this of every row. */
const formats = new Map<Locale, { ago: Intl.RelativeTimeFormat; date: Intl.DateTimeFormat }>();

function formatsOf(locale: Locale) {
  const made = formats.get(locale) ?? {
    ago: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
  };
  formats.set(locale, made);
  return made;
}

/**
 * Says when something happened: how long ago for a week, then the date.
 *
 * @param time Milliseconds since 1970.
 * @param now The present, in the same unit.
 */
export function timeAgo(time: number, locale: Locale, now = Date.now()): string {
  const age = Math.max(0, now - time);
  const { ago: words, date } = formatsOf(locale);
  // Of what is this young, Intl says in Chinese that it is now.
  if (age < MINUTE) return messagesOf(locale).justNow;
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return words.format(-Math.floor(age / HOUR), 'hour');
  if (age < 7 * DAY) return words.format(-Math.floor(age / DAY), 'day');
  return date.format(time);
}
