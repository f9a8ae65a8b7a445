import { createContext, useContext, useMemo } from 'react';
import { messagesFor, type Dictionary, type Locale, type OwnMessages } from '@letu/core';

/** The words that hosts have given of their own, the nearest ones last. */
export const OwnMessagesContext = createContext<readonly OwnMessages[]>([]);

/**
 * Returns a host's own words with those that are given around it, for `OwnMessagesContext`.
 *
 * @param given What the host has given here. The same words in another list are the same.
 */
export function useOwnMessages(given: readonly OwnMessages[] | undefined): readonly OwnMessages[] {
  const around = useContext(OwnMessagesContext);
  const content = contentOf(given);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the content stands for the list
  return useMemo(() => (given ? [...around, ...given] : around), [around, content]);
}

/** Returns the messages of one language, with a host's own words among them. */
export function useMessages<Messages>(dictionary: Dictionary<Messages>, locale: Locale): Messages {
  const own = useContext(OwnMessagesContext);
  return useMemo(() => messagesFor(dictionary, locale, own), [dictionary, locale, own]);
}

const numbers = new WeakMap<object, number>();
let count = 0;

function contentOf(given: readonly OwnMessages[] | undefined): string | undefined {
  return JSON.stringify(given, (_name, word: unknown) =>
    typeof word === 'function' ? numberOf(word) : word,
  );
}

/** Two functions are the same words only where they are one function. */
function numberOf(word: object): number {
  const number = numbers.get(word) ?? (count += 1);
  numbers.set(word, number);
  return number;
}
