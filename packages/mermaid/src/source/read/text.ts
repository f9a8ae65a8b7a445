import type { TextRange } from '@letu/core';
import type { Token } from '../rules.js';

const LINE_BREAK = /\s*(?:<br\s*\/?>|\\n|\n)\s*/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  apos: "'",
};

/** Returns what a label shows: without line breaks, entities and the marks of Markdown. */
export function plainText(label: string): string {
  const markdown = /^`([^]*)`$/.exec(label.trim());
  const text = markdown
    ? (markdown[1] ?? '').replaceAll(/\*\*|__|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
    : label;
  return text
    .replaceAll(LINE_BREAK, ' ')
    .replaceAll(/[#&](?:#?(\d+)|([a-z]+));/gi, (entity, code?: string, name?: string) =>
      code === undefined ? (ENTITIES[(name ?? '').toLowerCase()] ?? entity) : readCode(Number(code), entity),
    )
    .trim();
}

function readCode(code: number, entity: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** Returns the range from the first of some tokens to the last, without the blanks around. */
export function trimmedRange(source: string, from: number, to: number): TextRange {
  const text = source.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return { from: start, to: Math.max(start, from + text.trimEnd().length) };
}

/** Returns the range that some tokens take together. */
export function rangeOf(source: string, tokens: readonly Token[]): TextRange | undefined {
  const [first] = tokens;
  const end = tokens.at(-1);
  return first && end ? trimmedRange(source, first.from, end.to) : undefined;
}

/** Returns a text without the quotes around it. */
export function unquoted(text: string): string {
  return text.replace(/^(["'])([^]*)\1$/, '$2');
}
