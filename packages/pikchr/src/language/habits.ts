import { LineIndex, type Diagnostic, type TextChange } from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import { fixTitles } from '../locales/fixTitles.js';
import { tokenize } from '../syntax/lexer.js';

interface Line {
  readonly from: number;
  readonly text: string;
}

/** Mends what people write out of habit from other languages: CSS colours and signs, other arrows and quotes, free names. */
export function habitFixes(source: string, { from }: Diagnostic): QuickFix[] {
  const lines = new LineIndex(source);
  const range = lines.lineRange(lines.lineAt(from));
  const line = { from: range.from, text: source.slice(range.from, range.to) };
  return [
    ...colorFixes(line),
    ...signFixes(line),
    ...arrowFixes(line),
    ...quoteFixes(line),
    ...nameFixes(source, line),
  ];
}

function write({ from }: Line, match: RegExpExecArray, group: string, insert: string): QuickFix {
  const at = from + match.index + match[0].indexOf(group);
  return { title: fixTitles.write(insert.trim()), changes: [{ from: at, to: at + group.length, insert }] };
}

/** `#ff0000` begins a comment; names stand without quotes. */
function colorFixes(line: Line): QuickFix[] {
  const hex = /\b(?:fill|color)\s+(#[\da-f]{6}|#[\da-f]{3})\b/i.exec(line.text);
  const quoted = /\b(?:fill|color)\s+("\s*\w+\s*")/.exec(line.text);
  return [
    ...(hex?.[1] === undefined ? [] : [write(line, hex, hex[1], `0x${sixDigits(hex[1].slice(1))}`)]),
    ...(quoted?.[1] === undefined ? [] : [write(line, quoted, quoted[1], quoted[1].slice(1, -1).trim())]),
  ];
}

function sixDigits(hex: string): string {
  return hex.length === 6 ? hex : [...hex].map((digit) => digit + digit).join('');
}

/** `width=2cm` and `radius: 5`: a blank stands between an attribute and its value. */
function signFixes(line: Line): QuickFix[] {
  const match = /\b(?:width|wid|height|ht|radius|rad|diameter|thickness|color|fill)(\s*[=:：＝]\s*)/.exec(
    line.text,
  );
  const sign = match?.[1];
  if (!match || sign === undefined) return [];
  const at = line.from + match.index + match[0].length - sign.length;
  return [
    { title: fixTitles.blankFor(sign.trim()), changes: [{ from: at, to: at + sign.length, insert: ' ' }] },
  ];
}

/** `A --> B` and `arrow -->`. */
function arrowFixes(line: Line): QuickFix[] {
  const link = /^\s*([A-Z]\w*\s*(?:-+>+|=+>|→|—+>?)\s*[A-Z]\w*)\s*$/.exec(line.text);
  if (link?.[1] !== undefined) {
    const [start, end] = link[1].split(/\W+/);
    return [write(line, link, link[1], `arrow from ${start} to ${end} chop`)];
  }
  const arrow = /(?:--+>+|->>|==?>|—+>)/.exec(line.text);
  return arrow ? [write(line, arrow, arrow[0], '->')] : [];
}

/** Single quotes, straight and curly. */
function quoteFixes(line: Line): QuickFix[] {
  return ["'([^'\"]*)'", '‘([^‘’"]*)’'].flatMap((pattern) => {
    const match = new RegExp(pattern).exec(line.text);
    return match ? [write(line, match, match[0], `"${match[1] ?? ''}"`)] : [];
  });
}

/** A name begins with a capital letter of ASCII. */
function nameFixes(source: string, line: Line): QuickFix[] {
  const name = /^\s*([a-z_][\w]*|[\p{L}][\p{L}\p{N}_]*)\s*[:：]/u.exec(line.text)?.[1];
  if (name === undefined || /^[A-Z]\w*$/.test(name)) return [];
  const taken = new Set(tokenize(source).map(({ text }) => text));
  const insert = freeName(name, taken);
  const places = new RegExp(`(?<![\\p{L}\\p{N}_"])${name}(?![\\p{L}\\p{N}_"])`, 'gu');
  const changes = [...source.matchAll(places)].map(({ index }): TextChange => {
    return { from: index, to: index + name.length, insert };
  });
  return [{ title: fixTitles.rename(name, insert), changes }];
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const wanted = /^[a-z]\w*$/.test(name) ? name[0]?.toUpperCase() + name.slice(1) : 'A';
  const numbered = Array.from({ length: taken.size + 1 }, (_, index) => wanted + (index + 1));
  return [wanted, ...numbered].find((candidate) => !taken.has(candidate)) ?? wanted;
}
