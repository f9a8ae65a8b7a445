import { inflateRawSync, type InflateRaw } from 'node:zlib';
import { CodecError } from '../error.js';
import { deflate } from '../zlib/deflate.js';
import type { Backend } from './backend.js';

export const deflateRaw: Backend['deflateRaw'] = deflate;

export const inflateRaw: Backend['inflateRaw'] = (bytes, maxBytes) => {
  try {
    // Node's types leave out `info`, which also returns the engine.
    const options = { maxOutputLength: Math.max(maxBytes, 1), info: true };
    const result = inflateRawSync(bytes, options) as unknown as { buffer: Buffer; engine: InflateRaw };
    return { bytes: result.buffer, used: result.engine.bytesWritten };
  } catch (cause) {
    throw inflateError(cause as NodeJS.ErrnoException, maxBytes);
  }
};

function inflateError(cause: NodeJS.ErrnoException, maxBytes: number): unknown {
  if (cause.code === 'ERR_BUFFER_TOO_LARGE') {
    return new CodecError('too-large', `The text exceeds ${maxBytes} bytes.`);
  }
  if (cause.code === 'Z_BUF_ERROR') return new CodecError('truncated', 'The compressed data ends too early.');
  if (cause.code === 'Z_DATA_ERROR') {
    return new CodecError('corrupt', `The compressed data is damaged: ${cause.message}.`);
  }
  return cause;
}
