/** More arguments than these are too many for a call. */
const PIECE = 1 << 13;

/** Returns bytes in base64 (https://www.rfc-editor.org/rfc/rfc4648#section-4). */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  }
  return btoa(pieces.join(''));
}

/**
 * Returns the bytes that a text in base64 stands for, in which white space says nothing.
 *
 * @throws DOMException `InvalidCharacterError` for any other text.
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Returns the address that holds a file itself (https://www.rfc-editor.org/rfc/rfc2397). */
export function dataAddress({
  mediaType,
  bytes,
}: {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}): string {
  return `data:${mediaType};base64,${toBase64(bytes)}`;
}
