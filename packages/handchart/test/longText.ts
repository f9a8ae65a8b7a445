import type { LongText } from '../../../bench/statements.js';

export const longText: LongText = [
  'type: bar\ntitle: 每日销量\ndata: |\n  日期, 线上, 门店',
  (n) => `  第 ${n} 天, ${(n * 37) % 101}, ${(n * 53) % 89}`,
  '',
];
