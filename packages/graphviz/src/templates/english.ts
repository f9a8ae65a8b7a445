import type { DiagramExample } from '@letu/core';

export const englishTemplates: readonly DiagramExample[] = [
  {
    id: 'organisation-en',
    subject: 'organisation',
    title: { 'zh-CN': '组织架构（英文）', 'en-US': 'An organisation chart' },
    description: { 'zh-CN': '部门与小组', 'en-US': 'Departments and teams' },
    language: 'en-US',
    source: `digraph organisation {
  splines=ortho
  node [shape=box, width=1.3]
  edge [arrowhead=none]

  Director -> {Engineering Product Marketing}
  Engineering -> {Web Services Operations}
  Product -> {Design Research}
  Marketing -> {Brand Sales}
}
`,
  },
  {
    id: 'services-en',
    subject: 'software',
    title: { 'zh-CN': '服务依赖（英文）', 'en-US': 'Services and their stores' },
    description: { 'zh-CN': '网关、服务、存储', 'en-US': 'Gateway, services and stores' },
    language: 'en-US',
    source: `digraph services {
  rankdir=LR
  node [shape=box, style=rounded]
  Browser [shape=oval]
  Browser -> Gateway
  Gateway -> {Users Orders}
  Orders -> Stock [label="reserve"]
  node [shape=cylinder]
  Users -> "User store"
  Orders -> "Order store"
  Stock -> Cache
}
`,
  },
];
