const CHUNK_CHARACTERS = 1 << 13;

/** Returns a string with one character a byte. `TextDecoder` cannot: its latin1 is windows-1252. */
export function toBinaryString(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK_CHARACTERS) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_CHARACTERS));
  }
  return text;
}

/** Returns the bytes of a string that has one character a byte; undefined where one does not fit. */
export function fromBinaryString(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character > 255) return undefined;
    bytes[at] = character;
  }
  return bytes;
}
