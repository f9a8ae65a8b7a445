import type { LongText } from '../../../bench/statements.js';

export const longText: LongText = ['# 长图', (n) => `${n % 20 === 1 ? '' : '  '}- 第 ${n} 个主题`, ''];
