/** Writes bits, the lowest first, as RFC 1951 orders them. One writer serves one stream after the other. */
export class BitWriter {
  #bytes = new Uint8Array(1 << 14);
  #end = 0;
  #pending = 0;
  #pendingBits = 0;

  /** Starts a stream that takes no more than `capacity` bytes. */
  start(capacity: number): void {
    if (this.#bytes.length < capacity) this.#bytes = new Uint8Array(capacity);
    this.#end = 0;
    this.#pending = 0;
    this.#pendingBits = 0;
  }

  /** Writes a value of `count` bits; at most 16 of them. */
  put(value: number, count: number): void {
    const pending = this.#pending | (value << this.#pendingBits);
    const bits = this.#pendingBits + count;
    if (bits < 16) {
      this.#pending = pending;
      this.#pendingBits = bits;
      return;
    }
    const end = this.#end;
    this.#bytes[end] = pending;
    this.#bytes[end + 1] = pending >>> 8;
    this.#end = end + 2;
    this.#pending = pending >>> 16;
    this.#pendingBits = bits - 16;
  }

  /** Fills the byte in progress with zeros. */
  align(): void {
    for (; this.#pendingBits > 0; this.#pendingBits -= 8) {
      this.#bytes[this.#end++] = this.#pending;
      this.#pending >>>= 8;
    }
    this.#pendingBits = 0;
  }

  /** Writes whole bytes behind an aligned stream. */
  putBytes(bytes: Uint8Array): void {
    this.#bytes.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  /** Ends the stream and returns a copy of it. */
  finish(): Uint8Array<ArrayBuffer> {
    this.align();
    return this.#bytes.slice(0, this.#end);
  }
}
