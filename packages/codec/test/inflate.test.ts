import { deflateRawSync, deflateSync, inflateRawSync, inflateSync, type InflateRaw } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CodecErrorCode } from '@letu/codec';
import { inflate } from '../src/bytes/inflate.js';
import { errorCodeOf } from './errorCodeOf.js';
import { randomBytes, randomFrom } from './generate.js';

type Container = 'raw' | 'zlib';

const CODES: Readonly<Record<string, CodecErrorCode>> = {
  ERR_BUFFER_TOO_LARGE: 'too-large',
  Z_BUF_ERROR: 'truncated',
  Z_DATA_ERROR: 'corrupt',
};

/** Returns the bytes in hexadecimal, or the code of the error, as Node's own zlib finds them. */
function expected(bytes: Uint8Array, container: Container, maxBytes: number): string | undefined {
  const inflateWhole = container === 'raw' ? inflateRawSync : inflateSync;
  try {
    const answer: unknown = inflateWhole(bytes, { maxOutputLength: maxBytes, info: true });
    // Node's types leave out that `info` makes it return the engine as well.
    const { buffer, engine } = answer as { buffer: Buffer; engine: InflateRaw };
    return engine.bytesWritten < bytes.length ? 'trailing-data' : buffer.toString('hex');
  } catch (error) {
    return CODES[(error as NodeJS.ErrnoException).code ?? ''];
  }
}

function actual(bytes: Uint8Array, container: Container, maxBytes: number): string | undefined {
  let output = '';
  const error = errorCodeOf(() => {
    output = Buffer.from(inflate(bytes, container, { maxBytes })).toString('hex');
  });
  return error ?? output;
}

describe("streams are inflated, or refused, as by Node's zlib", () => {
  it.each(['raw', 'zlib'] as const)('whole, cut, damaged and extended %s streams', (container) => {
    const random = randomFrom(21);
    const outcomes = new Set<string | undefined>();
    for (let at = 0; at < 1000; at++) {
      const input = randomBytes(random, Math.floor(random() ** 2 * 4000), 2000);
      const stream = container === 'raw' ? deflateRawSync(input) : deflateSync(input);
      const way = at % 4;
      let bytes: Uint8Array = stream;
      if (way === 1) bytes = stream.subarray(0, Math.floor(random() * stream.length));
      if (way === 2) stream[Math.floor(random() * stream.length)]! ^= 1 << Math.floor(random() * 8);
      if (way === 3) bytes = Buffer.concat([stream, Buffer.from(randomBytes(random, 5, 3))]);
      const maxBytes = random() < 0.2 ? Math.max(1, Math.floor(input.length / 2)) : 10_000;
      const ours = actual(bytes, container, maxBytes);
      const theirs = expected(bytes, container, maxBytes);
      outcomes.add(CODES_OF.has(theirs) ? theirs : 'inflated');
      // Of a stream that is both too large and damaged, either may be said.
      const isBoth = way !== 0 && maxBytes < input.length;
      if (isBoth && CODES_OF.has(theirs)) expect(CODES_OF, `stream ${at}`).toContain(ours);
      else expect(ours, `stream ${at}`).toBe(theirs);
    }
    expect([...outcomes].toSorted()).toEqual([
      'corrupt',
      'inflated',
      'too-large',
      'trailing-data',
      'truncated',
    ]);
  });
});

const CODES_OF: ReadonlySet<string | undefined> = new Set([...Object.values(CODES), 'trailing-data']);
