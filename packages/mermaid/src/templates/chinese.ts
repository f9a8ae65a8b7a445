import type { DiagramExample } from '@letu/core';

export const chineseTemplates: readonly DiagramExample[] = [
  {
    id: 'expenses',
    subject: 'process',
    title: { 'zh-CN': '流程图：费用报销', 'en-US': 'Expense claims' },
    description: {
      'zh-CN': '从填单到打款，按金额分级审批',
      'en-US': 'From the claim to the payment, approved by amount',
    },
    language: 'zh-CN',
    source: `flowchart TD
    填单([员工填写报销单]) --> 附件[上传发票与明细]
    附件 --> 主管{主管审批}
    主管 -- 退回 --> 填单
    主管 -- 同意 --> 金额{超过 5000 元？}
    金额 -- 是 --> 总监{总监审批}
    金额 -- 否 --> 复核[财务复核发票]
    总监 -- 同意 --> 复核
    总监 -- 驳回 --> 结束([通知员工])
    复核 -- 发票有误 --> 附件
    复核 -- 无误 --> 打款[[出纳打款]]
    打款 --> 归档([凭证归档])
`,
  },
  {
    id: 'hiring',
    subject: 'organisation',
    title: { 'zh-CN': '流程图：招聘', 'en-US': 'Hiring' },
    description: {
      'zh-CN': '简历、面试、录用，每一关谁负责',
      'en-US': 'Résumé, interviews and offer, and who sees to each',
    },
    language: 'zh-CN',
    source: `flowchart LR
    subgraph 用人部门
        需求[提出招聘需求] --> 初面[业务初面]
        初面 --> 复面[负责人复面]
    end
    subgraph 人力资源
        发布[发布职位] --> 筛选[筛选简历]
        谈薪[沟通薪资] --> 录用([发录用通知])
    end
    需求 --> 发布
    筛选 --> 初面
    复面 -- 通过 --> 谈薪
    复面 -- 未通过 --> 人才库[(人才库)]
`,
  },
  {
    id: 'payment',
    subject: 'software',
    title: { 'zh-CN': '时序图：扫码支付', 'en-US': 'Sequence: paying by code' },
    description: {
      'zh-CN': '顾客、商户、支付平台之间的下单、付款与异步通知',
      'en-US': 'Order, payment and notice between customer, shop and platform',
    },
    language: 'zh-CN',
    source: `sequenceDiagram
    autonumber
    actor 顾客
    participant 收银台
    participant 商户 as 商户服务
    participant 平台 as 支付平台
    收银台->>商户: 创建订单
    商户->>平台: 统一下单
    平台-->>商户: 支付二维码
    商户-->>收银台: 显示二维码
    顾客->>平台: 扫码并确认付款
    par 通知商户
        平台-)商户: 付款结果（异步）
        商户--)平台: 已收到
    and 通知顾客
        平台-)顾客: 支付成功
    end
    loop 每 2 秒，最多 30 次
        收银台->>商户: 查询订单状态
    end
    商户-->>收银台: 已支付，打印小票
`,
  },
  {
    id: 'oauth',
    subject: 'software',
    title: { 'zh-CN': '时序图：第三方登录', 'en-US': 'Sequence: signing in with a third party' },
    description: { 'zh-CN': '授权码换令牌的完整来回', 'en-US': 'How a code is exchanged for a token' },
    language: 'zh-CN',
    source: `sequenceDiagram
    actor 用户
    participant 应用
    participant 授权 as 授权服务器
    participant 资源 as 资源服务器
    用户->>应用: 点“用 GitHub 登录”
    应用->>授权: 带 state 跳转到授权页
    用户->>授权: 登录并同意授权
    授权-->>应用: 回跳，附授权码
    应用->>授权: 用授权码换令牌
    授权-->>应用: 访问令牌
    应用->>资源: 带令牌读取资料
    资源-->>应用: 昵称与头像
    应用-->>用户: 登录完成
    Note over 应用,授权: state 不一致就拒绝，防止伪造回跳
`,
  },
  {
    id: 'shop-er',
    subject: 'data',
    title: { 'zh-CN': '实体关系图：网上商店', 'en-US': 'Entities of a shop' },
    description: {
      'zh-CN': '用户、商品、订单、支付、评价',
      'en-US': 'Users, goods, orders, payments and reviews',
    },
    language: 'zh-CN',
    source: `erDiagram
    USER ||--o{ ORDER : "下单"
    USER ||--o{ ADDRESS : "保存"
    ORDER ||--|{ ORDER_ITEM : "包含"
    PRODUCT ||--o{ ORDER_ITEM : "被购买"
    CATEGORY ||--o{ PRODUCT : "归类"
    ORDER ||--o| PAYMENT : "付款"
    ORDER_ITEM ||--o| REVIEW : "评价"
    USER {
        bigint id PK
        string nickname "昵称"
        string phone UK "手机号"
    }
    PRODUCT {
        bigint id PK
        string title "名称"
        decimal price "售价"
        int stock "库存"
    }
    ORDER {
        bigint id PK
        string status "待付款、已付款、已发货、已完成"
        decimal amount "应付金额"
        datetime created_at "下单时间"
    }
    PAYMENT {
        bigint id PK
        string channel "支付渠道"
        datetime paid_at "付款时间"
    }
`,
  },
  {
    id: 'order-states',
    subject: 'process',
    title: { 'zh-CN': '状态图：一笔订单', 'en-US': 'States of an order' },
    description: {
      'zh-CN': '付款、发货、签收、退款怎么转',
      'en-US': 'How paying, shipping, signing and refunding follow each other',
    },
    language: 'zh-CN',
    source: `stateDiagram-v2
    [*] --> 待付款
    待付款 --> 已取消 : 30 分钟未付
    待付款 --> 待发货 : 付款成功
    待发货 --> 退款中 : 申请退款
    待发货 --> 运输中 : 仓库出库
    运输中 --> 待评价 : 签收
    待评价 --> 已完成 : 评价或 7 天后
    待评价 --> 售后中 : 申请售后
    售后中 --> 已完成 : 协商一致
    售后中 --> 退款中 : 退货入库
    退款中 --> 已退款 : 原路退回
    已取消 --> [*]
    已完成 --> [*]
    已退款 --> [*]
`,
  },
  {
    id: 'strategy',
    subject: 'software',
    title: { 'zh-CN': '类图：支付方式', 'en-US': 'Classes: ways to pay' },
    description: { 'zh-CN': '用策略模式接入多种支付', 'en-US': 'Several ways to pay, as strategies' },
    language: 'zh-CN',
    source: `classDiagram
    class 支付方式 {
        <<interface>>
        +付款(金额) 结果
        +退款(流水号) 结果
    }
    class 微信支付 {
        -商户号 String
        +付款(金额) 结果
    }
    class 支付宝 {
        -应用编号 String
        +付款(金额) 结果
    }
    class 余额支付 {
        +付款(金额) 结果
    }
    class 收银台 {
        -方式 支付方式
        +结账(订单) 结果
    }
    支付方式 <|.. 微信支付
    支付方式 <|.. 支付宝
    支付方式 <|.. 余额支付
    收银台 o--> 支付方式 : 选用
    收银台 ..> 订单 : 读取金额
`,
  },
  {
    id: 'release-plan',
    subject: 'project',
    title: { 'zh-CN': '甘特图：新版本发布', 'en-US': 'Gantt: a new release' },
    description: {
      'zh-CN': '需求、开发、测试、上线，关键路径标红',
      'en-US': 'Needs, building, testing and launch with the critical path',
    },
    language: 'zh-CN',
    source: `gantt
    title 会员中心 2.0
    dateFormat YYYY-MM-DD
    axisFormat %m/%d
    excludes weekends
    section 产品
        需求评审           :done, req, 2026-04-01, 3d
        交互与视觉         :done, ui, after req, 6d
    section 研发
        接口设计           :done, spec, after req, 3d
        积分服务           :crit, active, points, after spec, 9d
        会员页面           :page, after ui, 8d
        联调               :crit, join, after points, 4d
    section 质量
        用例编写           :case, after spec, 5d
        功能测试           :crit, test, after join, 5d
        压力测试           :load, after join, 3d
    section 上线
        灰度 10%           :gray, after test, 2d
        全量发布           :milestone, after gray, 0d
`,
  },
  {
    id: 'journey',
    subject: 'ideas',
    title: { 'zh-CN': '用户旅程：点一份外卖', 'en-US': 'Journey: ordering a meal' },
    description: {
      'zh-CN': '从肚子饿到评价，每一步的心情',
      'en-US': 'From hunger to the review, and how each step feels',
    },
    language: 'zh-CN',
    source: `journey
    title 点一份外卖
    section 想吃什么
      打开应用: 4: 用户
      翻看推荐: 3: 用户
      比较优惠: 2: 用户
    section 下单
      加入购物车: 4: 用户
      凑满减: 2: 用户
      付款: 4: 用户
    section 等待
      看骑手位置: 3: 用户, 骑手
      接到电话: 3: 用户, 骑手
    section 用餐
      拿到外卖: 5: 用户
      写评价: 3: 用户
`,
  },
  {
    id: 'priorities',
    subject: 'ideas',
    title: { 'zh-CN': '象限图：需求优先级', 'en-US': 'Quadrants: what to build first' },
    description: { 'zh-CN': '按价值和成本把需求分成四类', 'en-US': 'Needs by value and cost' },
    language: 'zh-CN',
    source: `quadrantChart
    title 下个迭代做什么
    x-axis 成本低 --> 成本高
    y-axis 价值低 --> 价值高
    quadrant-1 排期做
    quadrant-2 马上做
    quadrant-3 有空做
    quadrant-4 先不做
    深色模式: [0.22, 0.62]
    批量导出: [0.32, 0.84]
    离线编辑: [0.78, 0.82]
    换主题色: [0.18, 0.24]
    语音输入: [0.84, 0.28]
    版本对比: [0.58, 0.74]
`,
  },
  {
    id: 'microservices',
    subject: 'software',
    title: { 'zh-CN': '架构图：电商微服务', 'en-US': 'Architecture: services of a shop' },
    description: {
      'zh-CN': '接入层、服务层、数据层与消息队列',
      'en-US': 'Entrance, services, data and a queue',
    },
    language: 'zh-CN',
    source: `flowchart TB
    subgraph 接入层
        小程序 & 网页 & 应用 --> 网关[API 网关]
    end
    subgraph 服务层
        用户服务
        商品服务
        订单服务
        支付服务
        库存服务
    end
    subgraph 数据层
        用户库[(用户库)]
        商品库[(商品库)]
        订单库[(订单库)]
        缓存[(Redis)]
    end
    网关 --> 用户服务 & 商品服务 & 订单服务
    订单服务 --> 支付服务
    订单服务 -. 下单消息 .-> 队列{{消息队列}}
    队列 -. 扣减 .-> 库存服务
    用户服务 --> 用户库
    商品服务 --> 商品库 & 缓存
    订单服务 --> 订单库
`,
  },
  {
    id: 'kanban',
    subject: 'project',
    title: { 'zh-CN': '看板：本周迭代', 'en-US': 'Board of a week' },
    description: { 'zh-CN': '待办、进行中、待验收、完成', 'en-US': 'To do, doing, to be checked, done' },
    language: 'zh-CN',
    source: `kanban
  待办
    t1[整理埋点需求]@{ assigned: '林晓', priority: 'High' }
    t2[帮助文档改版]
  进行中
    t3[会员页接口联调]@{ assigned: '周舟', priority: 'Very High' }
    t4[首页加载优化]@{ assigned: '陈默' }
  待验收
    t5[优惠券叠加规则]@{ assigned: '何田' }
  已完成
    t6[登录页改版]
`,
  },
  {
    id: 'team-radar',
    subject: 'organisation',
    title: { 'zh-CN': '雷达图：团队能力', 'en-US': 'Radar: skills of a team' },
    description: { 'zh-CN': '现在与目标的差距', 'en-US': 'Where a team is and wants to be' },
    language: 'zh-CN',
    source: `radar-beta
  title 前端团队能力
  axis a["工程化"], b["性能"], c["无障碍"], d["测试"], e["设计协作"], f["文档"]
  curve now["现在"]{4, 3, 2, 3, 4, 2}
  curve goal["目标"]{5, 4, 4, 4, 5, 4}
  max 5
`,
  },
];
