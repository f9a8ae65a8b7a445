import type { Dialect } from '../source/dialects.js';
import type { Token } from '../source/rules.js';
import { scan, scanLine, type ScannedLine } from '../source/scan.js';

/** What stands around the caret. */
export interface Caret {
  readonly source: string;
  readonly offset: number;
  readonly line: ScannedLine;
  /** The line up to the caret. */
  readonly before: string;
  /** The tokens up to the caret, without blanks and without the word that is being written. */
  readonly tokens: readonly Token[];
  /** The innermost mode at the caret. */
  readonly mode: string;
  readonly stack: readonly string[];
  readonly dialect: Dialect;
  readonly part: ScannedLine['state']['part'];
  /** The beginning of the word that is being written, and where it starts. */
  readonly word: string;
  readonly from: number;
  /** Whether the word begins a statement. */
  readonly atStart: boolean;
  /** Whether the caret stands in a comment. */
  readonly inComment: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}_]+$/u;
/** Words with hyphens, which outside of diagrams and at the start of statements are one. */
const HYPHENATED = /[\p{L}\p{N}\p{M}_]+(?:-[\p{L}\p{N}\p{M}_]*)*$/u;
const HYPHENATED_MODES = /^(?:styles|attributes|yaml|directive)$/;

/** Reads what stands around an offset. */
export function caretAt(source: string, offset: number): Caret | undefined {
  const lines = scan(source);
  const line = lines.findLast(({ from }) => from <= offset);
  if (!line) return undefined;
  const before = source.slice(line.from, offset);
  const { tokens, endStack, next } = scanLine(before, line.state, line.from);
  const mode = endStack.at(-1) ?? 'main';
  const start = /(?:^|;)\s*([^;]*)$/.exec(before)?.[1] ?? before;
  const whole = HYPHENATED.exec(before)?.[0] ?? '';
  const word = HYPHENATED_MODES.test(mode) || whole === start ? whole : (WORD.exec(before)?.[0] ?? '');
  const from = offset - word.length;
  return {
    source,
    offset,
    line,
    before,
    tokens: tokens.filter((token) => token.kind !== '' && token.from < from),
    mode,
    stack: endStack,
    dialect: next.dialect,
    part: line.state.part,
    word,
    from,
    atStart: start.trim() === word,
    inComment: tokens.some(({ kind, to }) => kind === 'comment' && to === offset),
  };
}
