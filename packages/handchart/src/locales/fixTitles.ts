import { localizedText as title } from '@letu/core';

/** What the quick fixes of charts are called. */
export const fixTitles = {
  write: (text: string) => title(`改成 ${text}`, `Write “${text}”`),
  add: (text: string) => title(`补上 ${text}`, `Add the missing ${text}`),
  remove: title('删掉这个词', 'Remove this word'),
  removeTwice: title('删掉重复的这一个', 'Remove this second one'),
  halfWidth: title('冒号改成半角，后面空一格', 'Write the colon half-width, with a blank behind it'),
  blank: title('冒号后面空一格', 'Write a blank behind the colon'),
  indent: title('表格的每一行缩进两格', 'Indent the rows of the table'),
  blanks: title('缩进改用空格', 'Indent with blanks'),
  bar: title('补上 |，下面按表格读', 'Add | for a table below'),
} as const;
