import type { DiagramExample } from '@letu/core';

export const examples: readonly DiagramExample[] = [
  {
    id: 'flowchart',
    subject: 'process',
    isDefault: true,
    title: { 'zh-CN': '流程图：订单处理', 'en-US': 'Flowchart: handling an order' },
    description: {
      'zh-CN': '下单、付款、发货，缺货和付款失败怎么办',
      'en-US': 'Order, payment, shipping, and what can go wrong',
    },
    language: 'zh-CN',
    source: `flowchart TD
    start([客户下单]) --> stock{库存充足？}
    stock -- 是 --> pay[扣款]
    stock -- 否 --> wait[通知补货]
    wait --> stock
    pay --> ok{支付成功？}
    ok -- 是 --> ship[[仓库发货]]
    ok -- 否 --> cancel([取消订单])
    ship --> done([客户签收])
`,
  },
  {
    id: 'sequence',
    subject: 'software',
    title: { 'zh-CN': '时序图：登录', 'en-US': 'Sequence: signing in' },
    description: {
      'zh-CN': '密码对与错两条路，连续失败会锁定',
      'en-US': 'Right and wrong passwords, with a lock after failures',
    },
    language: 'zh-CN',
    source: `sequenceDiagram
    autonumber
    actor 用户
    participant 网页
    participant 服务 as 登录服务
    participant 库 as 用户库
    用户->>网页: 输入账号和密码
    网页->>服务: 提交登录请求
    activate 服务
    服务->>库: 查询账号
    库-->>服务: 账号与密码摘要
    alt 密码正确
        服务-->>网页: 会话令牌
        网页-->>用户: 进入首页
    else 密码错误
        服务-->>网页: 401
        网页-->>用户: 提示重新输入
    end
    deactivate 服务
    Note over 网页,服务: 连续失败五次后锁定十分钟
`,
  },
  {
    id: 'class',
    subject: 'software',
    title: { 'zh-CN': '类图：动物', 'en-US': 'Classes: animals' },
    description: {
      'zh-CN': '继承、可见性、关联怎么写',
      'en-US': 'Inheritance, visibility and associations',
    },
    language: 'zh-CN',
    source: `classDiagram
    class 动物 {
        +String 名字
        +int 年龄
        +叫() void
    }
    class 狗 {
        +String 品种
        +看门() bool
    }
    class 猫 {
        -int 好奇心
        +抓老鼠() int
    }
    动物 <|-- 狗
    动物 <|-- 猫
    狗 "1" --> "*" 骨头 : 埋藏
`,
  },
  {
    id: 'state',
    subject: 'process',
    title: { 'zh-CN': '状态图：工单', 'en-US': 'States of a ticket' },
    description: {
      'zh-CN': '从待分配到关闭，中间可以挂起',
      'en-US': 'From open to closed, with a pause',
    },
    language: 'zh-CN',
    source: `stateDiagram-v2
    [*] --> 待分配
    待分配 --> 处理中 : 指派
    state 处理中 {
        [*] --> 排查
        排查 --> 修复 : 找到原因
        修复 --> 验证
        验证 --> 排查 : 没有解决
        验证 --> [*]
    }
    处理中 --> 已关闭 : 客户确认
    处理中 --> 挂起 : 等待客户
    挂起 --> 处理中 : 收到回复
    已关闭 --> [*]
`,
  },
  {
    id: 'er',
    subject: 'data',
    title: { 'zh-CN': '实体关系图：角色权限', 'en-US': 'Entities: roles and permissions' },
    description: {
      'zh-CN': '用户、角色、权限和两张关联表，可以直接照着建表',
      'en-US': 'Users, roles, permissions and the tables between them',
    },
    language: 'zh-CN',
    source: `erDiagram
    USER ||--o{ USER_ROLE : "拥有"
    ROLE ||--o{ USER_ROLE : "授予"
    ROLE ||--o{ ROLE_PERMISSION : "包含"
    PERMISSION ||--o{ ROLE_PERMISSION : "属于"
    USER {
        bigint id PK "主键"
        string name "姓名"
        string email UK "邮箱"
    }
    ROLE {
        bigint id PK
        string code UK "角色编码"
    }
    PERMISSION {
        bigint id PK
        string resource "资源"
        string action "操作"
    }
    USER_ROLE {
        bigint user_id FK
        bigint role_id FK
    }
    ROLE_PERMISSION {
        bigint role_id FK
        bigint permission_id FK
    }
`,
  },
  {
    id: 'gantt',
    subject: 'project',
    title: { 'zh-CN': '甘特图：项目排期', 'en-US': 'Gantt: project schedule' },
    description: {
      'zh-CN': '准备、开发、上线三个阶段，周末不排',
      'en-US': 'Three phases, without weekends',
    },
    language: 'zh-CN',
    source: `gantt
    title 官网改版排期
    dateFormat YYYY-MM-DD
    axisFormat %m-%d
    excludes weekends
    section 准备
        需求访谈       :done, talk, 2026-03-02, 4d
        原型设计       :done, draft, after talk, 5d
    section 开发
        页面开发       :active, page, after draft, 8d
        接口联调       :crit, api, after page, 4d
    section 上线
        测试与修复     :test, after api, 5d
        正式发布       :milestone, after test, 0d
`,
  },
  {
    id: 'mindmap',
    subject: 'ideas',
    title: { 'zh-CN': '思维导图：动物', 'en-US': 'Mind map: animals' },
    description: {
      'zh-CN': '用表情点缀的分类图',
      'en-US': 'A classification with emoji',
    },
    language: 'zh-CN',
    source: `mindmap
  root((动物))
    哺乳类
      🐶 狗
      🐱 猫
      🐼 大熊猫
    鸟类
      🦅 鹰
      🐧 企鹅
    鱼类
      🐟 鲤鱼
      🦈 鲨鱼
    昆虫
      🐝 蜜蜂
      🦋 蝴蝶
`,
  },
  {
    id: 'git',
    subject: 'software',
    title: { 'zh-CN': '分支图：发布流程', 'en-US': 'Git graph: a release' },
    description: {
      'zh-CN': '开发分支、合并、打标签、热修复',
      'en-US': 'Branches, merges, a tag and a hotfix',
    },
    language: 'zh-CN',
    source: `gitGraph
    commit id: "初始化"
    branch develop
    commit id: "搭框架"
    branch feature
    commit id: "登录页"
    commit id: "找回密码"
    checkout develop
    merge feature
    commit id: "联调"
    checkout main
    merge develop tag: "v1.0"
    commit id: "热修复"
`,
  },
  {
    id: 'xychart',
    subject: 'figures',
    title: { 'zh-CN': '折线与柱状图：月度销量', 'en-US': 'Chart: monthly sales' },
    description: {
      'zh-CN': '柱与线画在一起，看实际和目标',
      'en-US': 'Bars and a line together',
    },
    language: 'zh-CN',
    source: `xychart-beta
    title "上半年销量（万件）"
    x-axis ["一月", "二月", "三月", "四月", "五月", "六月"]
    y-axis "销量" 0 --> 60
    bar [18, 12, 27, 35, 42, 51]
    line [15, 16, 22, 30, 40, 48]
`,
  },
  {
    id: 'pie',
    subject: 'figures',
    title: { 'zh-CN': '饼图：访问来源', 'en-US': 'Pie: where visitors come from' },
    description: {
      'zh-CN': '几个来源各占多少',
      'en-US': 'Shares of a whole',
    },
    language: 'zh-CN',
    source: `pie showData
    title 访问来源
    "搜索引擎" : 46
    "直接访问" : 28
    "公众号" : 17
    "友情链接" : 9
`,
  },
  {
    id: 'timeline',
    subject: 'ideas',
    title: { 'zh-CN': '时间线：互联网在中国', 'en-US': 'Timeline: the internet in China' },
    description: {
      'zh-CN': '按年份排开的大事',
      'en-US': 'Events by year',
    },
    language: 'zh-CN',
    source: `timeline
    title 互联网在中国
    1987 : 发出第一封电子邮件
    1994 : 全功能接入国际互联网
    2000 : 门户网站兴起
    2011 : 移动互联网普及
         : 即时通信进入日常
    2020 : 5G 商用
`,
  },
  {
    id: 'sankey',
    subject: 'figures',
    title: { 'zh-CN': '桑基图：家庭开支', 'en-US': 'Sankey: household spending' },
    description: {
      'zh-CN': '钱从哪里来，到哪里去',
      'en-US': 'Where money comes from and goes',
    },
    language: 'zh-CN',
    source: `sankey-beta

工资,收入,18
理财,收入,4
收入,房贷,8
收入,日常,7
收入,教育,3
收入,储蓄,4
日常,餐饮,4
日常,交通,2
日常,水电,1
`,
  },
  {
    id: 'architecture',
    subject: 'software',
    title: { 'zh-CN': '架构图：网站', 'en-US': 'Architecture of a website' },
    description: {
      'zh-CN': '网关、应用、数据库、对象存储',
      'en-US': 'Gateway, application, database and storage',
    },
    language: 'zh-CN',
    source: `architecture-beta
    group cloud(cloud)["云上"]
    service gateway(internet)["网关"] in cloud
    service app(server)["应用服务"] in cloud
    service db(database)["数据库"] in cloud
    service files(disk)["对象存储"] in cloud
    gateway:R --> L:app
    app:R --> L:db
    app:B --> T:files
`,
  },
  {
    id: 'english',
    subject: 'software',
    title: { 'zh-CN': '流程图：代码审阅（英文）', 'en-US': 'Flowchart: code review' },
    description: {
      'zh-CN': '提交、审阅、合并',
      'en-US': 'Submit, review, merge',
    },
    language: 'en-US',
    source: `flowchart LR
    subgraph author [Author]
        write[Write code] --> open[Open a pull request]
    end
    subgraph reviewer [Reviewer]
        read[Read the change] --> good{Good?}
    end
    open --> read
    good -- no --> write
    good -- yes --> merge([Merge])
`,
  },
];
