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

/** How many ways to read a run are terms, from each of its syllables on, and how far the others than the likely one go. */
const WAYS = 12;
const REACH = 10;

/**
 * Adds the syllables and the initials of a run of Chinese, each from any syllable on: `权限设计` by `xianshe` and `xsj`. A
 * character that is read in several ways is found by each, whatever its neighbours make likely: `回调` by `hd` and `ht`.
 */
function addPinyin(terms: Set<string>, run: string): void {
  const likely = syllablesOf(run, false);
  for (const at of likely.keys()) terms.add(likely.slice(at).join(''));
  addEnds(terms, initialsOf(likely));
  const signs = [...run];
  // One sign of two numbers, or a word that is read as one, would put the others out of step.
  if (signs.length !== likely.length) return;
  const readings = likely.map((syllable, at) => [
    ...new Set([syllable, ...syllablesOf(signs[at] ?? '', true)]),
  ]);
  for (const at of readings.keys()) {
    for (const way of waysOf(readings.slice(at, at + REACH))) {
      terms.add(way.join(''));
      terms.add(initialsOf(way));
    }
  }
}

function syllablesOf(text: string, multiple: boolean): readonly string[] {
  return pinyin(text, { toneType: 'none', type: 'array', v: true, multiple }).map((one) => one.toLowerCase());
}

const initialsOf = (syllables: readonly string[]) => syllables.map(([initial = '']) => initial).join('');

/** Returns the ways to read some characters, the first reading of each where more would be too many. */
function waysOf(readings: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let ways: readonly (readonly string[])[] = [[]];
  for (const [first = '', ...others] of readings) {
    const offered = ways.length * (others.length + 1) > WAYS ? [first] : [first, ...others];
    ways = ways.flatMap((way) => offered.map((syllable) => [...way, syllable]));
  }
  return ways;
}
