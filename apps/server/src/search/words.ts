/** Scripts that put no spaces between words: any two neighbours may be part of one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const SPACED = /[\p{L}\p{N}\p{M}]+/gu;

/** The longest word that is found by any part of it: each part is a term of its own. */
const LONGEST = 24;

/** Returns text as it is searched: forms that look alike made one (https://unicode.org/reports/tr15/), in lower case. */
export function searchText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Returns the parts of a text that terms are made of: runs of Chinese and the like, and words of other scripts. */
function partsOf(text: string): { runs: string[]; words: string[] } {
  const whole = searchText(text);
  return { runs: whole.match(UNSPACED) ?? [], words: whole.replace(UNSPACED, ' ').match(SPACED) ?? [] };
}

/** Returns the runs of a query whose signs have to stand together, which their pairs alone do not say. */
export function wantedPhrases(query: string): readonly string[] {
  return partsOf(query).runs.filter((run) => [...run].length > 2);
}

/** Adds what a text is found by: pairs of neighbours, the last sign alone, and the ends of words, each a term's beginning. */
export function addTerms(terms: Set<string>, text: string): void {
  const { runs, words } = partsOf(text);
  for (const run of runs) {
    const signs = [...run];
    for (const [at, sign] of signs.entries()) terms.add(sign + (signs[at + 1] ?? ''));
  }
  for (const word of words) addEnds(terms, word);
}

/** Adds a word and its ends, so that a beginning of one of them finds any part of the word. */
export function addEnds(terms: Set<string>, word: string): void {
  const signs = [...word];
  if (signs.length > LONGEST) terms.add(signs.slice(0, LONGEST * 2).join(''));
  else for (const at of signs.keys()) terms.add(signs.slice(at).join(''));
}

/** Returns the beginnings of terms that all have to be there for a text to be found; none for a query of signs alone. */
export function wantedTerms(query: string): readonly string[] {
  const { runs, words } = partsOf(query);
  const pairs = runs.flatMap((run) => {
    const signs = [...run];
    return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
  });
  return [...new Set([...pairs, ...words])];
}
