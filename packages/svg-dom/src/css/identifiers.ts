const ESCAPE = /\\(?:([\da-f]{1,6})\s?|(.))/gisu;

/** Undoes the escapes of CSS. */
export function unescapeCss(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (_match, hex: string | undefined, character: string | undefined) =>
    hex === undefined ? (character ?? '') : fromHex(hex),
  );
}

/** Writes any text as an identifier (https://drafts.csswg.org/cssom/#serialize-an-identifier). */
export function escapeCss(value: string): string {
  const text = String(value);
  return text === '-'
    ? '\\-'
    : text.replace(/[^]/g, (character, at: number) => escapeCharacter(character, at, text));
}

function escapeCharacter(character: string, at: number, text: string): string {
  const code = character.charCodeAt(0);
  const isLeadingDigit = /\d/.test(character) && (at === 0 || (at === 1 && text.startsWith('-')));
  if (code === 0) return '\ufffd';
  if (code < 0x20 || code === 0x7f || isLeadingDigit) return `\\${code.toString(16)} `;
  return code >= 0x80 || /[\w-]/.test(character) ? character : `\\${character}`;
}

function fromHex(hex: string): string {
  const code = Number.parseInt(hex, 16);
  const isScalar = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isScalar ? String.fromCodePoint(code) : '\ufffd';
}
