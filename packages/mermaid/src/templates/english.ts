import type { DiagramExample } from '@letu/core';

export const englishTemplates: readonly DiagramExample[] = [
  {
    id: 'order-en',
    subject: 'process',
    title: { 'zh-CN': '流程图：订单（英文）', 'en-US': 'Flowchart: handling an order' },
    description: {
      'zh-CN': '下单、付款、发货',
      'en-US': 'Order, payment and shipping, and what can go wrong',
    },
    language: 'en-US',
    source: `flowchart TD
    start([Order placed]) --> stock{In stock?}
    stock -- yes --> pay[Charge the card]
    stock -- no --> wait[Order more]
    wait --> stock
    pay --> ok{Paid?}
    ok -- yes --> ship[[Ship]]
    ok -- no --> cancel([Cancel])
    ship --> done([Delivered])
`,
  },
  {
    id: 'sign-in-en',
    subject: 'software',
    title: { 'zh-CN': '时序图：登录（英文）', 'en-US': 'Sequence: signing in' },
    description: { 'zh-CN': '密码对与错', 'en-US': 'Right and wrong passwords, with a lock after failures' },
    language: 'en-US',
    source: `sequenceDiagram
    autonumber
    actor User
    participant Page
    participant Auth as Auth service
    participant DB as User store
    User->>Page: Enter e-mail and password
    Page->>Auth: Sign in
    Auth->>DB: Find the user
    DB-->>Auth: Password digest
    alt right password
        Auth-->>Page: Session token
        Page-->>User: Dashboard
    else wrong password
        Auth-->>Page: 401
        Page-->>User: Try again
    end
    Note over Page,Auth: Locked for ten minutes after five failures
`,
  },
  {
    id: 'rbac-en',
    subject: 'data',
    title: { 'zh-CN': '实体关系图：角色权限（英文）', 'en-US': 'Entities: roles and permissions' },
    description: {
      'zh-CN': '用户、角色、权限',
      'en-US': 'Users, roles, permissions and the tables between them',
    },
    language: 'en-US',
    source: `erDiagram
    USER ||--o{ USER_ROLE : has
    ROLE ||--o{ USER_ROLE : "granted by"
    ROLE ||--o{ ROLE_PERMISSION : includes
    PERMISSION ||--o{ ROLE_PERMISSION : "part of"
    USER {
        bigint id PK
        string name
        string email UK
    }
    ROLE {
        bigint id PK
        string code UK
    }
    PERMISSION {
        bigint id PK
        string resource
        string action
    }
`,
  },
  {
    id: 'gantt-en',
    subject: 'project',
    title: { 'zh-CN': '甘特图：网站（英文）', 'en-US': 'Gantt: a web site' },
    description: { 'zh-CN': '准备、开发、上线', 'en-US': 'Three phases, without weekends' },
    language: 'en-US',
    source: `gantt
    title A new web site
    dateFormat YYYY-MM-DD
    axisFormat %b %d
    excludes weekends
    section Prepare
        Interviews      :done, talk, 2026-03-02, 4d
        Prototype       :done, draft, after talk, 5d
    section Build
        Pages           :active, page, after draft, 8d
        Integration     :crit, api, after page, 4d
    section Launch
        Test and mend   :test, after api, 5d
        Release         :milestone, after test, 0d
`,
  },
  {
    id: 'journey-en',
    subject: 'ideas',
    title: { 'zh-CN': '用户旅程（英文）', 'en-US': 'Journey: the first day with an app' },
    description: { 'zh-CN': '注册、上手、邀请', 'en-US': 'Signing up, getting started, inviting others' },
    language: 'en-US',
    source: `journey
    title First day with the app
    section Sign up
      Find the site: 4: User
      Fill in the form: 2: User
    section Get started
      First diagram: 5: User
      Share it: 4: User, Colleague
    section Stay
      Come back next day: 3: User
`,
  },
  {
    id: 'priorities-en',
    subject: 'ideas',
    title: { 'zh-CN': '象限图：优先级（英文）', 'en-US': 'Quadrants: what to build first' },
    description: { 'zh-CN': '按价值和成本', 'en-US': 'Needs by value and cost' },
    language: 'en-US',
    source: `quadrantChart
    title What to build next
    x-axis Cheap --> Expensive
    y-axis Little value --> Much value
    quadrant-1 Plan
    quadrant-2 Do now
    quadrant-3 Some day
    quadrant-4 Leave
    Dark mode: [0.22, 0.62]
    Export all: [0.32, 0.84]
    Offline: [0.78, 0.82]
    Accent colours: [0.18, 0.24]
    Voice input: [0.84, 0.28]
`,
  },
];
