import type { DiagramExample } from '@letu/core';

export const chineseTemplates: readonly DiagramExample[] = [
  {
    id: 'budget-actual',
    subject: 'project',
    title: { 'zh-CN': '预算与实际', 'en-US': 'Budget and actual spending' },
    description: { 'zh-CN': '每个部门花了多少，超没超', 'en-US': 'What each department planned and spent' },
    language: 'zh-CN',
    source: `type: bar
title: 上半年预算与实际支出
unit: 万元
data: |
  部门, 预算, 实际
  研发, 320, 338
  市场, 180, 152
  行政, 60, 64
  人力, 90, 81
`,
  },
  {
    id: 'survey',
    subject: 'organisation',
    title: { 'zh-CN': '满意度问卷', 'en-US': 'A survey' },
    description: { 'zh-CN': '各项得分一眼看出短板', 'en-US': 'Scores, with the weak spot in sight' },
    language: 'zh-CN',
    source: `type: radar
title: 员工满意度（满分 5 分）
data: |
  项目, 去年, 今年
  薪酬, 3.2, 3.6
  成长, 3.8, 4.1
  氛围, 4.3, 4.4
  管理, 3.1, 3.7
  环境, 3.9, 4
  平衡, 2.8, 3.3
`,
  },
  {
    id: 'retention',
    subject: 'data',
    title: { 'zh-CN': '新用户留存', 'en-US': 'Retention of new users' },
    description: { 'zh-CN': '来了之后还剩多少人在用', 'en-US': 'How many who came are still there' },
    language: 'zh-CN',
    source: `type: line
title: 新用户留存率
smooth: true
data: |
  天数, 三月, 四月
  第1天, 62%, 66%
  第3天, 44%, 50%
  第7天, 31%, 38%
  第14天, 24%, 31%
  第30天, 17%, 25%
`,
  },
];
