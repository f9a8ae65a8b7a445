import type { DiagramExample } from '@letu/core';
import { chineseExamples } from './examples/chinese.js';
import { englishExamples } from './examples/english.js';

export const examples: readonly DiagramExample[] = [
  ...chineseExamples.map((example) =>
    example.isBlank ? example : { ...example, language: 'zh-CN' as const },
  ),
  ...englishExamples.map((example) => ({ ...example, language: 'en-US' as const })),
];
