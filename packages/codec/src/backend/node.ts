import { inflateRawSync, inflateSync, type InflateRaw } from 'node:zlib';
import { corruptError, dictionaryError, tooLargeError, truncatedError } from '../bytes/streamErrors.js';
import { deflateRaw, deflateZlib } from '../zlib/deflate.js';
import type { Backend } from './backend.js';

export const deflate: Backend['deflate'] = (bytes, container) =>
  container === 'raw' ? deflateRaw(bytes) : deflateZlib(bytes);

export const inflate: Backend['inflate'] = (bytes, container, maxBytes) => {
  const options = { maxOutputLength: Math.max(maxBytes, 1), info: true };
  try {
    const answer = container === 'raw' ? inflateRawSync(bytes, options) : inflateSync(bytes, options);
    // Node's types leave out that `info` makes it return the engine as well.
    const { buffer, engine } = answer as unknown as { buffer: Buffer; engine: InflateRaw };
    if (buffer.length > maxBytes) throw tooLargeError(maxBytes);
    return { bytes: buffer, used: engine.bytesWritten };
  } catch (error) {
    throw codecError(error as NodeJS.ErrnoException, maxBytes);
  }
};

function codecError(error: NodeJS.ErrnoException, maxBytes: number): Error {
  if (error.code === 'ERR_BUFFER_TOO_LARGE') return tooLargeError(maxBytes);
  if (error.code === 'Z_BUF_ERROR') return truncatedError();
  if (error.code === 'Z_NEED_DICT') return dictionaryError();
  return error.code === 'Z_DATA_ERROR' ? corruptError(error.message) : error;
}
