import type { DiagramExample } from '@letu/core';

/** Charts for data of a certain sort: scores, points, days, prices, trees, flows. */
export const specialExamples: readonly DiagramExample[] = [
  {
    id: 'skills',
    subject: 'organisation',
    title: { 'zh-CN': '能力评估', 'en-US': 'Skills compared' },
    description: {
      'zh-CN': '几个人的长处与短处',
      'en-US': 'Strengths and weaknesses side by side',
    },
    language: 'zh-CN',
    source: `type: radar
title: 候选人能力评估
data: |
  能力, 小林, 小周
  沟通, 82, 70
  编程, 68, 91
  设计, 75, 60
  管理, 88, 55
  学习, 79, 93
  协作, 90, 76
`,
  },
  {
    id: 'heights',
    subject: 'figures',
    title: { 'zh-CN': '身高与体重', 'en-US': 'Heights and weights' },
    description: {
      'zh-CN': '两个量有没有关系',
      'en-US': 'Whether two measures are related',
    },
    language: 'zh-CN',
    source: `type: scatter
title: 身高与体重
unit: {身高: cm, 体重: kg}
data: |
  姓名, 性别, 身高, 体重
  小林, 女, 161, 51
  小周, 女, 167, 59
  小陈, 女, 159, 49
  小吴, 女, 157, 63
  小郑, 女, 170, 59
  小王, 男, 174, 66
  小李, 男, 175, 72
  小张, 男, 187, 81
  小刘, 男, 181, 79
  小杨, 男, 184, 83
`,
  },
  {
    id: 'cities',
    subject: 'figures',
    title: { 'zh-CN': '城市规模', 'en-US': 'Sizes of cities' },
    description: {
      'zh-CN': '横轴、纵轴、大小三个量',
      'en-US': 'Three measures at once',
    },
    language: 'zh-CN',
    source: `type: bubble
title: 城市人口与人均产值
subtitle: 圆的大小是面积，示例数据
unit: {人口: 万人, 人均产值: 万元}
data: |
  城市, 人口, 人均产值, 面积
  甲市, 2480, 19.1, 6341
  乙市, 2190, 20.1, 16410
  丙市, 1770, 19.5, 1997
  丁市, 1880, 16.1, 7434
  戊市, 3210, 9.1, 82400
  己市, 1250, 16.1, 16850
`,
  },
  {
    id: 'shifts',
    subject: 'figures',
    title: { 'zh-CN': '每周客流', 'en-US': 'Visitors of a week' },
    description: {
      'zh-CN': '一周里哪个时段最忙',
      'en-US': 'The busiest hours of a week',
    },
    language: 'zh-CN',
    source: `type: heatmap
title: 门店每周客流
unit: 人
data: |
  时段, 周一, 周二, 周三, 周四, 周五, 周六, 周日
  上午, 12, 15, 11, 18, 22, 46, 51
  中午, 35, 38, 33, 40, 52, 88, 92
  下午, 28, 26, 30, 31, 44, 95, 86
  晚上, 42, 45, 47, 50, 79, 110, 74
`,
  },
  {
    id: 'running',
    subject: 'figures',
    title: { 'zh-CN': '跑步日历', 'en-US': 'A calendar of runs' },
    description: {
      'zh-CN': '一格一天，颜色深浅是多少',
      'en-US': 'A square a day',
    },
    language: 'zh-CN',
    source: `type: calendar
title: 跑步日历
unit: 公里
data: |
  日期, 公里
  2026-03-02, 5
  2026-03-04, 6.5
  2026-03-07, 10
  2026-03-11, 5
  2026-03-14, 12
  2026-03-18, 6
  2026-03-22, 15
  2026-03-28, 8
  2026-04-01, 5
  2026-04-05, 18
  2026-04-09, 6
  2026-04-12, 21
  2026-04-18, 9
  2026-04-26, 12
  2026-05-03, 21.1
  2026-05-10, 8
  2026-05-16, 10
`,
  },
  {
    id: 'stock',
    subject: 'figures',
    title: { 'zh-CN': '股价日线', 'en-US': 'Prices of a stock' },
    description: {
      'zh-CN': '开盘、收盘、最高、最低',
      'en-US': 'Open, close, high and low',
    },
    language: 'zh-CN',
    source: `type: candlestick
title: 股价日线
unit: 元
dates: M/D
data: |
  日期, 开盘, 最高, 最低, 收盘
  2026-03-02, 20.1, 21.3, 19.8, 21.0
  2026-03-03, 21.0, 21.6, 20.4, 20.6
  2026-03-04, 20.5, 20.9, 19.2, 19.5
  2026-03-05, 19.6, 20.7, 19.4, 20.5
  2026-03-06, 20.6, 22.2, 20.5, 22.0
  2026-03-09, 22.1, 23.0, 21.7, 22.8
  2026-03-10, 22.7, 22.9, 21.5, 21.8
  2026-03-11, 21.8, 22.4, 21.2, 22.3
`,
  },
  {
    id: 'scores',
    subject: 'figures',
    title: { 'zh-CN': '各班成绩', 'en-US': 'Scores of classes' },
    description: {
      'zh-CN': '分布、中位数和离群的分数',
      'en-US': 'Spread, median and outliers',
    },
    language: 'zh-CN',
    source: `type: boxplot
title: 期末数学成绩
unit: 分
data: |
  序号, 一班, 二班, 三班
  1, 92, 88, 75
  2, 85, 79, 82
  3, 78, 91, 66
  4, 66, 84, 71
  5, 95, 73, 90
  6, 71, 80, 58
  7, 83, 86, 77
  8, 88, 69, 85
`,
  },
  {
    id: 'budget',
    subject: 'organisation',
    title: { 'zh-CN': '部门预算', 'en-US': 'Budgets of departments' },
    description: {
      'zh-CN': '用面积比较各部门',
      'en-US': 'Departments by area',
    },
    language: 'zh-CN',
    source: `type: treemap
title: 各部门预算
unit: 万元
data: |
  部门, 项目, 预算
  研发, 服务器, 320
  研发, 人员, 860
  研发, 测试, 140
  市场, 广告, 420
  市场, 活动, 260
  行政, 房租, 300
  行政, 办公, 90
`,
  },
  {
    id: 'library',
    subject: 'ideas',
    title: { 'zh-CN': '藏书分类', 'en-US': 'Books by subject' },
    description: {
      'zh-CN': '从大类到小类一圈圈展开',
      'en-US': 'From classes to subclasses, ring by ring',
    },
    language: 'zh-CN',
    source: `type: sunburst
title: 藏书分类
unit: 册
data: |
  大类, 小类, 册数
  文学, 小说, 420
  文学, 诗歌, 150
  文学, 散文, 210
  科学, 数学, 180
  科学, 物理, 160
  科学, 生物, 140
  艺术, 绘画, 120
  艺术, 音乐, 90
`,
  },
  {
    id: 'traffic',
    subject: 'data',
    title: { 'zh-CN': '用户来源与去向', 'en-US': 'Where users come from and go' },
    description: {
      'zh-CN': '从来源到去向的流量',
      'en-US': 'Flows from source to destination',
    },
    language: 'zh-CN',
    source: `type: sankey
title: 用户来源与去向
unit: 人
data: |
  来源, 去向, 人数
  搜索, 首页, 520
  广告, 首页, 280
  广告, 活动页, 240
  社交, 活动页, 310
  首页, 注册, 420
  首页, 离开, 380
  活动页, 注册, 330
  活动页, 离开, 220
`,
  },
  {
    id: 'languages',
    subject: 'software',
    title: { 'zh-CN': '编程语言（英文）', 'en-US': 'Programming languages' },
    description: {
      'zh-CN': '英文数据的横向柱图',
      'en-US': 'Bars of English data',
    },
    language: 'en-US',
    source: `type: bar
title: Lines of code by language
horizontal: true
labels: true
numbers: short
data: |
  Language, Lines
  TypeScript, 128400
  Rust, 86200
  Go, 61500
  Python, 43900
  SQL, 12800
`,
  },
  {
    id: 'latency',
    subject: 'software',
    title: { 'zh-CN': '接口延迟（英文）', 'en-US': 'Latency of an API' },
    description: {
      'zh-CN': '接口的响应时间',
      'en-US': 'Response times of an API',
    },
    language: 'en-US',
    source: `{
  "type": "line",
  "title": "Latency of an API",
  "unit": "ms",
  "data": [
    ["Hour", "p50", "p95", "p99"],
    ["00:00", 42, 95, 180],
    ["04:00", 38, 88, 160],
    ["08:00", 61, 140, 310],
    ["12:00", 74, 180, 420],
    ["16:00", 70, 165, 390],
    ["20:00", 55, 120, 260]
  ]
}
`,
  },
];
