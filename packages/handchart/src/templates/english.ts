import type { DiagramExample } from '@letu/core';

export const englishTemplates: readonly DiagramExample[] = [
  {
    id: 'sales-en',
    subject: 'figures',
    title: { 'zh-CN': '各地区销售额（英文）', 'en-US': 'Sales by region' },
    description: { 'zh-CN': '几个地区一年里的比较', 'en-US': 'Several regions over a year' },
    language: 'en-US',
    source: `type: bar
title: Sales by region
unit: k€
data: |
  Quarter, North, South, West
  Q1, 120, 98, 76
  Q2, 132, 110, 81
  Q3, 101, 134, 95
  Q4, 154, 142, 113
`,
  },
  {
    id: 'funnel-en',
    subject: 'process',
    title: { 'zh-CN': '漏斗（英文）', 'en-US': 'From visit to order' },
    description: { 'zh-CN': '每一步留下多少人', 'en-US': 'Who is left after each step' },
    language: 'en-US',
    source: `type: funnel
title: From visit to order
unit: people
data: |
  Step, People
  Looked, 12800
  Put in the cart, 5400
  Ordered, 3100
  Paid, 2650
`,
  },
  {
    id: 'radar-en',
    subject: 'organisation',
    title: { 'zh-CN': '能力评估（英文）', 'en-US': 'Skills compared' },
    description: { 'zh-CN': '几个人的长处与短处', 'en-US': 'Strengths and weaknesses side by side' },
    language: 'en-US',
    source: `type: radar
title: Skills of a team
data: |
  Skill, Now, Goal
  Tooling, 4, 5
  Speed, 3, 4
  Access, 2, 4
  Testing, 3, 4
  Writing, 2, 4
`,
  },
];
