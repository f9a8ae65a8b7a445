/** What is looked for. */
export interface SearchTerms {
  readonly query: string;
  readonly matchCase: boolean;
  /** Of scripts that part words by spaces; among Chinese characters it changes nothing. */
  readonly wholeWords: boolean;
}

/** A letter or digit of a script that parts words by spaces. */
const LETTER = String.raw`(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}_])`;
const ENDS = [new RegExp(`^${LETTER}`, 'u'), new RegExp(`${LETTER}$`, 'u')] as const;

/** Returns what finds all places of a text; undefined where nothing is asked for. */
export function patternOf({ query, matchCase, wholeWords }: SearchTerms): RegExp | undefined {
  if (query === '') return undefined;
  const literal = query.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const before = wholeWords && ENDS[0].test(query) ? `(?<!${LETTER})` : '';
  const after = wholeWords && ENDS[1].test(query) ? `(?!${LETTER})` : '';
  return new RegExp(before + literal + after, matchCase ? 'gu' : 'giu');
}
