import type { Locale } from '@letu/core';
import { useSettings } from './SettingsProvider.js';

/** Returns words that come with the pages that say them, in the language that is shown. Those of `text` are there from the start. */
export function useWords<Words>(words: Readonly<Record<Locale, Words>>): Words {
  return words[useSettings().locale];
}
