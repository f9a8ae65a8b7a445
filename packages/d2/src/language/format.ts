import { scan } from './scan.js';

/** The nesting of a source's lines. */
export interface LineLevels {
  /** How deep each line is, undefined for lines inside a block of text or a comment. */
  readonly levels: readonly (number | undefined)[];
}

/** Reads how the lines of a source are nested. */
export function readLevels(source: string): LineLevels {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const levels: (number | undefined)[] = starts.map(() => -1);
  let depth = 0;
  let line = 0;
  const lineOf = (offset: number) => {
    while ((starts[line + 1] ?? Infinity) <= offset) line += 1;
    return line;
  };
  for (const { kind, from, to } of scan(source)) {
    const at = lineOf(from);
    const isFirst = levels[at] === -1;
    if (kind === 'close') depth = Math.max(0, depth - 1);
    if (isFirst) levels[at] = depth;
    if (kind === 'open') depth += 1;
    if (kind !== 'block' && kind !== 'comment') continue;
    const last = lineOf(Math.max(from, to - 1));
    for (let inner = at + 1; inner <= last; inner += 1) levels[inner] = undefined;
  }
  return { levels: levels.map((level) => (level === -1 ? 0 : level)) };
}

/** Indents what braces hold by two blanks a level. Blocks of text keep their blanks. */
export function format(source: string): string {
  const { levels } = readLevels(source);
  return source
    .split('\n')
    .map((line, number) => {
      const level = levels[number];
      if (level === undefined) return line;
      const isReturn = line.endsWith('\r');
      const text = line.trim();
      return (text === '' ? '' : '  '.repeat(level) + text) + (isReturn ? '\r' : '');
    })
    .join('\n');
}
