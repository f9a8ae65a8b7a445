import {
  LineIndex,
  stripPadding,
  unlocatedDiagnostic,
  utf16Length,
  type Diagnostic,
  type PaddedText,
} from '@letu/core';
import type { PikchrMessages } from './locales/zh-CN.js';
import { openQuote } from './syntax/lexer.js';

// Pikchr prints each source line of the context behind `/*    1 */  `, and carets below the last one.
const NUMBERED_LINE = /^\/\* *(\d+) \*\/ {2}(.*)$/;
const GUTTER = 12;
const CARETS = /^ *(\^+)$/;

/**
 * Reads the plain-text error of Pikchr.
 *
 * @param output What Pikchr answered instead of a picture.
 * @param source The text as the user wrote it.
 * @param padded The text as Pikchr got it.
 */
export function readError(
  output: string,
  source: string,
  { text, padding }: PaddedText,
  messages: PikchrMessages,
): Diagnostic {
  const rows = output.split('\n');
  const error = rows.findIndex((row) => row.startsWith('ERROR: '));
  const message = messages.error(stripPadding((rows[error] ?? output).replace('ERROR: ', ''), padding));
  const about = { severity: 'error', message, source: 'pikchr' } as const;

  const line = Number(NUMBERED_LINE.exec(rows[error - 2] ?? '')?.[1]);
  const carets = CARETS.exec(rows[error - 1] ?? '')?.[1];
  if (!line || !carets) return unlocatedDiagnostic(new LineIndex(source), about);

  // Carets are placed in bytes; on the first line Pikchr puts them one byte too far to the left.
  const column = (rows[error - 1] ?? '').indexOf('^') - GUTTER + (line === 1 ? 1 : 0);
  const paddedLines = new LineIndex(text);
  const { from, to } = paddedLines.lineRange(line);
  const paddedLine = text.slice(from, to);
  const offset = (bytes: number) =>
    stripPadding(paddedLine.slice(0, utf16Length(paddedLine, bytes, 'utf8')), padding).length;
  const start = new LineIndex(source).lineRange(line).from;
  const place = { from: start + offset(column), to: start + offset(column + carets.length) };
  // Pikchr notices an open quote only behind the next one, which it takes for its end.
  const quote = openQuote(source);
  if (!quote || quote.from > place.from) return { ...place, ...about };
  const length = quote.text.split('\n', 1)[0]?.length ?? 0;
  return { ...about, from: quote.from, to: quote.from + length, message: messages.unclosedQuote };
}

/** Reads what `print` statements wrote in front of the picture. */
export function readPrinted(output: string, source: string, messages: PikchrMessages): Diagnostic[] {
  const texts = output.split('<br>\n').filter((text) => text.trim() !== '' && !text.startsWith('<!--'));
  const statement = /(?<=^|[;\n])[ \t]*print\b.*/.exec(source);
  const from = statement?.index ?? 0;
  const to = from + (statement?.[0].length ?? 0);
  return texts.map((text) => ({
    from,
    to,
    severity: 'info',
    message: messages.printed(text),
    source: 'pikchr',
  }));
}
