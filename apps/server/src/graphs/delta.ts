/** What turns a text into an earlier one: how much of its beginning and its end stays, and what stood in between. */
type Delta = readonly [start: number, end: number, middle: string];

const isHigh = (unit: number) => (unit & 0xfc00) === 0xd800;
const isLow = (unit: number) => (unit & 0xfc00) === 0xdc00;

/** Returns, as text, how to get an earlier text from the present one. Saves of one minute differ little, so this is short. */
export function deltaTo(earlier: string, present: string): string {
  const shorter = Math.min(earlier.length, present.length);
  let start = 0;
  while (start < shorter && earlier.charCodeAt(start) === present.charCodeAt(start)) start += 1;
  // What stands in between is stored as UTF-8, which has no half characters.
  if (start > 0 && isHigh(earlier.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  const unit = (text: string) => text.charCodeAt(text.length - 1 - end);
  while (end < shorter - start && unit(earlier) === unit(present)) end += 1;
  if (end > 0 && isLow(earlier.charCodeAt(earlier.length - end))) end -= 1;
  const delta: Delta = [start, end, earlier.slice(start, earlier.length - end)];
  return JSON.stringify(delta);
}

/** Returns the earlier text that `deltaTo` was given. */
export function applyDelta(delta: string, present: string): string {
  const [start, end, middle] = JSON.parse(delta) as Delta;
  return present.slice(0, start) + middle + present.slice(present.length - end);
}
