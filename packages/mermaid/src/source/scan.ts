import { dialectOf, modesOf, type Dialect } from './dialects.js';
import { yaml } from './grammars/yaml.js';
import { plain } from './grammars/maps.js';
import { carriedOver, readLine, type Token } from './rules.js';

/** Where in a source a line stands: before the diagram, in its front matter, in it. */
type Part = 'start' | 'frontMatter' | 'head' | 'diagram';

/** What has to be known at the start of a line to read it. */
export interface ScanState {
  readonly part: Part;
  readonly dialect: Dialect;
  /** The modes, the innermost last; `main` is at the bottom. */
  readonly stack: readonly string[];
  /** How many blocks are open. */
  readonly depth: number;
}

/** A line that has been read. */
export interface ScannedLine {
  /** Where the line starts and ends in the source, without its line break. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The state it was read in. */
  readonly state: ScanState;
  /** The state after it. */
  readonly next: ScanState;
  /** The modes at its end, before those that end with a line are left. */
  readonly endStack: readonly string[];
}

const MAIN: readonly string[] = ['main'];

/** The state at the start of a source. */
export const START: ScanState = { part: 'start', dialect: 'plain', stack: MAIN, depth: 0 };

const FENCE = /^\s*---\s*$/;
const FIRST_WORD = /^(\s*)([^\s:;]+)(?=[\s:;]|$)/u;

/** Reads one line: its tokens, and the state at the start of the next. */
export function scanLine(
  text: string,
  state: ScanState,
  offset = 0,
): { readonly tokens: readonly Token[]; readonly endStack: readonly string[]; readonly next: ScanState } {
  if (state.part === 'frontMatter') return scanYaml(text, state, offset);
  if (state.part === 'start' && FENCE.test(text)) {
    const tokens: Token[] = [{ from: offset, to: offset + text.length, kind: 'meta', mode: 'main' }];
    return { tokens, endStack: MAIN, next: { ...state, part: 'frontMatter' } };
  }
  if (state.part === 'diagram') return scanDiagramLine(text, state, offset);
  return scanHead(text, state, offset);
}

function scanYaml(text: string, state: ScanState, offset: number) {
  if (FENCE.test(text)) {
    const tokens: Token[] = [{ from: offset, to: offset + text.length, kind: 'meta', mode: 'yaml' }];
    return { tokens, endStack: MAIN, next: { ...state, part: 'head' as const } };
  }
  const read = readLine(text, MAIN, offset, yaml);
  return {
    tokens: read.tokens.map((token) => ({ ...token, mode: 'yaml' })),
    endStack: ['yaml'],
    next: state,
  };
}

/** Reads a line before the diagram's first word, or the one with it. */
function scanHead(text: string, state: ScanState, offset: number) {
  const word = FIRST_WORD.exec(text);
  if (state.stack.length > 1 || !word || word[2]?.startsWith('%%')) {
    const read = readLine(text, state.stack, offset, plain);
    const blank = text.trim() === '';
    const part = blank ? state.part : ('head' as const);
    return {
      tokens: read.tokens,
      endStack: read.stack,
      next: { ...state, part, stack: carriedOver(read.stack, plain) },
    };
  }
  return scanFirstLine(text, word, offset);
}

function scanFirstLine(text: string, [, indent = '', name = '']: RegExpExecArray, offset: number) {
  const dialect = dialectOf(name);
  const modes = modesOf(dialect);
  const start = indent.length;
  const end = start + name.length;
  const first: Token = {
    from: offset + start,
    to: offset + end,
    kind: dialect === 'plain' && name !== 'info' ? 'invalid' : 'keyword',
    mode: 'main',
  };
  const stack = modes['header'] ? ['main', 'header'] : MAIN;
  // What comes before stays in the text, so that rules about the start of a line see it.
  const rest = readLine(text, stack, offset, modes, end);
  const next: ScanState = {
    part: 'diagram',
    dialect,
    stack: carriedOver(rest.stack, modes),
    depth: depthAfter(0, rest.tokens),
  };
  return { tokens: [first, ...rest.tokens], endStack: rest.stack, next };
}

function scanDiagramLine(text: string, state: ScanState, offset: number) {
  const modes = modesOf(state.dialect);
  const { tokens, stack } = readLine(text, state.stack, offset, modes);
  const next = { ...state, stack: carriedOver(stack, modes), depth: depthAfter(state.depth, tokens) };
  return { tokens, endStack: stack, next };
}

/** Returns how many blocks are open behind some tokens. */
export function depthAfter(depth: number, tokens: readonly Token[]): number {
  let now = depth;
  for (const { kind } of tokens) {
    if (kind === 'begin' || kind === 'open') now += 1;
    else if (kind === 'finish' || kind === 'close') now = Math.max(0, now - 1);
  }
  return now;
}

let last: { readonly source: string; readonly lines: readonly ScannedLine[] } | undefined;

/** Reads a whole source. The answer for the last one is kept, and so are the lines that come again in the next one. */
export function scan(source: string): readonly ScannedLine[] {
  if (last?.source === source) return last.lines;
  const known = last?.lines ?? [];
  const places = linesOf(source);
  // Where lines were added or taken away, those behind them are found by as much.
  const added = places.length - known.length;
  const lines: ScannedLine[] = [];
  let state = START;
  for (const [index, { from, text }] of places.entries()) {
    const again = [known[index], known[index - added]].find(
      (line) => line?.text === text && isSame(line.state, state),
    );
    const line = again ? moved(again, from) : readWhole(text, state, from);
    lines.push(line);
    state = line.next;
  }
  last = { source, lines };
  return lines;
}

function linesOf(source: string): { readonly from: number; readonly text: string }[] {
  const lines: { from: number; text: string }[] = [];
  let from = 0;
  for (const { 0: lineBreak, index } of source.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ from, text: source.slice(from, index) });
    from = index + lineBreak.length;
  }
  return [...lines, { from, text: source.slice(from) }];
}

function readWhole(text: string, state: ScanState, from: number): ScannedLine {
  return { from, to: from + text.length, text, state, ...scanLine(text, state, from) };
}

function isSame(a: ScanState, b: ScanState): boolean {
  if (a === b) return true;
  const isAlike = a.part === b.part && a.dialect === b.dialect && a.depth === b.depth;
  return (
    isAlike && a.stack.length === b.stack.length && a.stack.every((mode, index) => mode === b.stack[index])
  );
}

/** Returns a line as it is where it starts elsewhere. */
function moved(line: ScannedLine, from: number): ScannedLine {
  const by = from - line.from;
  if (by === 0) return line;
  const tokens = line.tokens.map((token) => ({ ...token, from: token.from + by, to: token.to + by }));
  return { ...line, from, to: line.to + by, tokens };
}

/** Returns the type of a source's diagram. */
export function dialectIn(source: string): Dialect {
  return scan(source).at(-1)?.next.dialect ?? 'plain';
}
