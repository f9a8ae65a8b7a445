import type { LongText } from '../../../bench/statements.js';

export const longText: LongText = ['flowchart TD', (n) => `    n${n}[节点 ${n}] --> n${(n * 7) % 97}`, ''];
