import type { DiagramExample } from '@letu/core';

export const englishTemplates: readonly DiagramExample[] = [
  {
    id: 'publish-en',
    subject: 'process',
    title: { 'zh-CN': '从草稿到发布（英文）', 'en-US': 'From draft to publication' },
    description: { 'zh-CN': '写作、审阅、发布', 'en-US': 'Write, review, publish' },
    language: 'en-US',
    source: `down
box "Write a draft" fit
arrow
box "Review" fit
arrow
diamond "Good?" fit
arrow right 150% "yes" above from last diamond.e
box "Publish" rad 8px fit fill 0xdcfce7
arrow down 80% "no" ljust from 1st diamond.s
circle "Mend" fit
`,
  },
];
