import { FormatError, messagesFor, type Locale, type OwnMessages } from '@letu/core';
import type { CodecError } from './error.js';
import { codecMessages } from './locales/index.js';

/**
 * Returns what is wrong for the person who has the link or the file: what a format says of a file of its own, else the sentence
 * for the code.
 *
 * @param own A host's own words.
 */
export function codecErrorText(
  { code, cause }: CodecError,
  locale: Locale,
  own: readonly OwnMessages[] = [],
): string {
  return cause instanceof FormatError
    ? cause.told[locale]
    : messagesFor(codecMessages, locale, own).errors[code];
}
