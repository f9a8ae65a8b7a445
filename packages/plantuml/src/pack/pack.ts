import { inflateSync } from 'fflate';
import { PACK_BLOCK_BYTES, type PackIndex } from './format.js';

/** How many inflated blocks a pack keeps: neighbouring files are often read together. */
const KEPT_BLOCKS = 8;

const decoder = new TextDecoder();

/** Reads a pack (see `format.ts`). */
export class Pack {
  readonly #bytes: Uint8Array;
  readonly #index: PackIndex;
  readonly #blockStarts: number[] = [];
  readonly #blocks = new Map<number, Uint8Array>();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const indexLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
    this.#index = JSON.parse(decoder.decode(inflateSync(bytes.subarray(4, 4 + indexLength)))) as PackIndex;
    let start = 4 + indexLength;
    for (const length of this.#index.blocks) {
      this.#blockStarts.push(start);
      start += length;
    }
  }

  /** The names of the entries. */
  get names(): string[] {
    return Object.keys(this.#index.entries);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#index.entries, name);
  }

  /** Returns an entry's bytes, or undefined if there is none of that name. */
  bytes(name: string): Uint8Array | undefined {
    if (!this.has(name)) return undefined;
    const [offset, length] = this.#index.entries[name] ?? [0, 0];
    return this.slice(offset, length);
  }

  /** Returns an entry as text, or undefined if there is none of that name. */
  text(name: string): string | undefined {
    const bytes = this.bytes(name);
    return bytes && decoder.decode(bytes);
  }

  /** Returns bytes by their place in the stream. */
  slice(offset: number, length: number): Uint8Array {
    const slice = new Uint8Array(length);
    let done = 0;
    while (done < length) {
      const position = offset + done;
      const block = this.#block(Math.floor(position / PACK_BLOCK_BYTES));
      const start = position % PACK_BLOCK_BYTES;
      const part = block.subarray(start, Math.min(block.length, start + length - done));
      if (part.length === 0) throw new RangeError('The pack ends before the wanted bytes.');
      slice.set(part, done);
      done += part.length;
    }
    return slice;
  }

  #block(number: number): Uint8Array {
    const kept = this.#blocks.get(number);
    if (kept) return kept;
    const start = this.#blockStarts[number] ?? 0;
    const block = inflateSync(this.#bytes.subarray(start, start + (this.#index.blocks[number] ?? 0)));
    this.#blocks.set(number, block);
    for (const oldest of this.#blocks.keys()) {
      if (this.#blocks.size <= KEPT_BLOCKS) break;
      this.#blocks.delete(oldest);
    }
    return block;
  }
}
