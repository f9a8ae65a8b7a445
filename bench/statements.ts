/** A statement a kind, of which texts of any length are made, and how a text begins and ends. */
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

/** The kinds there are statements of. */
export const TEXT_KINDS: readonly string[] = Object.keys(STATEMENTS);

/** Makes a text of a kind, of statements until they are enough by their UTF-8 bytes or by the number of the next. */
export function textOf(kind: string, isEnough: (bytes: number, next: number) => boolean): string {
  const [start, statement, end] = STATEMENTS[kind] ?? ['', String, ''];
  const parts: string[] = [];
  for (let bytes = 0, n = 1; !isEnough(bytes, n); n += 1) {
    const part = `${statement(n)}\n`;
    parts.push(part);
    bytes += Buffer.byteLength(part);
  }
  return `${start}\n${parts.join('')}${end}\n`;
}
