import type { DiagramExample } from '@letu/core';

export const chineseTemplates: readonly DiagramExample[] = [
  {
    id: 'purchase',
    subject: 'process',
    title: { 'zh-CN': '泳道图：办公用品采购', 'en-US': 'Swim lanes: a purchase' },
    description: {
      'zh-CN': '申请、比价、审批、入库各归谁',
      'en-US': 'Request, offers, approval and receipt, each in its lane',
    },
    language: 'zh-CN',
    source: `@startuml
|申请部门|
start
:提交采购申请;
|采购部|
:询价并比价;
if (单价超过两千元？) then (是)
  |总经理|
  :审批;
  if (同意？) then (否)
    |申请部门|
    :修改或撤回;
    stop
  endif
else (否)
endif
|采购部|
:下单;
|仓库|
:验收入库;
|财务|
:对账付款;
stop
@enduml
`,
  },
  {
    id: 'refund',
    subject: 'software',
    title: { 'zh-CN': '时序图：退款', 'en-US': 'Sequence: a refund' },
    description: {
      'zh-CN': '客服、订单、支付、仓库怎么配合一次退款',
      'en-US': 'How a refund goes through support, orders, payments and the warehouse',
    },
    language: 'zh-CN',
    source: `@startuml
autonumber
actor 顾客
participant 客服
participant 订单服务 as O
participant 仓库 as W
participant 支付服务 as P

顾客 -> 客服 : 申请退货退款
客服 -> O : 创建售后单
O --> 顾客 : 寄回地址
顾客 -> W : 寄回商品
activate W
W -> W : 质检
alt 完好
  W -> O : 确认收货
  O -> P : 退款
  P --> 顾客 : 原路退回（1～3 天）
else 损坏
  W -> 客服 : 上传照片
  客服 --> 顾客 : 协商部分退款
end
deactivate W
@enduml
`,
  },
  {
    id: 'deployment',
    subject: 'software',
    title: { 'zh-CN': '部署图：同城双活', 'en-US': 'Deployment: two sites' },
    description: { 'zh-CN': '两个机房、负载均衡与主从复制', 'en-US': 'Two sites, balancing and replication' },
    language: 'zh-CN',
    source: `@startuml
cloud 互联网
node "全局负载均衡" as GLB
package "机房甲" {
  node "应用集群" as A1
  database "主库" as D1
  queue "消息队列" as Q1
}
package "机房乙" {
  node "应用集群" as A2
  database "从库" as D2
  queue "消息队列" as Q2
}
互联网 --> GLB
GLB --> A1
GLB --> A2
A1 --> D1
A2 --> D1 : 写
A2 --> D2 : 读
D1 ..> D2 : 半同步复制
A1 --> Q1
A2 --> Q2
Q1 <..> Q2 : 双向同步
@enduml
`,
  },
  {
    id: 'delivery-usecase',
    subject: 'software',
    title: { 'zh-CN': '用例图：外卖平台', 'en-US': 'Use cases: a delivery service' },
    description: { 'zh-CN': '顾客、商家、骑手各自能做什么', 'en-US': 'What customers, shops and riders do' },
    language: 'zh-CN',
    source: `@startuml
left to right direction
actor 顾客
actor 商家
actor 骑手
rectangle 外卖平台 {
  usecase 浏览菜单
  usecase 下单付款
  usecase 查看配送
  usecase 上架菜品
  usecase 接单备餐
  usecase 抢单配送
  usecase 校验优惠 as Coupon
}
顾客 --> 浏览菜单
顾客 --> 下单付款
顾客 --> 查看配送
商家 --> 上架菜品
商家 --> 接单备餐
骑手 --> 抢单配送
下单付款 ..> Coupon : <<include>>
查看配送 ..> 抢单配送 : <<extend>>
@enduml
`,
  },
  {
    id: 'library-er',
    subject: 'data',
    title: { 'zh-CN': '实体关系：图书借阅', 'en-US': 'Entities of a library' },
    description: { 'zh-CN': '读者、图书、副本、借阅', 'en-US': 'Readers, books, copies and loans' },
    language: 'zh-CN',
    source: `@startuml
hide circle
skinparam linetype ortho
entity 读者 {
  *编号 : bigint <<PK>>
  --
  *姓名 : varchar
  手机号 : varchar
}
entity 图书 {
  *ISBN : varchar <<PK>>
  --
  *书名 : varchar
  作者 : varchar
}
entity 副本 {
  *条码 : varchar <<PK>>
  --
  ISBN : varchar <<FK>>
  位置 : varchar
}
entity 借阅 {
  *编号 : bigint <<PK>>
  --
  读者编号 : bigint <<FK>>
  条码 : varchar <<FK>>
  应还日期 : date
}
图书 ||--o{ 副本
副本 ||--o{ 借阅
读者 ||--o{ 借阅
@enduml
`,
  },
];
