/** Papers with their shorter and their longer side, in hundredths of an inch, as draw.io has them. */
export const PAPERS = {
  a5: [583, 827],
  a4: [827, 1169],
  a3: [1169, 1654],
  a2: [1654, 2336],
  a1: [2336, 3300],
  letter: [850, 1100],
  legal: [850, 1400],
  wide: [1080, 1920],
} as const satisfies Record<string, readonly [short: number, long: number]>;
export type PaperName = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

/** Returns which paper a size is of; no name where it is of none. */
export function paperOf({ width, height }: { readonly width: number; readonly height: number }) {
  const [short, long] = [width, height].toSorted((one, other) => one - other);
  const name = PAPER_NAMES.find((each) => PAPERS[each][0] === short && PAPERS[each][1] === long);
  return { name, isLandscape: width > height };
}
