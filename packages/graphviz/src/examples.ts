import type { DiagramExample } from '@letu/core';

export const examples: readonly DiagramExample[] = [
  {
    id: 'order',
    subject: 'process',
    isDefault: true,
    title: { 'zh-CN': '订单流程', 'en-US': 'Order flow' },
    description: {
      'zh-CN': '一行写完主线，分支用虚线',
      'en-US': 'The main line in one row, branches dashed',
    },
    language: 'zh-CN',
    source: `digraph 订单流程 {
  rankdir=LR
  node [shape=box, style=rounded]

  下单 -> 支付 -> 备货 -> 发货 -> 签收
  支付 -> 取消 [label="超时未付", style=dashed]
  签收 -> 退货 [label="七天内"]
  退货 -> 备货 [label="重新上架"]

  取消 [shape=doublecircle]
  签收 [shape=doublecircle]
}
`,
  },
  {
    id: 'services',
    subject: 'software',
    title: { 'zh-CN': '微服务架构', 'en-US': 'Microservices' },
    description: {
      'zh-CN': '网关、服务、数据分成三层',
      'en-US': 'Gateway, services and data in layers',
    },
    language: 'zh-CN',
    source: `digraph 架构 {
  compound=true
  node [shape=box, style=rounded]

  浏览器 [shape=oval]
  网关 [label="API 网关"]

  subgraph cluster_服务 {
    label="业务服务"
    style="rounded,dashed"
    用户服务; 订单服务; 库存服务
  }
  subgraph cluster_数据 {
    label="数据层"
    style="rounded,dashed"
    node [shape=cylinder]
    用户库; 订单库; 缓存
  }

  浏览器 -> 网关 [label="HTTPS"]
  网关 -> 订单服务 [lhead="cluster_服务"]
  用户服务 -> 用户库
  订单服务 -> 订单库
  订单服务 -> 库存服务 [label="扣减库存"]
  库存服务 -> 缓存
}
`,
  },
  {
    id: 'database',
    subject: 'data',
    title: { 'zh-CN': '数据库表（HTML 标签）', 'en-US': 'Database tables (HTML labels)' },
    description: {
      'zh-CN': '用表格画出字段和外键',
      'en-US': 'Fields and keys as tables',
    },
    language: 'zh-CN',
    source: `digraph 数据库 {
  rankdir=LR
  node [shape=plain]

  用户 [label=<
    <table border="0" cellborder="1" cellspacing="0" cellpadding="6">
      <tr><td bgcolor="#1d4ed8"><font color="white"><b>用户表</b></font></td></tr>
      <tr><td port="id" align="left">编号（主键）</td></tr>
      <tr><td align="left">昵称</td></tr>
      <tr><td align="left">注册时间</td></tr>
    </table>>]
  订单 [label=<
    <table border="0" cellborder="1" cellspacing="0" cellpadding="6">
      <tr><td bgcolor="#1d4ed8"><font color="white"><b>订单表</b></font></td></tr>
      <tr><td align="left">编号（主键）</td></tr>
      <tr><td port="uid" align="left">用户编号（外键）</td></tr>
      <tr><td align="left">金额</td></tr>
    </table>>]

  订单:uid -> 用户:id [label="属于"]
}
`,
  },
  {
    id: 'states',
    subject: 'software',
    title: { 'zh-CN': '有限状态机', 'en-US': 'Finite state machine' },
    description: {
      'zh-CN': '正则引擎里的状态转移',
      'en-US': 'The states of a parser',
    },
    language: 'en-US',
    source: `digraph finite_state_machine {
  rankdir=LR
  node [shape=doublecircle]; LR_0 LR_3 LR_4 LR_8
  node [shape=circle]
  LR_0 -> LR_2 [label="SS(B)"]
  LR_0 -> LR_1 [label="SS(S)"]
  LR_1 -> LR_3 [label="S($end)"]
  LR_2 -> LR_6 [label="SS(b)"]
  LR_2 -> LR_5 [label="SS(a)"]
  LR_2 -> LR_4 [label="S(A)"]
  LR_5 -> LR_7 [label="S(b)"]
  LR_5 -> LR_5 [label="S(a)"]
  LR_6 -> LR_6 [label="S(b)"]
  LR_6 -> LR_5 [label="S(a)"]
  LR_7 -> LR_8 [label="S(b)"]
  LR_7 -> LR_5 [label="S(a)"]
  LR_8 -> LR_6 [label="S(b)"]
  LR_8 -> LR_5 [label="S(a)"]
}
`,
  },
  {
    id: 'organisation',
    subject: 'organisation',
    title: { 'zh-CN': '组织架构', 'en-US': 'Organisation chart' },
    description: {
      'zh-CN': '自上而下的部门图',
      'en-US': 'Departments from the top down',
    },
    language: 'zh-CN',
    source: `digraph 组织架构 {
  splines=ortho
  node [shape=box, width=1.3]
  edge [arrowhead=none]

  总经理 -> {技术部 产品部 市场部}
  技术部 -> {前端组 后端组 运维组}
  产品部 -> {设计组 调研组}
  市场部 -> {品牌组 渠道组}
}
`,
  },
  {
    id: 'friends',
    subject: 'organisation',
    title: { 'zh-CN': '人物关系（neato）', 'en-US': 'Characters (neato)' },
    description: {
      'zh-CN': '《红楼梦》里的亲戚关系',
      'en-US': 'Who is related to whom in a novel',
    },
    language: 'zh-CN',
    source: `graph 红楼梦 {
  layout=neato
  overlap=false
  edge [len=1.9]
  node [shape=circle]

  贾母 -- 贾政 [label="母子"]
  贾政 -- 贾宝玉 [label="父子"]
  王夫人 -- 贾宝玉 [label="母子"]
  贾政 -- 王夫人 [label="夫妻"]
  贾宝玉 -- 林黛玉 [label="表兄妹"]
  贾宝玉 -- 薛宝钗 [label="夫妻"]
  薛姨妈 -- 薛宝钗 [label="母女"]
  薛姨妈 -- 王夫人 [label="姐妹"]
}
`,
  },
  {
    id: 'record',
    subject: 'software',
    title: { 'zh-CN': '内存结构（record）', 'en-US': 'Memory layout (record)' },
    description: {
      'zh-CN': '链表在内存里的样子',
      'en-US': 'A linked list in memory',
    },
    language: 'zh-CN',
    source: `digraph structs {
  rankdir=LR
  node [shape=record]

  list [label="<head> 链表头|长度 3"]
  n1 [label="{<data> 甲|<next> 下一项}"]
  n2 [label="{<data> 乙|<next> 下一项}"]
  n3 [label="{<data> 丙|<next> 空}"]

  list:head -> n1:data
  n1:next -> n2:data
  n2:next -> n3:data
}
`,
  },
  {
    id: 'ring',
    subject: 'software',
    title: { 'zh-CN': '环形复制（circo）', 'en-US': 'Replication ring (circo)' },
    description: {
      'zh-CN': '五个城市之间的环形复制',
      'en-US': 'Replication around a ring of cities',
    },
    language: 'en-US',
    source: `digraph ring {
  layout=circo
  node [shape=cylinder]
  Beijing -> Shanghai -> Shenzhen -> Chengdu -> "Xi'an" -> Beijing
}
`,
  },
  {
    id: 'budget',
    subject: 'figures',
    title: { 'zh-CN': '预算分配（patchwork）', 'en-US': 'Budget shares (patchwork)' },
    description: {
      'zh-CN': '用面积表示各项预算',
      'en-US': 'Budgets by area',
    },
    language: 'zh-CN',
    source: `graph 预算 {
  layout=patchwork
  node [style=filled]

  subgraph cluster_产品 {
    研发 [area=40, fillcolor="#bfdbfe"]
    设计 [area=15, fillcolor="#dbeafe"]
  }
  subgraph cluster_市场 {
    广告 [area=20, fillcolor="#bbf7d0"]
    活动 [area=10, fillcolor="#dcfce7"]
  }
  行政 [area=8, fillcolor="#fde68a"]
}
`,
  },
];
