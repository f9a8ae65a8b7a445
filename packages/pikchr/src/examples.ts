import type { DiagramExample } from '@letu/core';

export const examples: readonly DiagramExample[] = [
  {
    id: 'publish',
    subject: 'process',
    isDefault: true,
    title: { 'zh-CN': '从草稿到发布', 'en-US': 'From draft to publication' },
    description: {
      'zh-CN': '写作、审阅、修改、发布',
      'en-US': 'Write, review, mend, publish',
    },
    language: 'zh-CN',
    source: `down
box "写作草稿" fit
arrow
box "同事审阅" fit
arrow
diamond "通过？" fit
arrow right 150% "是" above from last diamond.e
box "发布" rad 8px fit fill 0xdcfce7
arrow down 80% "否" ljust from 1st diamond.s
circle "修改" fit
arrow from last circle.w left until even with 1st box.w - (1cm,0) \\
  then up until even with 1st box.w then to 1st box.w
`,
  },
  {
    id: 'pipeline',
    subject: 'software',
    title: { 'zh-CN': '编译流水线（英文）', 'en-US': 'Compiler pipeline' },
    description: {
      'zh-CN': '从 Markdown 到网页',
      'en-US': 'From Markdown to a page',
    },
    language: 'en-US',
    source: `arrow right 200% "Markdown" "source"
box rad 10px "Renderer" "(markdown.c)" fit
arrow right 200% "HTML+SVG" "output"
arrow <-> down from last box.s
box same "Pikchr" "formatter" "(pikchr.c)" fit
`,
  },
  {
    id: 'storage',
    subject: 'software',
    title: { 'zh-CN': '读写分离', 'en-US': 'Read and write paths' },
    description: {
      'zh-CN': '写主库，读从库',
      'en-US': 'Writes to one, reads from another',
    },
    language: 'zh-CN',
    source: `boxht = 0.4
App: box "应用服务" fit
arrow right 1.2 "写" above from App.e
Primary: cylinder "主库" fit
arrow down 0.7 "复制" ljust from Primary.s
Replica: cylinder "从库" fit
arrow dashed from App.s down until even with Replica.w then to Replica.w "读" below
`,
  },
];
