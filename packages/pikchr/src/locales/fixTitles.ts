import type { LocalizedText } from '@letu/core';

const title = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, 'en-US': en });

/** What the quick fixes of Pikchr are called. */
export const fixTitles = {
  write: (text: string) => title(`改成 ${text}`, `Write ${text}`),
  add: (text: string) => title(`补上 ${text}`, `Add the missing ${text}`),
  quote: title('加上双引号', 'Add double quotes'),
  halfWidth: title('全角符号都改成半角', 'Write all full-width symbols half-width'),
} as const;
