/** What is around a deflate stream: nothing (RFC 1951) or zlib's header and checksum (RFC 1950). */
export type Container = 'raw' | 'zlib';

/** What an inflated stream gave. */
export interface Inflated {
  readonly bytes: Uint8Array;
  /** How many bytes of the input the stream took. */
  readonly used: number;
}

/**
 * Deflate as the runtime does it best. Every backend gives the same bytes, and errors of the same codes; of several
 * things wrong with a stream, one may find another first.
 */
export interface Backend {
  /** Compresses at level 9 with the parameters zlib has by default. */
  deflate(bytes: Uint8Array, container: Container): Uint8Array;
  /**
   * Decompresses one stream and checks its checksum.
   *
   * @param maxBytes The output cap, kept while inflating.
   * @throws CodecError `too-large`, `truncated`, `corrupt` or `preset-dictionary`.
   */
  inflate(bytes: Uint8Array, container: Container, maxBytes: number): Inflated;
}
