import { legacyEntities, otherEntities } from './entityNames.js';

const REFERENCE = /&(?:#x([\da-f]+);?|#(\d+);?|([a-z][a-z\d]*;?))/gi;
const XML_REFERENCE = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi;
const REPLACEMENT = '\ufffd';

// What numbers 0x80 to 0x9f stand for in HTML: the characters of Windows 1252.
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Puts the characters in for `&amp;`, `&#38;` and `&#x26;` (https://html.spec.whatwg.org/#character-reference-state).
 *
 * @param inAttribute There a name without semicolon stays as it is where a letter, a digit or `=` follows.
 */
export function decodeHtml(text: string, inAttribute = false): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (match, hex?: string, decimal?: string, name?: string, at?: unknown) => {
    if (name !== undefined)
      return named(match, name, inAttribute ? (text[Number(at) + match.length] ?? '') : null);
    return numbered(hex, decimal, true);
  });
}

/** Puts the characters in for the references of XML. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(XML_REFERENCE, (_match, hex?: string, decimal?: string, name?: string) =>
    name === undefined ? numbered(hex, decimal, false) : (legacyEntities.get(name) ?? "'"),
  );
}

/** @param next In an attribute what follows the reference; `null` in text. */
function named(match: string, name: string, next: string | null): string {
  if (name.endsWith(';')) {
    const character = legacyEntities.get(name.slice(0, -1)) ?? otherEntities.get(name.slice(0, -1));
    if (character !== undefined) return character;
  }
  for (let length = name.length; length > 1; length--) {
    const character = legacyEntities.get(name.slice(0, length));
    if (character === undefined) continue;
    const rest = name.slice(length);
    return next !== null && /^[a-z\d=]/i.test(rest + next) ? match : character + rest;
  }
  return match;
}

function numbered(hex: string | undefined, decimal: string | undefined, isHtml: boolean): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return REPLACEMENT;
  return isHtml && code >= 0x80 && code <= 0x9f
    ? (WINDOWS_1252[code - 0x80] as string)
    : String.fromCodePoint(code);
}
