/** What is done to an editor in which nothing may hold up the page. */
export interface FreezeCase {
  readonly kind: string;
  readonly text: string;
}

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');

/** Fills a text with statements up to a number of UTF-8 bytes. */
function filled(bytes: number, start: string, statement: (n: number) => string, end = ''): string {
  const parts = [start];
  for (let size = 0, n = 0; size < bytes; n += 1) {
    const part = statement(n);
    parts.push(part);
    size += Buffer.byteLength(part) + 1;
  }
  return [...parts, end].join('\n');
}

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
  'Pikchr of 2,000': { kind: 'pikchr', text: lines(2000, (n) => `box "${n}" fit at (${n % 50}, ${n / 50})`) },
};

/** Statements a kind, of which long texts are made: how a text begins, what follows, and how it ends. */
const STATEMENTS: Readonly<
  Record<string, readonly [start: string, statement: (n: number) => string, end: string]>
> = {
  pikchr: ['', (n) => `B${n}: box "第 ${n} 步" fit\narrow right 50%`, ''],
  graphviz: [
    'digraph 图 {',
    (n) => `  n${n} [label="节点 ${n}", shape=box]\n  n${n} -> n${(n * 7) % 97}`,
    '}',
  ],
  mermaid: ['flowchart TD', (n) => `    n${n}[节点 ${n}] --> n${(n * 7) % 97}`, ''],
  plantuml: ['@startuml', (n) => `参与者${n % 20} -> 参与者${(n * 7) % 20} : 第 ${n} 条消息`, '@enduml'],
  d2: ['', (n) => `n${n}: 节点 ${n} {shape: circle}\nn${n} -> n${(n * 7) % 97}: 连线`, ''],
};

/** Long texts, one a kind. */
export function longTexts(bytes: number): readonly FreezeCase[] {
  return Object.entries(STATEMENTS).map(([kind, [start, statement, end]]) => {
    return { kind, text: filled(bytes, start, statement, end) };
  });
}
