import { deflate as deflateZlib, deflateRaw } from 'pako';

/** What is around a deflate stream: nothing (RFC 1951) or zlib's header and checksum (RFC 1950). */
export type Container = 'raw' | 'zlib';

/** Compresses at level 9 with the parameters zlib has by default: the same bytes in Node and in every browser. */
export function deflate(bytes: Uint8Array, container: Container): Uint8Array {
  // pako writes into the options it is given, so each call has its own.
  return container === 'raw' ? deflateRaw(bytes, { level: 9 }) : deflateZlib(bytes, { level: 9 });
}
