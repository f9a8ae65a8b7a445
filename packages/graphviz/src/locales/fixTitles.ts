import { localizedText as title } from '@letu/core';

/** What the quick fixes of DOT are called. */
export const fixTitles = {
  write: (text: string) => title(`改成 ${text}`, `Write ${text}`),
  writeEverywhere: (text: string, count: number) =>
    title(`把 ${count} 处都改成 ${text}`, `Write ${text} in all ${count} places`),
  declare: (kind: string) => title(`把图声明为 ${kind}`, `Declare a ${kind}`),
  add: (text: string) => title(`补上 ${text}`, `Add the missing ${text}`),
  arrow: (text: string) => title(`箭头改成 ${text}`, `Write ${text} for the arrow`),
  quote: title('加上双引号', 'Add double quotes'),
  wrap: (kind: string) => title(`放进 ${kind} { … }`, `Put it into ${kind} { … }`),
  removeSemicolon: title('删除多余的分号', 'Remove the semicolon'),
  removeArrow: title('删除多余的箭头', 'Remove the arrow'),
  halfWidth: title('全角符号都改成半角', 'Write all full-width symbols half-width'),
} as const;
