import { LineIndex, type Diagnostic, type RenderFailure, type TextRange } from '@letu/core';
import { mistake, readError } from './diagnostics/readError.js';
import { readStatementError, type ReadStatement } from './diagnostics/statements.js';
import { firstWord } from './diagramType.js';
import { locateByTrial } from './locateByTrial.js';
import type { MermaidMessages } from './locales/zh-CN.js';
import { prepareSource, type PreparedSource } from './preprocess.js';

/** What can be done again to a source, or the beginning of one, to see whether it fails. */
export interface Attempts {
  readonly parse: (source: string) => Promise<unknown>;
  readonly draw: (source: string) => Promise<unknown>;
}

const NAMED_LINE = /^Line (\d+):/;

/**
 * Makes a failure with a diagnostic of an error.
 *
 * @param error What Mermaid threw.
 * @param source The text as Mermaid got it.
 * @param attempts How to look for the line an error comes from that does not say.
 */
export async function explain(
  error: Error,
  source: string,
  attempts: Attempts,
  messages: MermaidMessages,
): Promise<RenderFailure> {
  const prepared = prepareSource(source);
  const read = readError(error, source, prepared, messages);
  if (read) return failure(read);

  const lines = new LineIndex(source);
  const line = namedLine(error, prepared, lines) ?? (await triedLine(error, source, prepared, attempts));
  const range = lines.lineTextRange(line);
  const type = firstWord(prepared.text.text);
  const statement = readStatementError(error, type, source.slice(range.from, range.to));
  if (!statement) return { ...failure(mistake(range, messages.failed(firstLineOf(error)))), uncertain: true };
  const message = messages.statement[statement.mistake](...statement.names);
  return failure(mistake(placeOfName(source, range, statement), message));
}

function failure(diagnostic: Diagnostic): RenderFailure {
  return { status: 'failure', diagnostics: [diagnostic] };
}

function firstLineOf({ message }: Error): string {
  return message.split('\n')[0] ?? '';
}

function namedLine({ message }: Error, { text }: PreparedSource, lines: LineIndex): number | undefined {
  const line = Number(NAMED_LINE.exec(message)?.[1]);
  return line ? lines.lineAt(text.originOf(new LineIndex(text.text).lineRange(line).from)) : undefined;
}

async function triedLine(
  error: Error,
  source: string,
  { text }: PreparedSource,
  { parse, draw }: Attempts,
): Promise<number> {
  const firstLine = new LineIndex(source).lineAt(text.originOf(0));
  const attempt = (await failsAlike(error, source, parse)) ? parse : draw;
  return locateByTrial(source, firstLine, (part) => failsAlike(error, part, attempt));
}

async function failsAlike(
  error: Error,
  source: string,
  attempt: (source: string) => Promise<unknown>,
): Promise<boolean> {
  try {
    await attempt(source);
    return false;
  } catch (other) {
    return other instanceof Error && other.name === error.name && other.message === error.message;
  }
}

/** Narrows a line to the name the error is about; where that stands only before the line, goes back to it. */
function placeOfName(source: string, line: TextRange, { names: [name] }: ReadStatement): TextRange {
  if (name === '') return line;
  const before = source.slice(0, line.to);
  const [last] = [...before.matchAll(wholeWord(name))].slice(-1);
  const from = last?.index ?? before.indexOf(name, line.from);
  return from < 0 ? line : { from, to: from + name.length };
}

function wholeWord(name: string): RegExp {
  const literal = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}_])${literal}(?![\\p{L}\\p{N}_])`, 'gu');
}
