import { isZip, zipEntries } from './zipEntries.js';

/** What is looked at of a text, in bytes: what it is stands before that. */
const BEGINNING = 4096;

/** Returns how a file begins as text; undefined for what is no text. */
function beginningOf(file: Uint8Array): string | undefined {
  const bytes = file.subarray(0, BEGINNING);
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  if (encoding === 'utf-8' && bytes.includes(0)) return undefined;
  return new TextDecoder(encoding).decode(bytes);
}

/** Makes a guess of what a text begins with. */
const begins =
  (pattern: RegExp, sure: number) =>
  (file: Uint8Array): number => {
    const text = beginningOf(file);
    return text !== undefined && pattern.test(text) ? sure : 0;
  };

/** What may stand before the root of an XML file. */
const PROLOG = String.raw`^(?:\s|<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE(?:[^>"'[]|"[^"]*"|'[^']*'|\[[^\]]*\])*>)*`;

export const isOpml = begins(new RegExp(String.raw`${PROLOG}<opml[\s>]`), 1);
export const isFreemind = begins(new RegExp(String.raw`${PROLOG}<map[\s>]`), 1);

/** Settings, blank lines and comments that may stand before a diagram of Mermaid. */
const MERMAID = /^\s*(?:---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*\r?\n)?(?:\s|%%[^\n]*(?:\n|$))*mindmap\b/;

export const isMermaid = begins(MERMAID, 0.9);
export const isPlantuml = begins(/^(?:\s|'[^\n]*(?:\n|$))*@startmindmap\b/, 0.9);

/** Any text may be Markdown or an outline: the file's name tells. */
export const isText = begins(/^/, 0.1);

/** The names that an archive of XMind has, and no other: OpenDocument, whose names are alike, begins with `mimetype`. */
const CONTENT = /^content\.(?:json|xml)$/;
const BROKEN = /content\.(?:json|xml)/;

/** An archive with the content of a map; one whose directory is cut off may still name it where it begins. */
export function isXmind(file: Uint8Array): number {
  if (!isZip(file)) return 0;
  const names = zipEntries(file)?.map(({ name }) => name);
  if (names) return names.some((name) => CONTENT.test(name)) && !names.includes('mimetype') ? 1 : 0.1;
  const beginning = new TextDecoder('latin1').decode(file.subarray(0, BEGINNING));
  return BROKEN.test(beginning) && !beginning.includes('mimetype') ? 1 : 0.1;
}
