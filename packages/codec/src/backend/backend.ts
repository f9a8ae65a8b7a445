/** What an inflated stream gave. */
export interface Inflated {
  readonly bytes: Uint8Array;
  /** How many bytes of the input the stream took. */
  readonly used: number;
}

/** Raw deflate (RFC 1951) as the runtime does it best. Every backend gives the same bytes and the same errors. */
export interface Backend {
  /** Compresses at level 9 with the parameters zlib has by default. */
  deflateRaw(bytes: Uint8Array): Uint8Array;
  /**
   * Decompresses one stream.
   *
   * @param maxBytes The output cap, kept while inflating.
   * @throws CodecError `too-large`, `truncated` or `corrupt`.
   */
  inflateRaw(bytes: Uint8Array, maxBytes: number): Inflated;
}
