const MAX_BITS = 15;
const HEAP_SIZE = 2 * 286 + 1;
const DEPTH_BITS = 9;
const DEPTH_MASK = (1 << DEPTH_BITS) - 1;

// One code is built at a time, so all share these.
const heap = new Uint16Array(HEAP_SIZE);
let heapLength = 0;
/** Frequency and, below it, depth of each node: one comparison orders two nodes as zlib does. */
const weights = new Int32Array(HEAP_SIZE);
const parents = new Uint16Array(HEAP_SIZE);
const countOfLength = new Uint16Array(MAX_BITS + 1);
const nextCode = new Uint16Array(MAX_BITS + 1);
const reversedByte = Uint8Array.from({ length: 256 }, (_, byte) => reverse(byte));

/** The codes of an alphabet, in the bit order in which they are written, and their lengths. */
export interface SymbolCode {
  readonly lengths: Uint8Array;
  readonly codes: Uint16Array;
}

/** A code that is built anew for every block, in arrays that stay. */
export interface HuffmanCode extends SymbolCode {
  readonly frequencies: Uint16Array;
  readonly longest: number;
  /** The highest symbol that has a code. */
  lastSymbol: number;
}

/** Makes room for a code of so many symbols, none of them longer than `longest` bits. */
export function huffmanCode(symbols: number, longest: number): HuffmanCode {
  return {
    frequencies: new Uint16Array(symbols),
    // The inner nodes of the tree are behind the symbols.
    lengths: new Uint8Array(2 * symbols),
    codes: new Uint16Array(symbols),
    longest,
    lastSymbol: 0,
  };
}

/** Returns the code that has these lengths. */
export function staticCode(lengths: Uint8Array): SymbolCode {
  const codes = new Uint16Array(lengths.length);
  assignCodes(lengths, lengths.length - 1, codes);
  return { lengths, codes };
}

/**
 * Finds lengths and codes for the frequencies: the very ones that zlib finds, as there are others as good.
 * Of equally frequent nodes the shallower is taken first, and of fewer than two symbols the lowest unused ones make two.
 * Source: `build_tree` in https://github.com/madler/zlib/blob/v1.3.1/trees.c
 */
export function buildCode(code: HuffmanCode): void {
  collectSymbols(code);
  for (let n = heapLength >> 1; n >= 1; n--) sink(n);

  let node = code.frequencies.length;
  let top = HEAP_SIZE;
  do {
    const first = heap[1]!;
    heap[1] = heap[heapLength--]!;
    sink(1);
    const second = heap[1]!;
    // The upper end of the heap's array keeps the nodes in the order of their weight.
    heap[--top] = first;
    heap[--top] = second;
    weights[node] = joined(weights[first]!, weights[second]!);
    parents[first] = node;
    parents[second] = node;
    heap[1] = node++;
    sink(1);
  } while (heapLength >= 2);
  heap[--top] = heap[1]!;

  findLengths(code, top);
  assignCodes(code.lengths, code.lastSymbol, code.codes);
}

function joined(a: number, b: number): number {
  const depth = Math.max(a & DEPTH_MASK, b & DEPTH_MASK) + 1;
  return (((a >>> DEPTH_BITS) + (b >>> DEPTH_BITS)) << DEPTH_BITS) | depth;
}

function collectSymbols(code: HuffmanCode): void {
  const { frequencies, lengths } = code;
  let end = 0;
  let last = -1;
  for (let n = 0; n < frequencies.length; n++) {
    const frequency = frequencies[n]!;
    if (frequency === 0) {
      lengths[n] = 0;
    } else {
      heap[++end] = n;
      last = n;
      weights[n] = frequency << DEPTH_BITS;
    }
  }
  while (end < 2) {
    const forced = last < 2 ? ++last : 0;
    heap[++end] = forced;
    weights[forced] = 1 << DEPTH_BITS;
  }
  code.lastSymbol = last;
  heapLength = end;
}

function sink(at: number): void {
  const node = heap[at]!;
  const weight = weights[node]!;
  for (let child = at << 1; child <= heapLength; child <<= 1) {
    let other = heap[child]!;
    let otherWeight = weights[other]!;
    if (child < heapLength) {
      const right = heap[child + 1]!;
      const rightWeight = weights[right]!;
      if (rightWeight <= otherWeight) {
        child++;
        other = right;
        otherWeight = rightWeight;
      }
    }
    if (weight <= otherWeight) break;
    heap[at] = other;
    at = child;
  }
  heap[at] = node;
}

function findLengths({ lengths, lastSymbol, longest }: HuffmanCode, top: number): void {
  countOfLength.fill(0);
  lengths[heap[top]!] = 0;
  let tooLong = 0;
  for (let h = top + 1; h < HEAP_SIZE; h++) {
    const node = heap[h]!;
    let bits = lengths[parents[node]!]! + 1;
    if (bits > longest) {
      bits = longest;
      tooLong++;
    }
    lengths[node] = bits;
    if (node <= lastSymbol) countOfLength[bits]!++;
  }
  if (tooLong > 0) shorten(lengths, lastSymbol, longest, tooLong);
}

/** Moves symbols between the lengths until all fit, and gives the shortest lengths to the most frequent again. */
function shorten(lengths: Uint8Array, lastSymbol: number, longest: number, tooLong: number): void {
  for (; tooLong > 0; tooLong -= 2) {
    let bits = longest - 1;
    while (countOfLength[bits] === 0) bits--;
    countOfLength[bits]!--;
    countOfLength[bits + 1]! += 2;
    countOfLength[longest]!--;
  }
  let h = HEAP_SIZE;
  for (let bits = longest; bits !== 0; bits--) {
    for (let left = countOfLength[bits]!; left !== 0;) {
      const node = heap[--h]!;
      if (node > lastSymbol) continue;
      lengths[node] = bits;
      left--;
    }
  }
}

/** Gives each symbol that has a length its canonical code (RFC 1951, section 3.2.2). */
function assignCodes(lengths: Uint8Array, lastSymbol: number, codes: Uint16Array): void {
  countOfLength.fill(0);
  for (let n = 0; n <= lastSymbol; n++) countOfLength[lengths[n]!]!++;
  countOfLength[0] = 0;
  let first = 0;
  for (let bits = 1; bits <= MAX_BITS; bits++) {
    first = (first + countOfLength[bits - 1]!) << 1;
    nextCode[bits] = first;
  }
  for (let n = 0; n <= lastSymbol; n++) {
    const bits = lengths[n]!;
    if (bits === 0) continue;
    const code = nextCode[bits]!++;
    codes[n] = ((reversedByte[code & 255]! << 8) | reversedByte[code >> 8]!) >> (16 - bits);
  }
}

function reverse(byte: number): number {
  let reversed = 0;
  for (let bit = 0; bit < 8; bit++) reversed |= ((byte >> bit) & 1) << (7 - bit);
  return reversed;
}
