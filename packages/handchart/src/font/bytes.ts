/** Writes big-endian numbers one after another. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  u8(...values: number[]): this {
    for (const value of values) this.#bytes.push(value & 0xff);
    return this;
  }

  u16(...values: number[]): this {
    for (const value of values) this.u8(value >> 8, value);
    return this;
  }

  u32(...values: number[]): this {
    for (const value of values) this.u16(value >>> 16, value);
    return this;
  }

  ascii(text: string): this {
    return this.u8(...Array.from(text, (sign) => sign.charCodeAt(0)));
  }

  get length(): number {
    return this.#bytes.length;
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Joins bytes, each piece beginning at a multiple of 4. */
export function joined(pieces: readonly Uint8Array[]): { bytes: Uint8Array; offsets: readonly number[] } {
  const offsets: number[] = [];
  let length = 0;
  for (const piece of pieces) {
    offsets.push(length);
    length += (piece.length + 3) & ~3;
  }
  const bytes = new Uint8Array(length);
  for (const [index, piece] of pieces.entries()) bytes.set(piece, offsets[index]);
  return { bytes, offsets };
}
