import { localizedText } from '@letu/core';
import type { Completion } from './diagramLanguage.js';

/**
 * Makes a completion of a piece of source with places to fill in; it is listed behind words.
 *
 * @param insert The piece, with `${text}` for each place.
 */
export function snippet(label: string, zh: string, en: string, insert: string): Completion {
  return { label, kind: 'snippet', detail: localizedText(zh, en), insert, boost: -10 };
}
