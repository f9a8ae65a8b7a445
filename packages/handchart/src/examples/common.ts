import type { DiagramExample } from '@letu/core';

/** Charts that everybody knows: bars, lines, areas, shares of a whole. */
export const commonExamples: readonly DiagramExample[] = [
  {
    id: 'regions',
    subject: 'figures',
    isDefault: true,
    title: { 'zh-CN': '各地区季度销售额', 'en-US': 'Sales by region and quarter' },
    description: {
      'zh-CN': '几个地区一年里的比较',
      'en-US': 'Several regions over a year',
    },
    language: 'zh-CN',
    source: `type: bar
title: 各地区季度销售额
unit: 万元
data: |
  季度, 北京, 上海, 广州
  一季度, 120, 98, 76
  二季度, 132, 110, 81
  三季度, 101, 134, 95
  四季度, 154, 142, 113
`,
  },
  {
    id: 'energy',
    subject: 'figures',
    title: { 'zh-CN': '发电量构成', 'en-US': 'Electricity by source' },
    description: {
      'zh-CN': '总量和构成一起看',
      'en-US': 'Total and parts together',
    },
    language: 'zh-CN',
    source: `type: stacked
title: 发电量构成
subtitle: 示例数据
unit: 亿千瓦时
data: |
  年份, 火电, 水电, 风电, 光伏
  2021, 560, 130, 65, 33
  2022, 585, 135, 76, 43
  2023, 625, 128, 88, 58
  2024, 634, 142, 99, 83
`,
  },
  {
    id: 'temperature',
    subject: 'figures',
    title: { 'zh-CN': '全年气温', 'en-US': 'Temperatures of a year' },
    description: {
      'zh-CN': '三个城市的四季',
      'en-US': 'The seasons of three cities',
    },
    language: 'zh-CN',
    source: `type: line
title: 全年平均气温
unit: ℃
smooth: true
data: |
  月份, 哈尔滨, 昆明, 三亚
  1月, -18, 9, 22
  2月, -13, 11, 23
  3月, -3, 15, 25
  4月, 8, 18, 27
  5月, 15, 20, 29
  6月, 21, 20, 29
  7月, 23, 20, 29
  8月, 22, 20, 28
  9月, 15, 18, 28
  10月, 6, 16, 27
  11月, -6, 12, 25
  12月, -15, 9, 22
`,
  },
  {
    id: 'visits',
    subject: 'figures',
    title: { 'zh-CN': '网站访问量', 'en-US': 'Visits of a site' },
    description: {
      'zh-CN': '一周的起伏',
      'en-US': 'The ups and downs of a week',
    },
    language: 'zh-CN',
    source: `type: area
title: 网站访问量
numbers: chinese
dates: M月D日
data: |
  日期, 访问量
  2026-03-01, 82000
  2026-03-02, 93500
  2026-03-03, 121000
  2026-03-04, 108400
  2026-03-05, 143800
  2026-03-06, 168000
  2026-03-07, 152300
`,
  },
  {
    id: 'channels',
    subject: 'figures',
    title: { 'zh-CN': '各渠道用户', 'en-US': 'Users by channel' },
    description: {
      'zh-CN': '各渠道一起堆起来',
      'en-US': 'Channels on top of each other',
    },
    language: 'zh-CN',
    source: `type: stackedArea
title: 各渠道新增用户
unit: 人
data: |
  周, 应用商店, 社交媒体, 搜索, 线下活动
  第一周, 320, 220, 150, 40
  第二周, 332, 282, 232, 60
  第三周, 401, 291, 201, 120
  第四周, 434, 334, 254, 90
`,
  },
  {
    id: 'growth',
    subject: 'figures',
    title: { 'zh-CN': '营收与增长率', 'en-US': 'Revenue and growth' },
    description: {
      'zh-CN': '金额用柱，比率用线',
      'en-US': 'Amounts as bars, rates as a line',
    },
    language: 'zh-CN',
    source: `type: combo
title: 营收与同比增长率
unit: 亿元
secondary: [增长率]
data: |
  年份, 营收, 净利润, 增长率
  2021, 86, 12, 12%
  2022, 98, 15, 14%
  2023, 121, 19, 23%
  2024, 137, 22, 13%
  2025, 165, 29, 20%
`,
  },
  {
    id: 'cash',
    subject: 'figures',
    title: { 'zh-CN': '现金流变化', 'en-US': 'Changes of cash' },
    description: {
      'zh-CN': '一进一出，最后剩多少',
      'en-US': 'What comes in, goes out and is left',
    },
    language: 'zh-CN',
    source: `type: waterfall
title: 全年现金流变化
unit: 万元
# 写 = 的格子是到这里为止的合计
data: |
  项目, 金额
  年初, 320
  销售回款, 480
  采购, -260
  工资, -180
  税费, -45
  融资, 150
  年末, =
`,
  },
  {
    id: 'spending',
    subject: 'figures',
    title: { 'zh-CN': '家庭支出', 'en-US': 'Household spending' },
    description: {
      'zh-CN': '一个月的钱花在哪',
      'en-US': 'Where a month’s money goes',
    },
    language: 'zh-CN',
    source: `type: pie
title: 家庭每月支出
unit: 元
data: |
  项目, 金额
  房租, 3200
  餐饮, 2100
  交通, 600
  教育, 1500
  娱乐, 800
  储蓄, 1800
`,
  },
  {
    id: 'browsers',
    subject: 'figures',
    title: { 'zh-CN': '设备占比', 'en-US': 'Share of devices' },
    description: {
      'zh-CN': '中间空一块的饼图',
      'en-US': 'Shares around a hole',
    },
    language: 'zh-CN',
    source: `type: donut
title: 访问设备占比
data: |
  设备, 占比
  手机, 62%
  电脑, 29%
  平板, 7%
  其他, 2%
`,
  },
  {
    id: 'orders',
    subject: 'process',
    title: { 'zh-CN': '下单漏斗', 'en-US': 'From visit to order' },
    description: {
      'zh-CN': '每一步留下多少人',
      'en-US': 'Who is left after each step',
    },
    language: 'zh-CN',
    source: `type: funnel
title: 从浏览到付款
unit: 人
data: |
  步骤, 人数
  浏览商品, 12800
  加入购物车, 5400
  提交订单, 3100
  完成付款, 2650
  再次购买, 900
`,
  },
  {
    id: 'progress',
    subject: 'project',
    title: { 'zh-CN': '目标完成率', 'en-US': 'Progress towards goals' },
    description: {
      'zh-CN': '几个目标各完成了多少',
      'en-US': 'How far each goal has come',
    },
    language: 'zh-CN',
    source: `type: gauge
title: 年度目标完成率
data: |
  目标, 完成率
  销售额, 78%
  新客户, 64%
  满意度, 92%
`,
  },
];
