import { DiagramError, LineIndex, unlocatedDiagnostic, type Diagnostic, type TextRange } from '@letu/core';
import { readRange } from './ast.js';
import { wordError } from './errorPatterns.js';
import type { D2Messages } from './locales/zh-CN.js';

/** An error as D2 answers it: `message` is a JSON array of `LocatedError` for what is wrong in the source, else a text. */
interface AnsweredError {
  readonly message: string;
}

interface LocatedError {
  readonly range: string;
  /** Begins with the place again, as `index:2:12: `. */
  readonly errmsg: string;
}

const PLACE = /^.*?:\d+:\d+: /;
const LAYOUT = /^(?!\s*#).*?\blayout-engine\s*:\s*["']?(?<name>[^\s"';}]+)/m;

/** Reads the errors of a source. Throws a `DiagramError` where D2 itself failed. */
export function readErrors(
  { message }: AnsweredError,
  source: string,
  messages: D2Messages,
): readonly Diagnostic[] {
  const word = (text: string) => wordError(text, messages.errors, messages.otherError);
  if (!message.startsWith('[{')) return [generalError(message, source, word(message))];
  const lines = new LineIndex(source);
  const errors = (JSON.parse(message) as readonly LocatedError[]).map(({ range, errmsg }): Diagnostic => {
    const about = { message: word(errmsg.replace(PLACE, '')), severity: 'error', source: 'd2' } as const;
    const place = readRange(range);
    return place ? { ...clip(place, lines, source), ...about } : unlocatedDiagnostic(lines, about);
  });
  return distinct(errors);
}

/** Keeps a range within the line it begins on: what is not closed would otherwise mark the rest of the source. */
function clip({ from, to }: TextRange, lines: LineIndex, source: string): TextRange {
  const start = Math.min(from, source.length);
  const end = Math.min(to, lines.lineRange(lines.lineAt(start)).to);
  return { from: start, to: Math.max(start, end) };
}

/** Leaves each error once, in the order of the source. */
function distinct(errors: readonly Diagnostic[]): readonly Diagnostic[] {
  const byContent = new Map(errors.map((error) => [`${error.from} ${error.to} ${error.message}`, error]));
  return [...byContent.values()].toSorted((a, b) => a.from - b.from);
}

function generalError(message: string, source: string, worded: string): Diagnostic {
  if (message.startsWith('panic recovered')) {
    throw new DiagramError('engine-crashed', message.split('\n', 1)[0] ?? message);
  }
  const about = { message: worded, severity: 'error', source: 'd2' } as const;
  const layout = message.startsWith('layout option') ? layoutRange(source) : undefined;
  return layout ? { ...layout, ...about } : unlocatedDiagnostic(new LineIndex(source), about);
}

/** Finds the name of the layout engine a source asks for. */
function layoutRange(source: string): TextRange | undefined {
  const match = LAYOUT.exec(source);
  const name = match?.groups?.['name'];
  if (!match || name === undefined) return undefined;
  const to = match.index + match[0].length;
  return { from: to - name.length, to };
}

/** Says that another layout engine stands in for TALA. */
export function talaWarning(source: string, messages: D2Messages): Diagnostic {
  const about = { message: messages.tala, severity: 'warning', source: 'd2' } as const;
  const layout = layoutRange(source);
  return layout ? { ...layout, ...about } : unlocatedDiagnostic(new LineIndex(source), about);
}

/** Says that a source is nested too deep, at the bracket that is deepest. */
export function tooDeep(source: string, messages: D2Messages): Diagnostic {
  let depth = 0;
  let deepest = 0;
  let from = 0;
  for (const { 0: bracket, index } of source.matchAll(/[{}[\]]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth <= deepest) continue;
    deepest = depth;
    from = index;
  }
  return { from, to: from + 1, severity: 'error', message: messages.tooDeep, source: 'd2' };
}
