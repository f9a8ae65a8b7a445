/** How a text in Latin-1 calls its encoding, in XML and in DOT. */
const SAYS_LATIN = /(?:charset|encoding)\s*=\s*["']?(?:latin-?1|l1|iso-?8859-?1|windows-?1252)\b/i;
/** Where a text calls its encoding, in bytes. */
const BEGINNING = 1 << 12;

/**
 * Reads bytes as text: UTF-16 with a byte order mark, UTF-8, or the encodings that Chinese systems and old files use. A text that
 * is no UTF-8 is GB 18030, unless it calls itself Latin-1 or is not sound in that encoding.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const latin = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  const text = tryDecode('utf-8', bytes);
  if (text !== undefined) return text;
  if (SAYS_LATIN.test(latin(bytes.subarray(0, BEGINNING)))) return latin(bytes);
  return tryDecode('gb18030', bytes) ?? latin(bytes);
}

function tryDecode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
