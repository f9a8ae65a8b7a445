import { deflate as pakoDeflate, deflateRaw as pakoDeflateRaw, Inflate } from 'pako';
import { adler32 } from '../bytes/checksum.js';
import { concatBytes } from '../bytes/concat.js';
import { corruptError, dictionaryError, tooLargeError, truncatedError } from '../bytes/streamErrors.js';
import type { Backend, Inflated } from './backend.js';

/** Smaller than pako's own: most texts fit, and take less time. */
const CHUNK_BYTES = 1 << 14;
const HEADER_BYTES = 2;
const CHECKSUM_BYTES = 4;

// pako writes into the options it is given, so each call has its own.
export const deflate: Backend['deflate'] = (bytes, container) =>
  container === 'raw' ? pakoDeflateRaw(bytes, { level: 9 }) : pakoDeflate(bytes, { level: 9 });

// Behind a zlib stream pako takes whatever follows for another one, so it only gets to see what is inside.
export const inflate: Backend['inflate'] = (bytes, container, maxBytes) => {
  if (container === 'raw') return inflateRaw(bytes, maxBytes);
  checkHeader(bytes);
  const stream = inflateRaw(bytes.subarray(HEADER_BYTES), maxBytes);
  const end = HEADER_BYTES + stream.used;
  if (bytes.length < end + CHECKSUM_BYTES) throw truncatedError();
  const checksum = new DataView(bytes.buffer, bytes.byteOffset).getUint32(end);
  if (checksum !== adler32(stream.bytes)) throw corruptError('incorrect data check');
  return { bytes: stream.bytes, used: end + CHECKSUM_BYTES };
};

function inflateRaw(bytes: Uint8Array, maxBytes: number): Inflated {
  const stream = new Inflate({ raw: true, chunkSize: CHUNK_BYTES });
  const chunks: Uint8Array[] = [];
  let size = 0;
  stream.onData = (data) => {
    const chunk = data as Uint8Array;
    size += chunk.length;
    // Thrown out of the middle of inflating, so that nothing more is produced.
    if (size > maxBytes) throw tooLargeError(maxBytes);
    chunks.push(chunk);
  };
  let status: number | undefined;
  stream.onEnd = (ended) => (status = ended);
  stream.push(bytes);
  // pako's types leave out the inner stream, which alone knows how far it has read and what it found wrong.
  const { strm } = stream as unknown as { strm: { avail_in: number; msg: string } };
  if (status === undefined) throw truncatedError();
  if (status !== 0) throw corruptError(strm.msg);
  return { bytes: concatBytes(chunks, size), used: bytes.length - strm.avail_in };
}

function checkHeader(bytes: Uint8Array): void {
  if (bytes.length < HEADER_BYTES) throw truncatedError();
  const method = bytes[0]!;
  const flags = bytes[1]!;
  if (((method << 8) | flags) % 31 !== 0) throw corruptError('incorrect header check');
  if ((method & 15) !== 8) throw corruptError('unknown compression method');
  if (method >> 4 > 7) throw corruptError('invalid window size');
  if (flags & 0x20) throw dictionaryError();
}
