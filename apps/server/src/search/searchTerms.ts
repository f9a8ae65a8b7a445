import { pinyin } from 'pinyin-pro';
import { diagramText } from './diagramText.js';
import { addEnds, addTerms } from './words.js';

/** How much of a source is searched, in characters: a diagram that a person wrote is far shorter. */
export const SEARCHED = 100_000;
/** How many terms a graph is found by at most. */
const TERMS = 20_000;
const HAN = /\p{Script=Han}+/gu;

/** Returns what a graph is found by, its terms separated by spaces: its title, also in Pinyin, and the words of its source. */
export function searchTerms({ title, source }: { title: string; source: string }): string {
  const terms = new Set<string>();
  addTerms(terms, title);
  for (const [run] of title.normalize('NFKC').matchAll(HAN)) addPinyin(terms, run);
  addTerms(terms, diagramText(source).slice(0, SEARCHED));
  return [...terms].slice(0, TERMS).join(' ');
}

/** Adds the syllables and the initials of a run of Chinese, each from any syllable on: `权限设计` by `xianshe` and `xsj`. */
function addPinyin(terms: Set<string>, run: string): void {
  const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true }).map((one) => one.toLowerCase());
  for (const at of syllables.keys()) terms.add(syllables.slice(at).join(''));
  addEnds(terms, syllables.map(([initial = '']) => initial).join(''));
}
