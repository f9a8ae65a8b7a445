import { CodecError } from '../error.js';

const NOT_HEX = /[^\da-f]/i;

/** Writes bytes as hexadecimal digits. */
export function hexEncode(bytes: Uint8Array): string {
  let code = '';
  for (const byte of bytes) code += byte.toString(16).padStart(2, '0');
  return code;
}

/** Reads hexadecimal digits. @throws CodecError `invalid-character`, `truncated` or `too-large`. */
export function hexDecode(code: string, maxBytes: number): Uint8Array {
  const wrong = NOT_HEX.exec(code);
  if (wrong)
    throw new CodecError('invalid-character', `${wrong[0]} is no hexadecimal digit (at ${wrong.index}).`);
  if (code.length % 2 !== 0) throw new CodecError('truncated', 'The code ends inside a byte.');
  if (code.length / 2 > maxBytes) throw new CodecError('too-large', `The text exceeds ${maxBytes} bytes.`);
  return Uint8Array.from({ length: code.length / 2 }, (_, at) =>
    Number.parseInt(code.slice(2 * at, 2 * at + 2), 16),
  );
}
