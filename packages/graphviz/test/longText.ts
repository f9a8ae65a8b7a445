import type { LongText } from '../../../bench/statements.js';

export const longText: LongText = [
  'digraph 图 {',
  (n) => `  n${n} [label="节点 ${n}", shape=box]\n  n${n} -> n${(n * 7) % 97}`,
  '}',
];
