import { describe, expect, it } from 'vitest';
import { corpusFiles, roundTrip } from './roundTrips.js';

/** What is no diagram, and what is said of it. */
const REFUSED: Readonly<Record<string, string>> = {
  'drawio__blog-template-index.xml': '模板的目录',
};

function isTheSame(name: string): void {
  const { refused, cells, differences, isStable } = roundTrip(name);
  if (Object.hasOwn(REFUSED, name)) expect(refused).toContain(REFUSED[name]);
  else expect({ refused, differences, isStable }).toEqual({ differences: [], isStable: true });
  if (refused === undefined) expect(cells).toBeGreaterThan(2);
}

const files = corpusFiles();
/** Those of all sorts that take little time. */
const FEW = files.filter((name) => /^kroki|^drawio__(?:blog-template|examples-uml)/.test(name));

// The corpus lies beside the repository, where it exists.
describe.skipIf(files.length === 0)('the corpus', () => {
  it.each(FEW)('is for mxGraph the same once it was opened and saved: %s', isTheSame);

  it.each(files.filter((name) => !FEW.includes(name)))(
    'is for mxGraph the same once it was opened and saved: %s',
    { tags: 'long' },
    isTheSame,
  );
});
