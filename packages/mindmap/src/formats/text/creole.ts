import type { TopicStyle } from '../../document/model.js';

/** A text of PlantUML without its marks (https://plantuml.com/creole). */
export interface CreoleText {
  readonly text: string;
  readonly style: TopicStyle;
  readonly links: readonly string[];
  /** Whether parts of it look otherwise. */
  readonly hasFormat: boolean;
}

const WHOLE: readonly (readonly [RegExp, TopicStyle])[] = [
  [/^\*\*((?:(?!\*\*)[\s\S])+)\*\*$/, { bold: true }],
  [/^<b>((?:(?!<\/?b>)[\s\S])+)<\/b>$/i, { bold: true }],
  [/^\/\/((?:(?!\/\/)[\s\S])+)\/\/$/, { italic: true }],
  [/^<i>((?:(?!<\/?i>)[\s\S])+)<\/i>$/i, { italic: true }],
  [/^--((?:(?!--)[\s\S])+)--$/, { strike: true }],
  [/^<s>((?:(?!<\/?s>)[\s\S])+)<\/s>$/i, { strike: true }],
  [/^__((?:(?!__)[\s\S])+)__$/, { underline: true }],
  [/^<u>((?:(?!<\/?u>)[\s\S])+)<\/u>$/i, { underline: true }],
];
const LINK = /\[\[\s*([^\s\]{|]+)(?:\{[^}]*\})?(?:[\s|]+([^\]]*))?\]\]/g;
const MARKS = /(?<![~:])(\*\*|\/\/|""|--|__|~~)(?=\S)([^\n]*?\S)\1/g;
const TAGS = /<\/?(?:b|i|u|s|w|strike|del|back|color|size|font|plain|sub|sup)(?:[:=\s][^<>]*)?>/gi;
const CODE_POINT = /<U\+([\da-f]{4,6})>/gi;

/** What is longer, in UTF-16 code units, is read as it is: the search for marks takes the square of the length. */
const LONGEST = 4_000;

/** Reads a text of PlantUML. */
export function readCreole(written: string): CreoleText {
  if (written.length > LONGEST) return { text: written, style: {}, links: [], hasFormat: false };
  let text = written;
  let style: TopicStyle = {};
  for (let found = wholeOf(text); found; found = wholeOf(text)) {
    text = found.text;
    style = { ...style, ...found.style };
  }
  const links: string[] = [];
  text = text.replaceAll(LINK, (_, address: string, label: string | undefined) => {
    links.push(address);
    return label?.trim() || address;
  });
  const bare = text.replaceAll(MARKS, '$2').replaceAll(TAGS, '');
  const plain = bare
    .replaceAll(/~(?=[*/"\-_~<[#])/g, '')
    .replaceAll(/\\n/g, '\n')
    .replaceAll(CODE_POINT, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
  return { text: plain, style, links, hasFormat: bare !== text };
}

function wholeOf(text: string): { text: string; style: TopicStyle } | undefined {
  for (const [pattern, style] of WHOLE) {
    const inner = pattern.exec(text)?.[1];
    if (inner !== undefined) return { text: inner, style };
  }
  return undefined;
}

const characterOf = (code: number) =>
  code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';

/** Writes a text so that PlantUML takes nothing in it for a mark. */
export function writeCreole(text: string): string {
  // A line that begins with one of these is an item of a list, a heading or a row of a table.
  return text.replaceAll(/(?<=^|\n)[#*=|]|\*\*|\/\/|""|--|__|~|<|\[\[|\\n|;(?=\n|$)/g, (marks) =>
    [...marks]
      .map((mark) => `<U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`)
      .join(''),
  );
}
