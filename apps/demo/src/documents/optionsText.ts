/** What a document is drawn with, as text that is the same for the same options, whatever their order. */
export function optionsText(options: object = {}): string {
  const chosen = Object.entries(options).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(chosen.toSorted(([left], [right]) => (left < right ? -1 : 1))));
}

/** Tells whether two choices of options draw alike. */
export function isSameOptions(left: object | undefined, right: object | undefined): boolean {
  return optionsText(left) === optionsText(right);
}
