import { concepts } from './concepts.js';
import { machines } from './machines.js';
import { people } from './people.js';
import type { Pictogram } from './pictogram.js';
import { WORDS } from './words.js';

const ALL: ReadonlyMap<string, Pictogram> = new Map(Object.entries({ ...concepts, ...machines, ...people }));

/** What a name that says nothing we know is drawn as. */
const PLAIN = 'cube';

/** Words that say little beside any other. */
const WEAK = new Set([
  'service',
  'services',
  'cloud',
  'data',
  'app',
  'application',
  'manager',
  'system',
  'aws',
  'azure',
  'virtual',
  'simple',
]);

const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([id, words]) =>
    words.split(' ').map((word): [string, string] => [word, id]),
  ),
);
const phrases = [...meanings.keys()].filter((word) => word.includes('_'));
/** Words that longer words are made of, the longest first. */
const stems = [...meanings.keys()].filter((word) => word.length > 3).toSorted((a, b) => b.length - a.length);

const known = new Map<string, Pictogram>();

/** The word of a name that says most: in most names the last is the thing, and those before it say which. */
function tellingWord(name: string): string | undefined {
  const words = name
    .split(/[^a-z0-9]+/)
    .map((word) => (meanings.has(word) ? word : word.replace(/\d+$/, '')))
    .filter((word) => meanings.has(word))
    .toReversed();
  return (
    phrases.find((phrase) => name.includes(phrase)) ??
    words.find((word) => !WEAK.has(word)) ??
    stems.find((stem) => !WEAK.has(stem) && name.includes(stem)) ??
    words[0]
  );
}

/** The pictogram that fits the name of a stencil, such as `aws4.lambda` or `office.users.user`, by its words. */
export function pictogramOf(name: string): Pictogram {
  const found = known.get(name);
  if (found) return found;
  const parts = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('.')
    .toReversed();
  // The name itself first, then the group it stands in.
  const word = parts.map(tellingWord).find((each) => each !== undefined);
  const pictogram = ALL.get((word && meanings.get(word)) ?? PLAIN)!;
  known.set(name, pictogram);
  return pictogram;
}
