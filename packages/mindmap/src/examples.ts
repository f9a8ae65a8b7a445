import type { DiagramExample } from '@letu/core';
import { chineseExamples } from './examples/chinese.js';
import { englishExamples } from './examples/english.js';

export const examples: readonly DiagramExample[] = [
  ...chineseExamples,
  ...englishExamples.map((example) => ({ ...example, language: 'en-US' as const })),
];
