import type { BitWriter } from './bitWriter.js';
import { buildCode, huffmanCode, staticCode, type HuffmanCode, type SymbolCode } from './huffman.js';
import { LengthTables } from './lengthTables.js';
import {
  DISTANCE_BASE,
  DISTANCE_EXTRA,
  DISTANCES,
  distanceCode,
  END_OF_BLOCK,
  LENGTH_BASE,
  LENGTH_CODE,
  LENGTH_EXTRA,
  LITERALS,
  STATIC_DISTANCE_LENGTHS,
  STATIC_LITERAL_LENGTHS,
} from './tables.js';

const STORED = 0;
const STATIC = 1;
const DYNAMIC = 2;
const FIRST_LENGTH = END_OF_BLOCK + 1;
/** How many symbols zlib gathers before it writes a block, at memory level 8. */
const BLOCK_SYMBOLS = (1 << 14) - 1;

const staticLiterals = staticCode(STATIC_LITERAL_LENGTHS);
const staticDistances = staticCode(STATIC_DISTANCE_LENGTHS);

/**
 * Gathers literals and matches and writes them as blocks of RFC 1951, each in the smallest of the three forms and cut
 * where zlib cuts them.
 */
export class BlockWriter {
  readonly #writer: BitWriter;
  /** A literal, or a length less 3 where the distance is not 0. */
  readonly #values = new Uint8Array(BLOCK_SYMBOLS);
  readonly #distances = new Uint16Array(BLOCK_SYMBOLS);
  #count = 0;
  readonly #literalCode = huffmanCode(LITERALS, 15);
  readonly #distanceCode = huffmanCode(DISTANCES, 15);
  readonly #tables = new LengthTables();

  constructor(writer: BitWriter) {
    this.#writer = writer;
  }

  /** Adds a literal and returns whether the block is full. */
  addLiteral(byte: number): boolean {
    const at = this.#count++;
    this.#values[at] = byte;
    this.#distances[at] = 0;
    this.#literalCode.frequencies[byte]!++;
    return at === BLOCK_SYMBOLS - 1;
  }

  /** Adds a match, by its length less 3 and its distance, and returns whether the block is full. */
  addMatch(lengthLessThree: number, distance: number): boolean {
    const at = this.#count++;
    this.#values[at] = lengthLessThree;
    this.#distances[at] = distance;
    this.#literalCode.frequencies[LENGTH_CODE[lengthLessThree]! + FIRST_LENGTH]!++;
    this.#distanceCode.frequencies[distanceCode(distance - 1)]!++;
    return at === BLOCK_SYMBOLS - 1;
  }

  /** Writes the symbols gathered so far, which stand for `source`, and starts the next block. */
  write(source: Uint8Array, isLast: boolean): void {
    const writer = this.#writer;
    const last = isLast ? 1 : 0;
    this.#literalCode.frequencies[END_OF_BLOCK] = 1;
    buildCode(this.#literalCode);
    buildCode(this.#distanceCode);
    this.#tables.build(this.#literalCode, this.#distanceCode);

    const staticBytes = this.#bytes(staticLiterals, staticDistances, 0);
    const dynamicBytes = this.#bytes(this.#literalCode, this.#distanceCode, this.#tables.bits);
    const smallest = Math.min(staticBytes, dynamicBytes);
    if (source.length + 4 <= smallest) {
      writer.put((STORED << 1) | last, 3);
      writeStored(writer, source);
    } else if (staticBytes === smallest) {
      writer.put((STATIC << 1) | last, 3);
      this.#writeSymbols(staticLiterals, staticDistances);
    } else {
      writer.put((DYNAMIC << 1) | last, 3);
      this.#tables.write(writer);
      this.#writeSymbols(this.#literalCode, this.#distanceCode);
    }
    this.#literalCode.frequencies.fill(0);
    this.#distanceCode.frequencies.fill(0);
    this.#count = 0;
  }

  /** Returns the size of the block in bytes, as zlib counts it, with codes whose tables take so many bits. */
  #bytes(literals: SymbolCode, distances: SymbolCode, tableBits: number): number {
    const bits =
      tableBits +
      weight(this.#literalCode, literals.lengths, LENGTH_EXTRA, FIRST_LENGTH) +
      weight(this.#distanceCode, distances.lengths, DISTANCE_EXTRA, 0);
    return (bits + 3 + 7) >>> 3;
  }

  #writeSymbols(literals: SymbolCode, distances: SymbolCode): void {
    const writer = this.#writer;
    for (let i = 0; i < this.#count; i++) {
      const distance = this.#distances[i]!;
      const value = this.#values[i]!;
      if (distance === 0) {
        writer.put(literals.codes[value]!, literals.lengths[value]!);
        continue;
      }
      const length = LENGTH_CODE[value]!;
      writer.put(literals.codes[length + FIRST_LENGTH]!, literals.lengths[length + FIRST_LENGTH]!);
      writer.put(value - LENGTH_BASE[length]!, LENGTH_EXTRA[length]!);
      const far = distanceCode(distance - 1);
      writer.put(distances.codes[far]!, distances.lengths[far]!);
      writer.put(distance - 1 - DISTANCE_BASE[far]!, DISTANCE_EXTRA[far]!);
    }
    writer.put(literals.codes[END_OF_BLOCK]!, literals.lengths[END_OF_BLOCK]!);
  }
}

/** Returns how many bits the symbols of a code take in these lengths, with their extra bits. */
function weight(code: HuffmanCode, lengths: Uint8Array, extra: Uint8Array, firstWithExtra: number): number {
  const { frequencies, lastSymbol } = code;
  let bits = 0;
  for (let n = 0; n <= lastSymbol; n++) {
    const frequency = frequencies[n]!;
    if (frequency === 0) continue;
    bits += frequency * (lengths[n]! + (n < firstWithExtra ? 0 : extra[n - firstWithExtra]!));
  }
  return bits;
}

function writeStored(writer: BitWriter, source: Uint8Array): void {
  writer.align();
  writer.put(source.length, 16);
  writer.put(~source.length & 0xffff, 16);
  writer.align();
  writer.putBytes(source);
}
