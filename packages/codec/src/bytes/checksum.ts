const ADLER_MODULUS = 65521;
/** How many bytes can be summed before 32 bits overflow. */
const ADLER_RUN = 5552;

/** Returns the Adler-32 of zlib streams (RFC 1950, section 8.2). */
export function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let at = 0; at < bytes.length;) {
    const end = Math.min(at + ADLER_RUN, bytes.length);
    // The sums stay below 2 ** 32 but not 2 ** 31: as signed integers they are still right modulo 2 ** 32.
    for (; at < end; at++) {
      a = (a + bytes[at]!) | 0;
      b = (b + a) | 0;
    }
    a = (a >>> 0) % ADLER_MODULUS;
    b = (b >>> 0) % ADLER_MODULUS;
  }
  return ((b << 16) | a) >>> 0;
}

const crcTable = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** Returns the CRC-32 of gzip files (RFC 1952, section 8). */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 255]!;
  return (crc ^ -1) >>> 0;
}
