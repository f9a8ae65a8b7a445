import type { LongText } from '../../../bench/statements.js';

export const longText: LongText = [
  '@startuml',
  (n) => `参与者${n % 20} -> 参与者${(n * 7) % 20} : 第 ${n} 条消息`,
  '@enduml',
];
