import { deflateRawSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { PACK_BLOCK_BYTES, type PackIndex } from '../src/pack/format.js';

/** Vite puts files under 4 KiB into the script as data URLs, which a page's policy may not let it fetch. */
const MINIMUM_BYTES = 4097;

/** Where a piece lies in the pack's stream. */
export interface Piece {
  readonly offset: number;
  readonly length: number;
}

/** Collects pieces into a pack (see `src/pack/format.ts`). The same bytes are kept once. */
export class PackWriter {
  readonly #pieces: Uint8Array[] = [];
  readonly #known = new Map<string, Piece>();
  readonly #entries: Record<string, readonly [number, number]> = {};
  #size = 0;

  /** Adds bytes that are found again by their place. */
  add(bytes: Uint8Array): Piece {
    const key = createHash('sha256').update(bytes).digest('base64');
    const known = this.#known.get(key);
    if (known) return known;
    const piece = { offset: this.#size, length: bytes.length };
    this.#known.set(key, piece);
    this.#pieces.push(bytes);
    this.#size += bytes.length;
    return piece;
  }

  /** Adds bytes or a text that is found again by a name. */
  addEntry(name: string, content: Uint8Array | string): void {
    const { offset, length } = this.add(typeof content === 'string' ? Buffer.from(content) : content);
    this.#entries[name] = [offset, length];
  }

  /** Returns the whole pack. */
  finish(): Uint8Array {
    const stream = Buffer.concat(this.#pieces);
    const blocks: Buffer[] = [];
    for (let start = 0; start < stream.length; start += PACK_BLOCK_BYTES) {
      blocks.push(deflateRawSync(stream.subarray(start, start + PACK_BLOCK_BYTES), { level: 9 }));
    }
    const content: PackIndex = { blocks: blocks.map(({ length }) => length), entries: this.#entries };
    const index = deflateRawSync(JSON.stringify(content), { level: 9 });
    const head = Buffer.alloc(4);
    head.writeUInt32LE(index.length);
    const pack = Buffer.concat([head, index, ...blocks]);
    return pack.length >= MINIMUM_BYTES
      ? pack
      : Buffer.concat([pack, Buffer.alloc(MINIMUM_BYTES - pack.length)]);
  }
}
