import { CodecError } from '../error.js';

export function truncatedError(): CodecError {
  return new CodecError('truncated', 'The compressed data ends too early.');
}

/** @param what What is wrong, in zlib's words. */
export function corruptError(what: string): CodecError {
  return new CodecError('corrupt', `The compressed data is damaged: ${what}.`);
}

export function tooLargeError(maxBytes: number): CodecError {
  return new CodecError('too-large', `The text exceeds ${maxBytes} bytes.`);
}

export function dictionaryError(): CodecError {
  return new CodecError('preset-dictionary', 'The compressed data needs a dictionary.');
}
