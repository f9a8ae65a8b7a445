import { FontFailure } from './fontFailure.js';

/** Reads big-endian numbers one after another. @throws FontFailure `damaged` where the bytes have ended. */
export class ByteReader {
  readonly #view: DataView;
  offset: number;

  constructor(bytes: Uint8Array, offset = 0) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.offset = offset;
  }

  u8(): number {
    return this.#read(1, (at) => this.#view.getUint8(at));
  }

  u16(): number {
    return this.#read(2, (at) => this.#view.getUint16(at));
  }

  u32(): number {
    return this.#read(4, (at) => this.#view.getUint32(at));
  }

  tag(): string {
    return String.fromCharCode(this.u8(), this.u8(), this.u8(), this.u8());
  }

  #read(size: number, read: (at: number) => number): number {
    if (this.offset + size > this.#view.byteLength) throw new FontFailure('damaged');
    const value = read(this.offset);
    this.offset += size;
    return value;
  }
}
