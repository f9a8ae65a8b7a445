import type { LongText } from '../../../bench/statements.js';

export const longText: LongText = ['', (n) => `B${n}: box "第 ${n} 步" fit\narrow right 50%`, ''];
