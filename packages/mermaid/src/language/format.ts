import { isIndented, type Dialect } from '../source/dialects.js';
import { scan, type ScannedLine } from '../source/scan.js';
import { INDENT } from './highlight.js';

/** Types that are left as they are: blanks mean something there, or lines go on on the next one. */
const KEPT: ReadonlySet<Dialect> = new Set<Dialect>(['plain', 'railroad', 'eventmodeling']);
/** Modes whose text is shown as it stands, or is laid out by its writer. */
const VERBATIM = /^(?:directive|description|string|labelString|linkString|shape|note|noteOf)$/;

/**
 * Indents the blocks of a diagram anew. Types in which indentation carries meaning stay as they are, and so do front matter,
 * directives and texts of several lines.
 */
export function format(source: string): string {
  const lines = scan(source);
  const dialect = lines.at(-1)?.next.dialect ?? 'plain';
  if (isIndented(dialect) || KEPT.has(dialect)) return source;
  let inSection = false;
  const pieces: string[] = [];
  for (const [index, line] of lines.entries()) {
    const isSection = line.tokens.some(({ kind }) => kind === 'section');
    pieces.push(isMovable(line) ? laidOut(line, levelOf(line, inSection && !isSection)) : line.text);
    inSection ||= isSection;
    pieces.push(source.slice(line.to, lines[index + 1]?.from ?? source.length));
  }
  return pieces.join('');
}

function isMovable({ state, next }: ScannedLine): boolean {
  if (next.part !== 'diagram') return false;
  return !state.stack.some((mode) => VERBATIM.test(mode));
}

function levelOf({ state, tokens }: ScannedLine, inSection: boolean): number {
  if (state.part !== 'diagram') return 0;
  const first = tokens.find(({ kind }) => kind !== '')?.kind;
  const outwards = first === 'finish' || first === 'close' || first === 'middle' ? 1 : 0;
  return Math.max(0, 1 + state.depth - outwards) + (inSection ? 1 : 0);
}

function laidOut({ text, endStack }: ScannedLine, level: number): string {
  // What a text of several lines begins with stays with it.
  const end = endStack.some((mode) => VERBATIM.test(mode)) ? text.trimStart() : text.trim();
  return end === '' ? '' : ' '.repeat(level * INDENT) + end;
}
