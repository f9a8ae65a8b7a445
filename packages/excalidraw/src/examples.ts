import type { DiagramExample } from '@letu/core';
import { blankExample } from './examples/blank.js';
import { chineseExamples } from './examples/chinese.js';
import { englishExamples } from './examples/english.js';

export const examples: readonly DiagramExample[] = [
  blankExample,
  ...chineseExamples,
  ...englishExamples.map((example) => ({ ...example, language: 'en-US' as const })),
];
