import { LineIndex, unlocatedDiagnostic, type Diagnostic } from '@letu/core';
import type { DotGraph, SyntaxProblem } from '../dot/graph.js';
import type { GraphvizMessages } from '../locales/zh-CN.js';

const SYNTAX_ERROR = /^(?:\S+: )?(?:syntax error|memory exhausted)(?: in line (\d+))?(?: near '([^]*)')?/;

const ABOUT = { severity: 'error', source: 'graphviz' } as const;

/** Tells whether a message of Graphviz says that it could not read the graph. */
export function isSyntaxError(message: string): boolean {
  return SYNTAX_ERROR.test(message) && !message.includes('\nin label of');
}

/**
 * Returns the first mistake in a text that Graphviz could not read.
 *
 * Our own parser knows the exact place and what is missing there; the line Graphviz gives is where it noticed.
 *
 * @param message What Graphviz said, without padding.
 */
export function syntaxDiagnostic(
  message: string,
  source: string,
  graph: DotGraph,
  messages: GraphvizMessages,
): Diagnostic {
  if (graph.problem) return problemDiagnostic(graph.problem, messages);
  const [, line, near = ''] = SYNTAX_ERROR.exec(message) ?? [];
  const lines = new LineIndex(source);
  const text = { message: messages.syntax.unexpected(shown(near)), ...ABOUT };
  if (line === undefined) return unlocatedDiagnostic(lines, text);
  const range = lines.lineTextRange(Number(line));
  const at = near === '' ? -1 : source.slice(range.from, range.to).indexOf(near);
  return at < 0
    ? { ...range, ...text }
    : { from: range.from + at, to: range.from + at + near.length, ...text };
}

/** Says what our own parser has found. */
export function problemDiagnostic(
  { code, from, to, text }: SyntaxProblem,
  messages: GraphvizMessages,
): Diagnostic {
  return { from, to, message: messages.syntax[code](shown(text)), ...ABOUT };
}

/** Shortens a token so that it fits into a message. */
function shown(text: string): string {
  const line = text.split('\n')[0] ?? '';
  return line.length > 24 ? `${line.slice(0, 24)}…` : line;
}
