import { adler32 } from '../bytes/checksum.js';
import { BitWriter } from './bitWriter.js';
import { BlockWriter } from './block.js';
import { MAX_DISTANCE, MAX_MATCH, MatchFinder, MIN_MATCH } from './matchFinder.js';

/** A match of three bytes from farther away takes more bits than three literals. */
const TOO_FAR = 4096;

const writer = new BitWriter();
const block = new BlockWriter(writer);
const finder = new MatchFinder();

/**
 * Compresses to raw deflate, byte for byte as zlib and pako do at level 9 with their default window, memory and strategy.
 *
 * Node's own zlib cannot give these bytes: it is Chromium's fork, which finds matches by hashes of four bytes, not three
 * (https://chromium.googlesource.com/chromium/src/+/main/third_party/zlib/contrib/optimizations/insert_string.h), and no
 * option of `node:zlib` turns that off. What is decided here follows `deflate_slow` in
 * https://github.com/madler/zlib/blob/v1.3.1/deflate.c, lazy matches and all.
 */
export function deflateRaw(input: Uint8Array): Uint8Array<ArrayBuffer> {
  start(input);
  compress(input);
  return writer.finish();
}

/** Compresses to a zlib stream: the same, between a header of two bytes and a checksum of four. */
export function deflateZlib(input: Uint8Array): Uint8Array<ArrayBuffer> {
  start(input);
  // Deflate with a window of 32 KiB, at the highest level (RFC 1950, section 2.2).
  writer.put(0x78, 8);
  writer.put(0xda, 8);
  compress(input);
  writer.align();
  const checksum = adler32(input);
  for (const shift of [24, 16, 8, 0]) writer.put((checksum >>> shift) & 255, 8);
  return writer.finish();
}

function start(input: Uint8Array): void {
  // A block is stored where it does not shrink, at a cost of five bytes for every 16383 or more.
  writer.start(input.length + (input.length >>> 10) + 64);
}

function compress(input: Uint8Array): void {
  finder.start(input);
  let blockStart = 0;
  const writeBlock = (end: number, isLast: boolean) => {
    block.write(input.subarray(blockStart, end), isLast);
    blockStart = end;
  };

  let position = 0;
  let length = MIN_MATCH - 1;
  let literalPending = false;
  while (position < input.length) {
    const candidate = finder.insert(position);
    const previousLength = length;
    const previousStart = finder.matchStart;
    length = MIN_MATCH - 1;
    if (
      candidate !== 0 &&
      previousLength < MAX_MATCH &&
      finder.distance(position, candidate) <= MAX_DISTANCE
    ) {
      length = finder.longestMatch(position, candidate, previousLength);
      if (length === MIN_MATCH && position - finder.matchStart > TOO_FAR) length = MIN_MATCH - 1;
    }

    if (previousLength >= MIN_MATCH && length <= previousLength) {
      const end = position - 1 + previousLength;
      const full = block.addMatch(previousLength - MIN_MATCH, position - 1 - previousStart);
      finder.insertAll(position + 1, end);
      position = end;
      length = MIN_MATCH - 1;
      literalPending = false;
      if (full) writeBlock(position, false);
      continue;
    }
    if (literalPending && block.addLiteral(input[position - 1]!)) writeBlock(position, false);
    literalPending = true;
    position++;
  }
  if (literalPending) block.addLiteral(input[position - 1]!);
  writeBlock(position, true);
}
