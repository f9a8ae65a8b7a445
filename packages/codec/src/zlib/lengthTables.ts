import type { BitWriter } from './bitWriter.js';
import { buildCode, huffmanCode, type HuffmanCode } from './huffman.js';
import { DISTANCES, LITERALS } from './tables.js';

const REPEAT_PREVIOUS = 16;
const REPEAT_ZERO = 17;
const REPEAT_ZERO_LONG = 18;
const SYMBOLS = 19;
/** The order in which the lengths of the code for lengths are written (RFC 1951, section 3.2.7). */
const ORDER = Uint8Array.of(16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15);
const EXTRA = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7);

/** The code lengths of a dynamic block in their run-length form, themselves Huffman coded. */
export class LengthTables {
  /** Symbols and the values of their extra bits, by turns. */
  readonly #runs = new Uint8Array(2 * (LITERALS + DISTANCES));
  #end = 0;
  readonly #code = huffmanCode(SYMBOLS, 7);
  #literals = 0;
  #distances = 0;
  #ordered = 0;

  /** How many bits the tables take. */
  bits = 0;

  /** Takes in the codes of a block. */
  build(literals: HuffmanCode, distances: HuffmanCode): void {
    this.#code.frequencies.fill(0);
    this.#end = 0;
    this.#literals = literals.lastSymbol + 1;
    this.#distances = distances.lastSymbol + 1;
    this.#addRuns(literals);
    this.#addRuns(distances);
    buildCode(this.#code);

    const { lengths, frequencies } = this.#code;
    this.#ordered = SYMBOLS;
    while (this.#ordered > 4 && lengths[ORDER[this.#ordered - 1]!] === 0) this.#ordered--;
    this.bits = 5 + 5 + 4 + 3 * this.#ordered;
    for (let n = 0; n < SYMBOLS; n++) this.bits += frequencies[n]! * (lengths[n]! + EXTRA[n]!);
  }

  write(writer: BitWriter): void {
    const { lengths, codes } = this.#code;
    writer.put(this.#literals - 257, 5);
    writer.put(this.#distances - 1, 5);
    writer.put(this.#ordered - 4, 4);
    for (let i = 0; i < this.#ordered; i++) writer.put(lengths[ORDER[i]!]!, 3);
    for (let i = 0; i < this.#end; i += 2) {
      const symbol = this.#runs[i]!;
      writer.put(codes[symbol]!, lengths[symbol]!);
      writer.put(this.#runs[i + 1]!, EXTRA[symbol]!);
    }
  }

  /** Splits lengths into runs at the places where zlib does: no run crosses from one table into the other. */
  #addRuns({ lengths, lastSymbol }: HuffmanCode): void {
    let previous = -1;
    for (let n = 0; n <= lastSymbol;) {
      const length = lengths[n]!;
      const most = length === 0 ? 138 : length === previous ? 6 : 7;
      let run = 1;
      while (run < most && n + run <= lastSymbol && lengths[n + run] === length) run++;
      n += run;
      if (length !== 0 && length !== previous) {
        this.#add(length, 0);
        run--;
      }
      if (run < 3) for (; run > 0; run--) this.#add(length, 0);
      else if (length !== 0) this.#add(REPEAT_PREVIOUS, run - 3);
      else if (run <= 10) this.#add(REPEAT_ZERO, run - 3);
      else this.#add(REPEAT_ZERO_LONG, run - 11);
      previous = length;
    }
  }

  #add(symbol: number, extra: number): void {
    this.#code.frequencies[symbol]!++;
    this.#runs[this.#end++] = symbol;
    this.#runs[this.#end++] = extra;
  }
}
