import type { LocalizedText } from '@letu/core';

/** The titles of the commands of the code pane. */
export const commandTitles = {
  find: { 'zh-CN': '查找与替换', 'en-US': 'Find and replace' },
  comment: { 'zh-CN': '注释或取消注释', 'en-US': 'Toggle comment' },
  complete: { 'zh-CN': '补全', 'en-US': 'Suggest completions' },
  nextProblem: { 'zh-CN': '下一个问题', 'en-US': 'Next problem' },
  mend: { 'zh-CN': '修复问题', 'en-US': 'Fix the problem' },
  format: { 'zh-CN': '整理格式', 'en-US': 'Format the text' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
