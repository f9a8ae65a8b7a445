import { deflateRaw, inflateRaw } from '#backend';
import { CodecError } from '../error.js';
import { adler32, crc32 } from './checksum.js';
import { concatBytes } from './concat.js';

/** What is around a deflate stream: nothing, zlib (RFC 1950) or gzip (RFC 1952). */
export type Container = 'raw' | 'zlib' | 'gzip';

const ZLIB_HEADER = Uint8Array.of(0x78, 0xda);
const ZLIB_HEADER_BYTES = 2;
const ZLIB_TRAILER_BYTES = 4;
const GZIP_TRAILER_BYTES = 8;

/** Compresses with deflate at level 9, into a zlib stream. */
export function deflateZlib(bytes: Uint8Array): Uint8Array {
  const body = deflateRaw(bytes);
  const trailer = new Uint8Array(ZLIB_TRAILER_BYTES);
  new DataView(trailer.buffer).setUint32(0, adler32(bytes));
  return concatBytes([ZLIB_HEADER, body, trailer], body.length + ZLIB_HEADER_BYTES + ZLIB_TRAILER_BYTES);
}

/** How an inflated stream may end. */
export interface InflateOptions {
  readonly maxBytes: number;
  /** Whether zeros may follow the stream, as in codes filled up to whole groups of characters. */
  readonly zeroPadded?: boolean;
}

/**
 * Decompresses one whole stream and checks its checksum.
 *
 * @throws CodecError `too-large` as soon as the output passes the cap; `truncated`, `trailing-data` or `corrupt`.
 */
export function inflate(bytes: Uint8Array, container: Container, options: InflateOptions): Uint8Array {
  const header = headerBytes(bytes, container);
  const stream = inflateRaw(bytes.subarray(header), options.maxBytes);
  const rest = bytes.subarray(header + stream.used);
  const trailer = checkTrailer(rest, container, stream.bytes);
  checkEnd(rest.subarray(trailer), options.zeroPadded ?? false);
  return stream.bytes;
}

function headerBytes(bytes: Uint8Array, container: Container): number {
  if (container === 'raw') return 0;
  if (container === 'gzip') return gzipHeaderBytes(bytes);
  if (bytes.length < ZLIB_HEADER_BYTES) throw truncated();
  const [method, flags] = bytes as unknown as [number, number];
  if ((method & 15) !== 8 || method >> 4 > 7 || ((method << 8) | flags) % 31 !== 0) {
    throw new CodecError('corrupt', 'The data has no zlib header.');
  }
  if (flags & 0x20) throw new CodecError('preset-dictionary', 'The data needs a dictionary.');
  return ZLIB_HEADER_BYTES;
}

function gzipHeaderBytes(bytes: Uint8Array): number {
  if (bytes.length < 10) throw truncated();
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8) {
    throw new CodecError('corrupt', 'The data has no gzip header.');
  }
  const flags = bytes[3]!;
  const afterZero = (from: number) => {
    const zero = bytes.indexOf(0, from);
    if (zero < 0) throw truncated();
    return zero + 1;
  };
  let at = 10;
  if (flags & 4) at += 2 + (bytes[at] ?? 0) + ((bytes[at + 1] ?? 0) << 8);
  if (flags & 8) at = afterZero(at);
  if (flags & 16) at = afterZero(at);
  return flags & 2 ? at + 2 : at;
}

/** Returns the size of the trailer, after comparing it with what was decompressed. */
function checkTrailer(rest: Uint8Array, container: Container, output: Uint8Array): number {
  if (container === 'raw') return 0;
  const size = container === 'zlib' ? ZLIB_TRAILER_BYTES : GZIP_TRAILER_BYTES;
  if (rest.length < size) throw truncated();
  const view = new DataView(rest.buffer, rest.byteOffset);
  const matches =
    container === 'zlib'
      ? view.getUint32(0) === adler32(output)
      : view.getUint32(0, true) === crc32(output) && view.getUint32(4, true) === output.length;
  if (!matches) throw new CodecError('corrupt', 'The data does not match its checksum.');
  return size;
}

function checkEnd(rest: Uint8Array, zeroPadded: boolean): void {
  if (zeroPadded ? rest.some((byte) => byte !== 0) : rest.length > 0) {
    throw new CodecError('trailing-data', 'Something follows the end of the data.');
  }
}

function truncated(): CodecError {
  return new CodecError('truncated', 'The compressed data ends too early.');
}
