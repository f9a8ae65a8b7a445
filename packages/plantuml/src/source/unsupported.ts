import type { SelectedDiagram } from './selectDiagram.js';

/** A kind of diagram or statement that PlantUML has and its browser build lacks. */
export interface UnsupportedDiagram {
  /** The key of its name in the messages. */
  readonly name: UnsupportedName;
  /** The 1-based line of the source that says so. */
  readonly line: number;
}

/** The kinds of diagram that are told apart by name. */
export type UnsupportedName =
  | 'salt'
  | 'ditaa'
  | 'dot'
  | 'math'
  | 'latex'
  | 'chen'
  | 'chronology'
  | 'files'
  | 'board'
  | 'git'
  | 'jcckit'
  | 'hcl'
  | 'wire'
  | 'sudoku'
  | 'other';

const BY_TYPE: Readonly<Record<string, UnsupportedName>> = {
  salt: 'salt',
  ditaa: 'ditaa',
  dot: 'dot',
  math: 'math',
  latex: 'latex',
  chen: 'chen',
  chronology: 'chronology',
  files: 'files',
  board: 'board',
  git: 'git',
  jcckit: 'jcckit',
  hcl: 'hcl',
  wire: 'wire',
};

/** In `@startuml`, the first statement can say that another kind follows. */
const BY_STATEMENT: readonly (readonly [RegExp, UnsupportedName])[] = [
  [/^salt\s*$/, 'salt'],
  [/^ditaa\b/, 'ditaa'],
  [/^(?:strict\s+)?(?:di)?graph\b.*\{\s*$/, 'dot'],
  [/^sudoku\b/, 'sudoku'],
  [/^data\/params\b|^defaultdata\b/, 'jcckit'],
];

/** Finds out that a diagram is of a kind the engine cannot draw, so that this is said plainly and at its place. */
export function findUnsupported({ type, lines, firstLine }: SelectedDiagram): UnsupportedDiagram | undefined {
  const name = Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
  if (name) return { name, line: Math.max(firstLine, 1) };
  if (type !== 'uml') return undefined;
  const first = lines.findIndex((line, index) => index > 0 && isStatement(line));
  const statement = lines[first]?.trim() ?? '';
  const kind = BY_STATEMENT.find(([pattern]) => pattern.test(statement))?.[1];
  return kind && { name: kind, line: firstLine + first };
}

/** Comments and settings come before what a diagram begins with. */
function isStatement(line: string): boolean {
  return !/^\s*(?:$|'|!|skinparam\b|title\b|scale\b)/.test(line);
}
