import { deflate as pakoDeflate, deflateRaw as pakoDeflateRaw } from 'pako';
import { describe, expect, it } from 'vitest';
import * as browser from '../src/backend/browser.js';
import * as node from '../src/backend/node.js';
import { errorCodeOf } from './errorCodeOf.js';
import { randomBytes, randomFrom, randomText } from './generate.js';

function expectSameBytes(input: Uint8Array, what: string): void {
  const same = Buffer.compare(node.deflate(input, 'raw'), pakoDeflateRaw(input, { level: 9 })) === 0;
  expect(same, `${what}, ${input.length} bytes`).toBe(true);
}

describe("Node's deflate gives pako's bytes", () => {
  it('for texts', () => {
    const random = randomFrom(11);
    for (let at = 0; at < 300; at++) {
      const text = randomText(random, Math.floor(random() ** 3 * 20_000));
      expectSameBytes(new TextEncoder().encode(text), `text ${at}`);
    }
  });

  it('for bytes from noise to long runs, with matches from anywhere in the window and beyond', () => {
    const random = randomFrom(12);
    for (let at = 0; at < 300; at++) {
      const length = Math.floor(random() ** 4 * 120_000);
      expectSameBytes(randomBytes(random, length, 1 + random() ** 2 * 40_000), `bytes ${at}`);
    }
  });

  // The sizes of a match, of zlib's window and lookahead, and of a block of literals, each with its neighbours.
  const EDGES = [0, 3, 258, 262, 4096, 16_383, 32_506, 32_768, 49_149, 65_274, 65_536, 98_304, 131_072];
  it.each(EDGES)('around a size of %i bytes', (edge) => {
    const random = randomFrom(edge);
    for (let length = Math.max(0, edge - 1); length <= edge + 1; length++) {
      expectSameBytes(new Uint8Array(length), 'zeros');
      expectSameBytes(randomBytes(random, length, 40_000), 'bytes');
      expectSameBytes(
        Uint8Array.from({ length }, () => random() * 256),
        'noise',
      );
    }
  });

  it('for matches at the edge of the window', () => {
    const random = randomFrom(1);
    const word = Uint8Array.from({ length: 8 }, () => random() * 256);
    for (let distance = 32_504; distance <= 32_508; distance++) {
      const input = Uint8Array.from({ length: 3 * 32_768 }, () => random() * 256);
      for (let at = 5; at < input.length; at += distance) input.set(word.subarray(0, input.length - at), at);
      expectSameBytes(input, `distance ${distance}`);
    }
  });

  it('for frequencies so uneven that code lengths have to be limited', () => {
    // Fibonacci numbers make the deepest trees there are.
    const counts = [1, 1];
    while (counts.length < 20) counts.push(counts.at(-1)! + counts.at(-2)!);
    const random = randomFrom(5);
    const input = Uint8Array.from(
      counts.flatMap((count, symbol) => Array.from({ length: count }, () => symbol)),
    );
    for (let at = input.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [input[at], input[other]] = [input[other]!, input[at]!];
    }
    expectSameBytes(input, 'Fibonacci');
  });

  it('for the better part of a megabyte', () => {
    const text = new TextEncoder().encode(randomText(randomFrom(13), 400_000));
    expectSameBytes(text, 'text');
    expectSameBytes(randomBytes(randomFrom(14), 700_000, 60_000), 'bytes');
  });

  it('as a zlib stream too, and one after another', () => {
    const random = randomFrom(15);
    for (let at = 0; at < 50; at++) {
      const input = randomBytes(random, Math.floor(random() * 5000), 3000);
      expect(Buffer.compare(node.deflate(input, 'zlib'), pakoDeflate(input, { level: 9 }))).toBe(0);
      expect(Buffer.compare(browser.deflate(input, 'zlib'), pakoDeflate(input, { level: 9 }))).toBe(0);
    }
  });
});

describe('both backends inflate alike', () => {
  const inflated = (backend: typeof node, bytes: Uint8Array, container: 'raw' | 'zlib', maxBytes: number) => {
    let answer: { bytes: string; used: number } | undefined;
    const error = errorCodeOf(() => {
      const { bytes: output, used } = backend.inflate(bytes, container, maxBytes);
      answer = { bytes: Buffer.from(output).toString('latin1'), used };
    });
    return error ?? answer;
  };

  it.each(['raw', 'zlib'] as const)('whole, cut, damaged and extended %s streams', (container) => {
    const random = randomFrom(21);
    const outcomes = new Set<string>();
    for (let at = 0; at < 1000; at++) {
      const input = randomBytes(random, Math.floor(random() ** 2 * 4000), 2000);
      const stream = Buffer.from(node.deflate(input, container));
      const way = at % 4;
      let bytes: Uint8Array = stream;
      if (way === 1) bytes = stream.subarray(0, Math.floor(random() * stream.length));
      if (way === 2) stream[Math.floor(random() * stream.length)]! ^= 1 << Math.floor(random() * 8);
      if (way === 3) bytes = Buffer.concat([stream, Buffer.from(randomBytes(random, 5, 3))]);
      const maxBytes = random() < 0.2 ? Math.floor(input.length / 2) : 10_000;
      const ours = inflated(node, bytes, container, maxBytes);
      const theirs = inflated(browser, bytes, container, maxBytes);
      // Of a stream that is both too large and damaged, either may be said.
      const isBoth = way !== 0 && maxBytes < input.length && typeof ours === 'string';
      if (isBoth) expect(typeof theirs, `stream ${at}`).toBe('string');
      else expect(theirs, `stream ${at}`).toEqual(ours);
      outcomes.add(typeof ours === 'string' ? ours : 'inflated');
    }
    expect([...outcomes].toSorted()).toEqual(
      expect.arrayContaining(['corrupt', 'inflated', 'too-large', 'truncated']),
    );
  });
});
