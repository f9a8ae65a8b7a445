/** Returns a length with two digits, as files have it. */
export const tidy = (value: number): number => Math.round(value * 100) / 100;

/** Returns what lengths are together. */
export const sum = (lengths: readonly number[]): number => lengths.reduce((total, each) => total + each, 0);

/** Returns lengths that take so much room together, in the proportions they had, none less than the least. */
export function inProportion(lengths: readonly number[], room: number, least: number): number[] {
  const before = sum(lengths);
  return before > 0 ? lengths.map((each) => Math.max(tidy((each * room) / before), least)) : [...lengths];
}
