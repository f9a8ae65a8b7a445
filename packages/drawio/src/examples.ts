import type { DiagramExample } from '@letu/core';
import { chineseExamples } from './examples/chinese.js';
import { englishExamples } from './examples/english.js';

/** What a diagram begins with is offered to all: nobody reads much in it. */
const isForAll = ({ isDefault, isBlank }: DiagramExample) => Boolean(isDefault ?? isBlank);

export const examples: readonly DiagramExample[] = [
  ...chineseExamples.map((example) =>
    isForAll(example) ? example : { ...example, language: 'zh-CN' as const },
  ),
  ...englishExamples.map((example) => ({ ...example, language: 'en-US' as const })),
];
