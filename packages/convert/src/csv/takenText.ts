import { localizedText, type LocalizedText } from '@letu/core';
import { convertMessages } from '../locales/index.js';
import type { ConvertMessages } from '../locales/zh-CN.js';
import type { CsvFigure } from './fromCsv.js';

/** Settings in front of a table that are followed. */
const FOLLOWED = new Set(['label', 'connect']);

/** What is said of a table that was drawn. */
export interface TakenText {
  /** What is drawn. */
  readonly taken: LocalizedText;
  /** What is not, a sentence each. */
  readonly lost: readonly LocalizedText[];
}

/** Says what was taken of a table, and what not. */
export function takenText({ sort, table, relations: related }: CsvFigure): TakenText {
  const { entries, relations, missing, skipped, repeated } = related;
  const unfollowed = [...table.directives.keys()].filter((name) => !FOLLOWED.has(name));
  const settings =
    unfollowed.length > 0
      ? [told(({ table: words, separator }) => words.unfollowed(unfollowed.join(separator)))]
      : [];
  if (sort === 'table') {
    const taken = told(({ table: words }) => words.rows(table.rows.length, table.header.length));
    return { taken, lost: settings };
  }
  return {
    taken: told(({ table: words }) => words[sort](entries.length, relations.length)),
    lost: [
      ...(missing.length > 0
        ? [
            told(({ table: words, separator }) =>
              words.missing(missing.length, missing.slice(0, 3).join(separator)),
            ),
          ]
        : []),
      ...(skipped > 0 ? [told(({ table: words }) => words.skipped[sort](skipped))] : []),
      ...(repeated > 0 ? [told(({ table: words }) => words.repeated(repeated))] : []),
      ...settings,
    ],
  };
}

const told = (say: (words: ConvertMessages) => string): LocalizedText =>
  localizedText(say(convertMessages['zh-CN']), say(convertMessages['en-US']));
