export const MIN_MATCH = 3;
export const MAX_MATCH = 258;
const WINDOW = 1 << 15;
const WINDOW_MASK = WINDOW - 1;
const MIN_LOOKAHEAD = MAX_MATCH + MIN_MATCH + 1;
export const MAX_DISTANCE = WINDOW - MIN_LOOKAHEAD;
const HASH_MASK = (1 << 15) - 1;
const HASH_SHIFT = 5;
// zlib's tuning of level 9.
const MAX_CHAIN = 4096;
const GOOD_LENGTH = 32;

/**
 * Finds earlier places with the same bytes, through chains of positions that share the hash of their three bytes.
 * Positions in the chains count from `origin`, which moves on by half of what 16 bits hold; 0 ends a chain, so that the
 * byte at the origin is never matched, as in zlib.
 */
export class MatchFinder {
  readonly #heads = new Uint16Array(HASH_MASK + 1);
  readonly #previous = new Uint16Array(WINDOW);
  #bytes: Uint8Array = new Uint8Array(0);
  #view: DataView = new DataView(new ArrayBuffer(0));
  #origin = 0;
  #slideAt = 0;
  #hash = 0;

  /** Where the longest match found last begins. */
  matchStart = 0;

  /** Starts on a new input. */
  start(input: Uint8Array): void {
    this.#bytes = input;
    this.#view = new DataView(input.buffer, input.byteOffset, input.length);
    this.#heads.fill(0);
    this.#origin = 0;
    this.#slideAt = 2 * WINDOW - MIN_LOOKAHEAD + 1;
    this.#hash = input.length < MIN_MATCH ? 0 : (input[0]! << HASH_SHIFT) ^ input[1]!;
    this.matchStart = 0;
  }

  /** Enters a position and returns the head of its chain, the nearest position before it; 0 is none. */
  insert(position: number): number {
    if (position >= this.#slideAt) this.#slide();
    if (position + MIN_MATCH > this.#bytes.length) return 0;
    const hash = ((this.#hash << HASH_SHIFT) ^ this.#bytes[position + 2]!) & HASH_MASK;
    const head = this.#heads[hash]!;
    this.#hash = hash;
    this.#previous[position & WINDOW_MASK] = head;
    this.#heads[hash] = position - this.#origin;
    return head;
  }

  /** Enters the positions from `position` to below `end`. */
  insertAll(position: number, end: number): void {
    const bytes = this.#bytes;
    const heads = this.#heads;
    const previous = this.#previous;
    const origin = this.#origin | 0;
    const stop = Math.min(end, bytes.length - MIN_MATCH + 1) | 0;
    let hash = this.#hash;
    for (let at = position | 0; at < stop; at = (at + 1) | 0) {
      hash = ((hash << HASH_SHIFT) ^ bytes[(at + 2) | 0]!) & HASH_MASK;
      previous[at & WINDOW_MASK] = heads[hash]!;
      heads[hash] = (at - origin) | 0;
    }
    this.#hash = hash;
  }

  /** Returns how far back a position of a chain is. */
  distance(position: number, candidate: number): number {
    return position - this.#origin - candidate;
  }

  /**
   * Follows a chain for a match longer than `length`, sets `matchStart` if there is one, and returns the length reached.
   * The integer arithmetic and the reads of two or four bytes at a time are what makes this loop fast.
   */
  longestMatch(position: number, candidate: number, length: number): number {
    const longest = Math.min(MAX_MATCH, this.#bytes.length - position) | 0;
    if (length >= longest) return longest;
    const view = this.#view;
    const previous = this.#previous;
    const origin = this.#origin | 0;
    const limit = Math.max(position - origin - MAX_DISTANCE, 0) | 0;
    const start = view.getUint16(position, true);
    let end = view.getUint16((position + length - 1) | 0, true);
    let toEnd = (origin + length - 1) | 0;
    let left = length >= GOOD_LENGTH ? MAX_CHAIN >> 2 : MAX_CHAIN;
    do {
      if (view.getUint16((candidate + toEnd) | 0, true) === end) {
        const at = (candidate + origin) | 0;
        const matched = view.getUint16(at, true) === start ? commonLength(view, at, position, longest) : 0;
        if (matched > length) {
          this.matchStart = at;
          if (matched === longest) return longest;
          length = matched;
          end = view.getUint16((position + length - 1) | 0, true);
          toEnd = (origin + length - 1) | 0;
        }
      }
      candidate = previous[candidate & WINDOW_MASK]!;
      left = (left - 1) | 0;
    } while (candidate > limit && left !== 0);
    return length;
  }

  #slide(): void {
    this.#origin += WINDOW;
    this.#slideAt += WINDOW;
    slide(this.#heads);
    slide(this.#previous);
  }
}

/** Moves the positions of a table on; those that fall out of the window become 0. */
function slide(table: Uint16Array): void {
  for (let at = 0; at < table.length; at = (at + 1) | 0) {
    const position = (table[at]! - WINDOW) | 0;
    table[at] = position < 0 ? 0 : position;
  }
}

/** Returns how many bytes two places have in common, up to `longest`. */
function commonLength(view: DataView, at: number, position: number, longest: number): number {
  const back = (position - at) | 0;
  const end = (position + longest) | 0;
  let here = position | 0;
  for (; here <= end - 4; here = (here + 4) | 0) {
    const difference = view.getInt32((here - back) | 0, true) ^ view.getInt32(here, true);
    if (difference !== 0) {
      const lowestBit = 31 - Math.clz32(difference & -difference);
      return (here - position + (lowestBit >> 3)) | 0;
    }
  }
  while (here < end && view.getUint8((here - back) | 0) === view.getUint8(here)) here = (here + 1) | 0;
  return (here - position) | 0;
}
