import { deflateRaw as pakoDeflateRaw, Inflate } from 'pako';
import { CodecError } from '../error.js';
import { concatBytes } from '../bytes/concat.js';
import type { Backend } from './backend.js';

/** pako's own default; a smaller chunk would cost time where texts are large. */
const CHUNK_BYTES = 1 << 16;

export const deflateRaw: Backend['deflateRaw'] = (bytes) => pakoDeflateRaw(bytes, { level: 9 });

export const inflateRaw: Backend['inflateRaw'] = (bytes, maxBytes) => {
  const inflate = new Inflate({ raw: true, chunkSize: Math.min(CHUNK_BYTES, maxBytes + 1) });
  const chunks: Uint8Array[] = [];
  let size = 0;
  inflate.onData = (chunk) => {
    size += chunk.length;
    // Thrown out of the middle of inflating: nothing more is produced.
    if (size > maxBytes) throw new CodecError('too-large', `The text exceeds ${maxBytes} bytes.`);
    chunks.push(chunk as Uint8Array);
  };
  let status: number | undefined;
  inflate.onEnd = (ended) => (status = ended);
  inflate.push(bytes);
  // pako's types leave the stream out, which alone knows how far it has read and what it found wrong.
  const { strm } = inflate as unknown as { strm: { avail_in: number; msg: string } };
  if (status === undefined) throw new CodecError('truncated', 'The compressed data ends too early.');
  if (status !== 0) throw new CodecError('corrupt', `The compressed data is damaged: ${strm.msg}.`);
  return { bytes: concatBytes(chunks, size), used: bytes.length - strm.avail_in };
};
