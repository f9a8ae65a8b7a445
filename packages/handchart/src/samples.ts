import type { KindSample } from '@letu/core';

/** What is offered at first sight, short enough to be read at a glance. */
export const samples: readonly KindSample[] = [
  {
    id: 'chart',
    title: { 'zh-CN': '手绘图表', 'en-US': 'Chart' },
    source: {
      'zh-CN': `type: bar
title: 这一周走了多少步
unit: 步
data: |
  日子, 步数
  周一, 6200
  周二, 8400
  周三, 5100
  周四, 9300
  周五, 7600
  周六, 14200
  周日, 11800
`,
      'en-US': `type: bar
title: Steps of a week
unit: steps
data: |
  Day, Steps
  Mon, 6200
  Tue, 8400
  Wed, 5100
  Thu, 9300
  Fri, 7600
  Sat, 14200
  Sun, 11800
`,
    },
  },
];
