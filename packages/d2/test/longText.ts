import type { LongText } from '../../../bench/statements.js';

export const longText: LongText = [
  '',
  (n) => `n${n}: 节点 ${n} {shape: circle}\nn${n} -> n${(n * 7) % 97}: 连线`,
  '',
];
