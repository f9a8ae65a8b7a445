import type { PreviewMessages } from './zh-CN.js';

export const enUS: PreviewMessages = {
  preview: {
    open: 'Preview',
    edit: 'Edit',
    title: (title) => `Preview: ${title}`,
    pages: 'Pages',
    page: (number) => `Page ${number}`,
  },
};
