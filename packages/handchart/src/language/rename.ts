import type { TextChange, TextRange } from '@letu/core';
import { separatorOf } from '@letu/core/table';
import { isInTable, tableBlock } from './tableBlock.js';

/** Returns the changes that give a title, a name or a number of a chart another text, or null where the place holds another. */
export function rename(
  source: string,
  range: TextRange,
  label: string,
  newLabel: string,
): readonly TextChange[] | null {
  const { from, to } = range;
  const written = source.slice(from, to);
  const text = newLabel.trim();
  if (text === '' || text.includes('\n')) return null;
  const block = tableBlock(source);
  const isCell = isInTable(block, from);
  const value = isCell ? cellText(written) : scalarText(written);
  if (value.trim() !== label.trim()) return null;
  const insert = isCell ? cellFor(text, separatorOf(block.text)) : scalarFor(text, written);
  return [{ from, to, insert }];
}

const cellText = (written: string) =>
  /^"((?:[^"]|"")*)"$/.exec(written)?.[1]?.replaceAll('""', '"') ?? written;

const cellFor = (text: string, separator: string) =>
  text.includes(separator) || /^"|[\t,，;；|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function scalarText(written: string): string {
  if (/^".*"$/s.test(written)) {
    try {
      return String(JSON.parse(written));
    } catch {
      return written;
    }
  }
  return /^'(.*)'$/s.exec(written)?.[1]?.replaceAll("''", "'") ?? written;
}

/** What YAML takes for the text itself, and for neither a number nor anything else. */
const PLAIN = /^[\p{L}_][^\n:#{}[\],&*!|>'"%@`]*$/u;
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

const scalarFor = (text: string, before: string) =>
  !/^["']/.test(before) && PLAIN.test(text) && !WORDS.test(text) ? text : JSON.stringify(text);
