/** Something of a file that was JSON, of which nothing is known yet. */
export type Members = Readonly<Record<string, unknown>>;

/** Returns an object's members; none for what is no object. */
export const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

/** Returns the objects of a list; none for what is no list. */
export const listOf = (value: unknown): readonly Members[] =>
  Array.isArray(value) ? value.map(membersOf) : [];

/** Returns a text; nothing for what is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a finite number, of a text that is one too. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Returns a whole number between two others, or undefined. */
export function wholeWithin(value: unknown, least: number, most: number): number | undefined {
  const number = numberOf(value);
  const whole = number === undefined ? undefined : Math.round(number);
  return whole !== undefined && whole >= least && whole <= most ? whole : undefined;
}
