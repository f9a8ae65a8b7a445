import { localizedText as title } from '@letu/core';

/** What the quick fixes of Pikchr are called. */
export const fixTitles = {
  write: (text: string) => title(`改成 ${text}`, `Write ${text}`),
  add: (text: string) => title(`补上 ${text}`, `Add the missing ${text}`),
  blankFor: (sign: string) => title(`把 ${sign} 改成空格`, `Write a blank for ${sign}`),
  rename: (name: string, to: string) => title(`把名字“${name}”改成 ${to}`, `Rename “${name}” to ${to}`),
  quote: title('加上双引号', 'Add double quotes'),
  halfWidth: title('全角符号都改成半角', 'Write all full-width symbols half-width'),
} as const;
