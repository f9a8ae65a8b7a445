import { TEXT_KINDS, textOf } from './statements.js';

/** What is done to an editor in which nothing may hold up the page. */
export interface FreezeCase {
  readonly kind: string;
  readonly text: string;
  /** The longest that anybody may wait for the page, in milliseconds. @default that of all cases */
  readonly limitMs?: number;
}

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');

/** Texts of few lines, or of simple ones, whose pictures are large. */
export const LARGE_PICTURES: Readonly<Record<string, FreezeCase>> = {
  'packet of 10^9 bits': { kind: 'mermaid', text: 'packet-beta\n0-999999999: "x"' },
  'timeline of 5,000': { kind: 'mermaid', text: `timeline\n${lines(5000, (n) => `${n % 99}:e`)}` },
  'flowchart of 300': {
    kind: 'mermaid',
    text: `flowchart TD\n${lines(300, (n) => `n${n}[节点 ${n}] --> n${(n * 7 + 3) % 300}`)}`,
  },
  'flowchart of 1,000': {
    kind: 'mermaid',
    text: `flowchart TD\n${lines(1000, (n) => `n${n}[节点 ${n}] --> n${(n * 7 + 3) % 1000}`)}`,
  },
  'DOT of 2,500 nodes': { kind: 'graphviz', text: `digraph {\n${lines(2500, (n) => `n${n}`)}\n}` },
  'DOT of 20,000 nodes': {
    kind: 'graphviz',
    text: `graph {\nlayout=osage\n${lines(20_000, (n) => `n${n}`)}\n}`,
  },
  'DOT of 100,000 nodes': { kind: 'graphviz', text: `digraph {\n${lines(100_000, (n) => `n${n}`)}\n}` },
  'sequence of 800': {
    kind: 'plantuml',
    text: `@startuml\n${lines(800, (n) => `甲${n % 10} -> 甲${(n * 7) % 10} : 消息 ${n}`)}\n@enduml`,
  },
  'D2 of 400': { kind: 'd2', text: lines(400, (n) => `n${n}: 节点 ${n}\nn${n} -> n${(n * 7) % 97}`) },
  'points of 10,000': {
    kind: 'handchart',
    text: `type: scatter\ndata: |\n  名, 甲, 乙\n${lines(10_000, (n) => `  ${n}, ${(n * 7919) % 1009}, ${(n * 104_729) % 997}`)}\n`,
    limitMs: 50,
  },
  'line of 10,000': {
    kind: 'handchart',
    text: `type: line\ndata: |\n  名, 甲\n${lines(10_000, (n) => `  ${n}, ${(n * 7919) % 1009}`)}\n`,
    limitMs: 50,
  },
  'Pikchr of 2,000': { kind: 'pikchr', text: lines(2000, (n) => `box "${n}" fit at (${n % 50}, ${n / 50})`) },
};

/** Long texts, one a kind. */
export function longTexts(bytes: number): readonly FreezeCase[] {
  return TEXT_KINDS.map((kind) => ({ kind, text: textOf(kind, (size) => size >= bytes) }));
}
