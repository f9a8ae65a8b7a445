import type { OptionField } from '@letu/core';

/** What is drawn of a general diagram. */
export interface DrawioOptions {
  /** The page to draw: its name, its id, or its number from 1 on; `*` for all, one below the other. @default the first */
  readonly page: string;
}

export const defaultOptions: DrawioOptions = { page: '' };

export const optionFields: readonly OptionField<keyof DrawioOptions>[] = [
  {
    type: 'text',
    name: 'page',
    label: { 'zh-CN': '页', 'en-US': 'Page' },
    placeholder: '1',
    help: {
      'zh-CN': '画哪一页：页名，或第几页；* 是全部。不填是第一页。',
      'en-US': 'Which page is drawn: its name or number; * for all. The first where it is empty.',
    },
  },
];
