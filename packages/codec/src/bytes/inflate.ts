import { CodecError } from '../error.js';
import { adler32, crc32 } from './checksum.js';
import type { Container } from './deflate.js';
import { corruptError, inflateRaw, truncatedError, type Inflated } from './inflateRaw.js';

/** How an inflated stream may end. */
export interface InflateOptions {
  readonly maxBytes: number;
  /** Whether zeros may follow the stream, as in codes filled up to whole groups of characters. */
  readonly zeroPadded?: boolean;
}

const ZLIB_HEADER_BYTES = 2;
const ZLIB_CHECKSUM_BYTES = 4;
const GZIP_HEADER_BYTES = 10;
const GZIP_TRAILER_BYTES = 8;
/** The flags of a gzip header (RFC 1952, section 2.3.1). */
const FLAG = { headerChecksum: 2, extra: 4, name: 8, comment: 16 } as const;

/**
 * Decompresses bytes that are one whole stream.
 *
 * @throws CodecError `too-large` as soon as the output passes the cap; `truncated`, `trailing-data`, `corrupt` or
 * `preset-dictionary`.
 */
export function inflate(
  bytes: Uint8Array,
  container: Container | 'gzip',
  options: InflateOptions,
): Uint8Array {
  const stream = INFLATE[container](bytes, options.maxBytes);
  if (stream.used < bytes.length) checkRest(bytes.subarray(stream.used), options);
  return stream.bytes;
}

const INFLATE = { raw: inflateRaw, zlib: inflateZlib, gzip: inflateGzip };

// Behind a zlib stream pako takes whatever follows for another one, so it only gets to see what is inside.
function inflateZlib(bytes: Uint8Array, maxBytes: number): Inflated {
  checkZlibHeader(bytes);
  const stream = inflateRaw(bytes.subarray(ZLIB_HEADER_BYTES), maxBytes);
  const end = ZLIB_HEADER_BYTES + stream.used;
  if (bytes.length < end + ZLIB_CHECKSUM_BYTES) throw truncatedError();
  const checksum = new DataView(bytes.buffer, bytes.byteOffset).getUint32(end);
  if (checksum !== adler32(stream.bytes)) throw corruptError('incorrect data check');
  return { bytes: stream.bytes, used: end + ZLIB_CHECKSUM_BYTES };
}

function checkZlibHeader(bytes: Uint8Array): void {
  if (bytes.length < ZLIB_HEADER_BYTES) throw truncatedError();
  const method = bytes[0]!;
  const flags = bytes[1]!;
  if (((method << 8) | flags) % 31 !== 0) throw corruptError('incorrect header check');
  if ((method & 15) !== 8) throw corruptError('unknown compression method');
  if (method >> 4 > 7) throw corruptError('invalid window size');
  if (flags & 0x20) throw new CodecError('preset-dictionary', 'The compressed data needs a dictionary.');
}

function inflateGzip(bytes: Uint8Array, maxBytes: number): Inflated {
  const header = gzipHeaderBytes(bytes);
  const stream = inflateRaw(bytes.subarray(header), maxBytes);
  const end = header + stream.used;
  if (bytes.length < end + GZIP_TRAILER_BYTES) throw truncatedError();
  const trailer = new DataView(bytes.buffer, bytes.byteOffset + end);
  if (trailer.getUint32(0, true) !== crc32(stream.bytes)) throw corruptError('incorrect data check');
  if (trailer.getUint32(4, true) !== stream.bytes.length) throw corruptError('incorrect length check');
  return { bytes: stream.bytes, used: end + GZIP_TRAILER_BYTES };
}

function gzipHeaderBytes(bytes: Uint8Array): number {
  if (bytes.length < GZIP_HEADER_BYTES) throw truncatedError();
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8) throw corruptError('incorrect header check');
  const flags = bytes[3]!;
  const afterZero = (from: number) => {
    const zero = bytes.indexOf(0, from);
    if (zero < 0) throw truncatedError();
    return zero + 1;
  };
  let at = GZIP_HEADER_BYTES;
  if (flags & FLAG.extra) at += 2 + (bytes[at] ?? 0) + ((bytes[at + 1] ?? 0) << 8);
  if (flags & FLAG.name) at = afterZero(at);
  if (flags & FLAG.comment) at = afterZero(at);
  return flags & FLAG.headerChecksum ? at + 2 : at;
}

function checkRest(rest: Uint8Array, { zeroPadded = false }: InflateOptions): void {
  if (!zeroPadded || rest.some((byte) => byte !== 0)) {
    throw new CodecError('trailing-data', 'Something follows the end of the data.');
  }
}
