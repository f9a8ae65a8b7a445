import type { DiagramExample } from '@letu/core';

export const examples: readonly DiagramExample[] = [
  {
    id: 'order-system',
    subject: 'software',
    isDefault: true,
    title: { 'zh-CN': '订单系统', 'en-US': 'Order system' },
    description: {
      'zh-CN': '网页、后端、数据层之间怎么往来',
      'en-US': 'How web page, services and data talk',
    },
    language: 'zh-CN',
    source: `direction: right

用户: {shape: person}
网页: 网上商店
用户 -> 网页: 下单

后端: 后端服务 {
  网关: 接口网关
  订单: 订单服务
  支付: 支付服务
  网关 -> 订单: 创建订单
  订单 -> 支付: 请求付款
}

数据: 数据层 {
  主库: 订单库 {shape: cylinder}
  队列: 消息队列 {shape: queue}
}

网页 -> 后端.网关: HTTPS
后端.订单 -> 数据.主库: 读写
后端.支付 -> 数据.队列: 付款结果 {style.stroke-dash: 4}
`,
  },
  {
    id: 'sign-in',
    subject: 'software',
    title: { 'zh-CN': '登录时序', 'en-US': 'Sign-in sequence' },
    description: {
      'zh-CN': '浏览器、服务器、数据库的一次登录',
      'en-US': 'One sign-in, from browser to database',
    },
    language: 'zh-CN',
    source: `shape: sequence_diagram

浏览器; 服务器; 数据库

浏览器 -> 服务器: 提交用户名和密码
服务器 -> 数据库: 查找用户
数据库 -> 服务器: 用户与密码摘要 {style.stroke-dash: 4}
服务器 -> 服务器: 比对密码
密码正确: {
  服务器 -> 浏览器: 会话令牌
  浏览器 -> 服务器: 带令牌请求首页
}
浏览器."令牌保存在本机，七天后过期"
`,
  },
  {
    id: 'rbac',
    subject: 'data',
    title: { 'zh-CN': '角色权限表', 'en-US': 'Role and permission tables' },
    description: {
      'zh-CN': '用户、角色、权限三张表和外键',
      'en-US': 'Three tables and their keys',
    },
    language: 'zh-CN',
    source: `direction: right

用户: {
  shape: sql_table
  编号: bigint {constraint: primary_key}
  姓名: varchar(40)
  角色编号: bigint {constraint: foreign_key}
}

角色: {
  shape: sql_table
  编号: bigint {constraint: primary_key}
  名称: varchar(40) {constraint: unique}
}

权限: {
  shape: sql_table
  编号: bigint {constraint: primary_key}
  角色编号: bigint {constraint: foreign_key}
  动作: varchar(20)
}

用户.角色编号 -> 角色.编号
权限.角色编号 -> 角色.编号
`,
  },
  {
    id: 'classes',
    subject: 'software',
    title: { 'zh-CN': '图形类图', 'en-US': 'Classes of shapes' },
    description: {
      'zh-CN': '父类与两个子类',
      'en-US': 'A class and its two heirs',
    },
    language: 'zh-CN',
    source: `图形: {
  shape: class
  +颜色: string
  +面积(): float
  -重绘(): void
}

圆形: {
  shape: class
  +半径: float
  +面积(): float
}

矩形: {
  shape: class
  +宽: float
  +高: float
  +面积(): float
}

圆形 -> 图形: 继承 {target-arrowhead.shape: triangle}
矩形 -> 图形: 继承 {target-arrowhead.shape: triangle}
`,
  },
  {
    id: 'board',
    subject: 'project',
    title: { 'zh-CN': '看板网格', 'en-US': 'Board as a grid' },
    description: {
      'zh-CN': '待办、进行中、已完成三列',
      'en-US': 'To do, doing, done',
    },
    language: 'zh-CN',
    source: `grid-columns: 3
grid-gap: 24

待办: {
  grid-columns: 1
  整理需求
  设计原型
}

进行中: {
  grid-columns: 1
  开发编辑器
  编写测试
}

已完成: {
  grid-columns: 1
  搭建仓库
}
`,
  },
  {
    id: 'notes',
    subject: 'process',
    title: { 'zh-CN': '带说明的流程', 'en-US': 'A flow with notes' },
    description: {
      'zh-CN': '流程旁边放一段说明和脚本',
      'en-US': 'A flow with notes and a script beside it',
    },
    language: 'zh-CN',
    source: `说明: |md
  ## 发布流程

  - 每周三发布
  - **回滚**只需一分钟
| {near: top-center}

提交 -> 测试 -> 预发布 -> 上线
测试 -> 提交: 没有通过 {style.stroke: "#dc2626"}

提交.shape: document
测试.shape: hexagon
预发布.shape: package
上线: {
  shape: cloud
}

脚本: |sh
  npm test
  npm run deploy
|
上线 -> 脚本: 执行 {style.stroke-dash: 4}
`,
  },
  {
    id: 'network',
    subject: 'software',
    title: { 'zh-CN': '手绘的办公网络', 'en-US': 'An office network, hand-drawn' },
    description: {
      'zh-CN': '手绘风格的机房与办公区',
      'en-US': 'Server room and office, hand-drawn',
    },
    language: 'zh-CN',
    source: `vars: {
  d2-config: {
    sketch: true
    layout-engine: elk
  }
}

classes: {
  设备: {
    shape: rectangle
    style: {
      border-radius: 8
      shadow: true
    }
  }
}

互联网: {shape: cloud}
机房: {
  路由器: {class: 设备}
  交换机: {class: 设备}
  服务器: {class: 设备; style.multiple: true}
  路由器 -> 交换机 -> 服务器
}
办公区: {
  电脑: {style.multiple: true}
  打印机
}

互联网 <-> 机房.路由器: 光纤
机房.交换机 -> 办公区.电脑
机房.交换机 -> 办公区.打印机
`,
  },
];
