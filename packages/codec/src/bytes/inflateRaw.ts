import { Inflate } from 'pako';
import { CodecError } from '../error.js';
import { concatBytes } from './concat.js';

/** Smaller than pako's own: most texts fit, and take less time. */
const CHUNK_BYTES = 1 << 14;

/** What an inflated stream gave. */
export interface Inflated {
  readonly bytes: Uint8Array;
  /** How many bytes of the input the stream took. */
  readonly used: number;
}

/** Names an end of the input before that of its data. */
export function truncatedError(): CodecError {
  return new CodecError('truncated', 'The compressed data ends too early.');
}

/** @param what What is wrong, in zlib's words. */
export function corruptError(what: string): CodecError {
  return new CodecError('corrupt', `The compressed data is damaged: ${what}.`);
}

/**
 * Decompresses one raw deflate stream, whatever follows it.
 *
 * @param maxBytes The output cap, kept while inflating.
 * @throws CodecError `too-large`, `truncated` or `corrupt`.
 */
export function inflateRaw(bytes: Uint8Array, maxBytes: number): Inflated {
  const stream = new Inflate({ raw: true, chunkSize: CHUNK_BYTES });
  const chunks: Uint8Array[] = [];
  let size = 0;
  stream.onData = (data) => {
    const chunk = data as Uint8Array;
    size += chunk.length;
    // Thrown out of the middle of inflating, so that nothing more is produced.
    if (size > maxBytes) throw new CodecError('too-large', `The text exceeds ${maxBytes} bytes.`);
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
