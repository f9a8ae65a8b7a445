import type { DiagramExample } from '@letu/core';

export const examples: readonly DiagramExample[] = [
  {
    id: 'sequence',
    subject: 'software',
    isDefault: true,
    title: { 'zh-CN': '下单与支付', 'en-US': 'Order and payment' },
    description: {
      'zh-CN': '从提交订单到付款成功或失败，每一步谁调用谁',
      'en-US': 'From placing an order to paying for it, call by call',
    },
    language: 'zh-CN',
    source: `@startuml
title 下单与支付
autonumber
actor 顾客
participant 商城 as Shop
database 订单库 as DB
participant 支付服务 as Pay

顾客 -> Shop : 提交订单
activate Shop
Shop -> DB : 保存订单（待付款）
Shop -> Pay : 请求付款
activate Pay
alt 余额充足
  Pay --> Shop : 付款成功
  Shop -> DB : 更新为已付款
  Shop --> 顾客 : 下单成功
else 余额不足
  Pay --> Shop : 付款失败
  Shop --> 顾客 : 请更换付款方式
end
deactivate Pay
deactivate Shop
note over 顾客, Shop : 三十分钟内未付款的订单会自动取消
@enduml
`,
  },
  {
    id: 'class',
    subject: 'software',
    title: { 'zh-CN': '会员与订单', 'en-US': 'Members and orders' },
    description: {
      'zh-CN': '抽象类、接口、枚举和它们之间的关系',
      'en-US': 'Abstract classes, interfaces, enumerations and how they relate',
    },
    language: 'zh-CN',
    source: `@startuml
abstract class 用户 {
  -编号 : long
  +姓名 : string
  {abstract} +登录() : boolean
}
class 会员 {
  +积分 : int
  +兑换(积分 : int) : 优惠券
}
class 订单 {
  +金额 : decimal
  +状态 : 订单状态
}
enum 订单状态 {
  待付款
  已付款
  已发货
  已完成
}
interface 可打印 {
  打印()
}

用户 <|-- 会员
会员 "1" o-- "0..*" 订单 : 拥有
可打印 <|.. 订单
订单 --> 订单状态
@enduml
`,
  },
  {
    id: 'activity',
    subject: 'process',
    title: { 'zh-CN': '请假审批', 'en-US': 'Leave request' },
    description: {
      'zh-CN': '员工、主管、经理、人事各占一条泳道',
      'en-US': 'A lane each for staff, manager, director and HR',
    },
    language: 'zh-CN',
    source: `@startuml
|员工|
start
:填写请假单;
|主管|
:审批;
if (天数超过三天？) then (是)
  |经理|
  :复核;
  if (同意？) then (同意)
  else (不同意)
    :退回;
    stop
  endif
else (否)
endif
|人事|
fork
  :登记考勤;
fork again
  :通知员工;
end fork
stop
@enduml
`,
  },
  {
    id: 'state',
    subject: 'process',
    title: { 'zh-CN': '订单的状态', 'en-US': 'States of an order' },
    description: {
      'zh-CN': '订单从待付款到完成、取消、退款的全部去向',
      'en-US': 'Where an order can go from unpaid on',
    },
    language: 'zh-CN',
    source: `@startuml
[*] --> 待付款
待付款 --> 已付款 : 付款
待付款 --> 已取消 : 超时
state 已付款 {
  [*] --> 备货中
  备货中 --> 已发货 : 出库
}
已付款 --> 已完成 : 签收
已付款 --> 退款中 : 申请退款
退款中 --> 已取消 : 退款到账
已完成 --> [*]
已取消 --> [*]
@enduml
`,
  },
  {
    id: 'component',
    subject: 'software',
    title: { 'zh-CN': '系统架构', 'en-US': 'System architecture' },
    description: {
      'zh-CN': '负载均衡、网关、服务、主从库和消息队列',
      'en-US': 'Load balancer, gateway, services, databases and a queue',
    },
    language: 'zh-CN',
    source: `@startuml
left to right direction
actor 用户
cloud 互联网 {
  [负载均衡] as LB
}
node 应用集群 {
  [网关] as Gateway
  [订单服务] as Order
  [库存服务] as Stock
}
database 主库 as Primary
database 从库 as Replica
queue 消息队列 as MQ

用户 --> LB
LB --> Gateway
Gateway --> Order
Gateway --> Stock
Order --> Primary
Primary ..> Replica : 复制
Order ..> MQ : 下单事件
MQ ..> Stock
@enduml
`,
  },
  {
    id: 'usecase',
    subject: 'software',
    title: { 'zh-CN': '图书馆用例（英文）', 'en-US': 'Library use cases' },
    description: {
      'zh-CN': '读者和馆员各自能做什么',
      'en-US': 'What readers and librarians do',
    },
    language: 'en-US',
    source: `@startuml
left to right direction
actor Reader
actor Librarian
rectangle Library {
  usecase "Search the catalogue" as Search
  usecase "Borrow a book" as Borrow
  usecase "Check the card" as Check
  usecase "Take back a book" as Return
}
Reader --> Search
Reader --> Borrow
Borrow ..> Check : <<include>>
Librarian --> Return
Librarian --> Check
@enduml
`,
  },
  {
    id: 'mindmap',
    subject: 'ideas',
    title: { 'zh-CN': '产品规划', 'en-US': 'Product planning' },
    description: {
      'zh-CN': '用户、功能、时间、风险四个方向',
      'en-US': 'Users, features, time and risks',
    },
    language: 'zh-CN',
    source: `@startmindmap
* 产品规划
** 用户
*** 开发者
*** 设计师
** 功能
*** 编辑器
*** 模板库
*** 协作
left side
** 时间
*** 第一季度：内测
*** 第二季度：发布
** 风险
***_ 浏览器兼容
***_ 性能
@endmindmap
`,
  },
  {
    id: 'gantt',
    subject: 'project',
    title: { 'zh-CN': '项目进度', 'en-US': 'Project schedule' },
    description: {
      'zh-CN': '按周显示的工期，周末不算',
      'en-US': 'Tasks by week, without weekends',
    },
    language: 'zh-CN',
    source: `@startgantt
language zh
printscale weekly zoom 4
project starts 2025-03-03
saturday are closed
sunday are closed
[需求分析] lasts 5 days
[界面设计] lasts 6 days
[界面设计] starts at [需求分析]'s end
[开发] lasts 12 days
[开发] starts at [需求分析]'s end
[测试] lasts 5 days
[测试] starts at [开发]'s end
[上线] happens at [测试]'s end
[开发] is colored in LightSkyBlue
@endgantt
`,
  },
  {
    id: 'c4',
    subject: 'software',
    title: { 'zh-CN': '网上银行（C4）', 'en-US': 'Internet banking (C4)' },
    description: {
      'zh-CN': '用 C4 容器图说明系统由哪些部分组成',
      'en-US': 'A container diagram after the C4 model',
    },
    language: 'zh-CN',
    source: `@startuml
!include <C4/C4_Container>

Person(customer, "客户", "持有银行账户的人")
System_Boundary(bank, "网上银行") {
  Container(web, "网页应用", "React", "查账与转账的界面")
  Container(api, "接口服务", "Java", "提供业务接口")
  ContainerDb(db, "数据库", "PostgreSQL", "账户与流水")
}
System_Ext(mail, "邮件系统", "发送通知")

Rel(customer, web, "使用", "HTTPS")
Rel(web, api, "调用", "JSON")
Rel(api, db, "读写", "SQL")
Rel(api, mail, "发邮件")
@enduml
`,
  },
  {
    id: 'json',
    subject: 'data',
    title: { 'zh-CN': 'JSON 数据', 'en-US': 'JSON data' },
    description: {
      'zh-CN': '把一段 JSON 画成看得清层次的表',
      'en-US': 'JSON as nested tables',
    },
    language: 'zh-CN',
    source: `@startjson
{
  "订单": "20250301-0007",
  "顾客": { "姓名": "李雷", "会员": true },
  "商品": [
    { "名称": "键盘", "数量": 1 },
    { "名称": "鼠标", "数量": 2 }
  ],
  "金额": 399.5
}
@endjson
`,
  },
  {
    id: 'er',
    subject: 'data',
    title: { 'zh-CN': '实体关系（英文）', 'en-US': 'Entities and relations' },
    description: {
      'zh-CN': '作者、图书、借阅三张表的关系',
      'en-US': 'Authors, books and loans',
    },
    language: 'en-US',
    source: `@startuml
hide circle
skinparam linetype ortho
entity Author {
  *id : number
  --
  *name : text
}
entity Book {
  *isbn : text
  --
  *title : text
  author_id : number <<FK>>
}
entity Loan {
  *id : number
  --
  *due : date
}
Author ||--o{ Book
Book ||--o{ Loan
@enduml
`,
  },
  {
    id: 'wbs',
    subject: 'project',
    title: { 'zh-CN': '工作分解', 'en-US': 'Work breakdown' },
    description: {
      'zh-CN': '把开一家新店拆成可以分派的任务',
      'en-US': 'Opening a shop, broken down into tasks',
    },
    language: 'zh-CN',
    source: `@startwbs
* 新店开业
** 选址
*** 调研
*** 签约
** 装修
*** 设计
*** 施工
** 人员
*** 招聘
*** 培训
@endwbs
`,
  },
];
