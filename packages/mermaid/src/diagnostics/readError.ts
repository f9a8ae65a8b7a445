import { LineIndex, type Diagnostic, type TextRange } from '@letu/core';
import { firstWord } from '../diagramType.js';
import type { MermaidMessages } from '../locales/zh-CN.js';
import type { MappedText } from '../mappedText.js';
import type { PreparedSource } from '../preprocess.js';
import { readChevrotainError } from './chevrotain.js';
import { describe } from './describe.js';
import { readFrontMatterError } from './frontMatter.js';
import { readJisonError } from './jison.js';
import { readLangiumError } from './langium.js';
import { readTypeError } from './typeError.js';

const KNOWN_LINE = /\bline (\d+)\b/i;

/** Makes a diagnostic of a mistake. */
export function mistake(range: TextRange, message: string): Diagnostic {
  return { from: range.from, to: range.to, severity: 'error', message, source: 'mermaid' };
}

/**
 * Reads an error that says where it is: one in the front matter, in the type or in the syntax.
 *
 * @param error What Mermaid threw.
 * @param source The text as the user wrote it.
 * @param prepared The text as Mermaid prepared it.
 */
export function readError(
  error: Error,
  source: string,
  prepared: PreparedSource,
  messages: MermaidMessages,
): Diagnostic | undefined {
  const elsewhere =
    readTypeError(error, source, prepared, messages) ?? readFrontMatterError(error, prepared, messages);
  if (elsewhere) return mistake(elsewhere, elsewhere.message);

  const text = parserText(prepared);
  const syntax =
    readJisonError(error, text.text) ??
    readLangiumError(error, text.text) ??
    readChevrotainError(error, text.text);
  if (!syntax) return undefined;
  // Rows of a tree drawn with lines are rewritten before they are parsed; only the line is still theirs.
  if (isTreeView(text.text)) return mistakeOnLine(error, text, messages);
  const shown = syntax.found && readBack(source, text.originRange(syntax.from, syntax.to));
  const { from, to, message } = describe({ ...syntax, found: shown }, text.text, messages);
  return mistake(text.originRange(from, to), message);
}

function mistakeOnLine(error: Error, text: MappedText, messages: MermaidMessages): Diagnostic | undefined {
  const line = Number(KNOWN_LINE.exec(error.message)?.[1]);
  if (!line) return undefined;
  const { from, to } = new LineIndex(text.text).lineTextRange(line);
  return mistake(text.originRange(from, to), messages.unexpected(text.text.slice(from, to), []));
}

function readBack(source: string, { from, to }: TextRange): string {
  return (
    source
      .slice(from, to)
      .trim()
      .split(/[\r\n]/)[0] ?? ''
  );
}

function isTreeView(text: string): boolean {
  return firstWord(text).startsWith('treeView');
}

/** Returns the text a type's parser gets: some change it once more. */
function parserText({ text, withComments }: PreparedSource): MappedText {
  const word = firstWord(text.text);
  if (/^(?:graph|flowchart)/.test(word)) return text.replaceAll(/\}\s*\n/g, () => '}\n');
  if (word.startsWith('agentflow')) return withComments.replaceAll(/\}[^\S\n]*\n/g, () => '}\n');
  if (word.startsWith('eventmodeling')) return withComments;
  if (word.startsWith('sankey')) {
    return text.replaceAll(/^[^\S\n]+|[^\S\n]+$/g, () => '').replaceAll(/\n+/g, () => '\n');
  }
  return text;
}
