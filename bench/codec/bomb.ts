import { constants, deflateRawSync } from 'node:zlib';

const MEBIBYTE = 1 << 20;

/** Returns the code of so many mebibytes of NUL: a thousandth of their size. */
export function bombOf(mebibytes: number): string {
  const block = deflateRawSync(Buffer.alloc(MEBIBYTE), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const checksum = Buffer.alloc(4);
  // The Adler-32 of zeros: only their number counts.
  checksum.writeUInt32BE((((mebibytes * MEBIBYTE) % 65_521) * 65_536 + 1) >>> 0);
  const blocks = Array.from({ length: mebibytes }, () => block);
  return Buffer.concat([Buffer.of(0x78, 0xda), ...blocks, Buffer.of(3, 0), checksum]).toString('base64url');
}
