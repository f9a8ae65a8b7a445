/** A mistake, and what has to be said of it. */
export interface Mistake {
  readonly source: string;
  /** 1-based. */
  readonly line: number;
  /** The very text the diagnostic covers. */
  readonly text: string;
  /** A part of the message. */
  readonly says: string;
}

/** Mistakes people make in each of Mermaid's diagram types. */
export const mistakesByType: Readonly<Record<string, readonly Mistake[]>> = {
  'a flowchart': [
    { source: 'flowchart LR\n  A["好"] --> B：说明', line: 2, text: '：', says: '“：”是全角符号' },
    { source: 'flowchart TD\n  A[开始】 --> B\n  B --> C', line: 2, text: '】', says: '“】”是全角符号' },
    { source: 'flowchart TD\n  A[开始 (下单)] --> B', line: 2, text: '(', says: '文字里有“(”这样的符号' },
    { source: 'flowchart LR\n  物流 --> 顺丰%% 备注', line: 2, text: '%% 备注', says: '注释要单独写一行' },
    {
      source: 'flowchart LR\n  A --> B %% （说明）\n  B --> C',
      line: 2,
      text: '%% （说明）',
      says: '注释要单独写一行',
    },
    { source: 'flowchart TD\n  A[占 50%% (共)] --> B', line: 2, text: '(', says: '文字里有“(”这样的符号' },
    { source: 'flowchart TD\n  A --> end', line: 2, text: 'end', says: '小写的 end 是保留字' },
    { source: 'flowchart TD\n  A[没有结束\n  B[二] --> C', line: 2, text: '[', says: '这里的“[”没有结束' },
    { source: 'flowchart TD\n  A --> B(', line: 2, text: '(', says: '这里的“(”没有结束' },
    {
      source: 'flowchart TD\n  subgraph 组\n  A --> B',
      line: 2,
      text: 'subgraph',
      says: '这里的“subgraph”没有结束',
    },
    {
      source: 'flowchart TD\n  A --> B\n  linkStyle 3 stroke:red',
      line: 3,
      text: 'linkStyle 3 stroke:red',
      says: 'linkStyle 的序号超出了连线的条数',
    },
    { source: 'flowchart TD\n  A@{ shape: 圆 }', line: 2, text: '圆', says: '没有“圆”这种形状' },
    {
      source: 'flowchart TD\n  A@{ shape: [ }',
      line: 2,
      text: 'A@{ shape: [ }',
      says: '花括号里的属性有错：两项之间缺少逗号',
    },
    {
      source: 'flowchart TD\n  style A fill:#fff;\n  A["#quot;引号#quot;"] --> ]',
      line: 3,
      text: ']',
      says: '这里不该出现“]”',
    },
    { source: 'flowchart TD\n  A{甲}\n\n  B{乙}\n  C --> ]', line: 5, text: ']', says: '这里不该出现“]”' },
    {
      source: 'flowchart LR\n  A["$$\\frac{1$$"] --> B',
      line: 2,
      text: 'A["$$\\frac{1$$"] --> B',
      says: "公式有错：Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{1",
    },
    { source: 'flowchart LR\n  A --> B\n  C(["一"] --> D\n', line: 3, text: ']', says: '这里不该出现“]”' },
  ],
  'a sequence diagram': [
    { source: 'sequenceDiagram\n  小明->>小红：你好', line: 2, text: '：', says: '“：”是全角符号' },
    {
      source: 'sequenceDiagram\n  loop 每天\n  A->>B: 你好',
      line: 2,
      text: 'loop',
      says: '这里的“loop”没有结束',
    },
    { source: 'sequenceDiagram\n  A->>B: 你好\n  end', line: 3, text: 'end', says: '这里不该出现“end”' },
    { source: 'sequenceDiagram\n  A->>B\n  B->>A: 好', line: 2, text: 'A->>B', says: '这一行没有写完' },
    { source: 'sequenceDiagram\n  A->>B: 你好\n  deactivate B', line: 3, text: 'B', says: '“B”没有激活' },
    {
      source:
        'sequenceDiagram\n  box 甲\n  participant P\n  end\n  box 乙\n  participant P\n  end\n  P->>P: 好',
      line: 6,
      text: 'P',
      says: '参与者“P”只能放在一个 box 里',
    },
    {
      source: 'sequenceDiagram\n  create participant X\n  A->>B: 你好',
      line: 3,
      text: 'A->>B: 你好',
      says: 'create 或 destroy 之后',
    },
  ],
  'a class diagram': [
    { source: 'classDiagram\n  class 动物 {\n    +名字', line: 2, text: '{', says: '这里的“{”没有结束' },
    { source: 'classDiagram\n  动物 <|--\n  猫 : 叫', line: 2, text: '<|--', says: '这一行没有写完' },
  ],
  'a state diagram': [
    {
      source: 'stateDiagram-v2\n  state 处理 {\n    [*] --> 排查',
      line: 2,
      text: '{',
      says: '这里的“{”没有结束',
    },
    { source: 'stateDiagram-v2\n  空闲 --> : 开始', line: 2, text: ': 开始', says: '这里不该出现“: 开始”' },
  ],
  'an entity relationship diagram': [
    { source: 'erDiagram\n  客户 ||--o{ 订单：拥有', line: 2, text: '：', says: '“：”是全角符号' },
    {
      source: 'erDiagram\n  客户 ||--o{ 订单\n  订单 ||--o{ 货 : 有',
      line: 2,
      text: '订单',
      says: '这一行没有写完',
    },
    {
      source: 'erDiagram\n  客户 ||--o{ 订单 : 拥有\n  客户 {\n    string 名字 PK 主键\n  }',
      line: 5,
      text: '}',
      says: '这里不该出现“}”',
    },
  ],
  'a Gantt chart': [
    {
      source: 'gantt\n  section 一\n  任务：a1, 2026-01-05, 3d',
      line: 3,
      text: '：',
      says: '“：”是全角符号',
    },
    {
      source: 'gantt\n  dateFormat YYYY-MM-DD\n  任务 :a1, 2026-99-05, 3d\n  别的 :a2, 2026-01-05, 3d',
      line: 3,
      text: '2026-99-05',
      says: '“2026-99-05”不是正确的日期',
    },
    { source: 'gantt\n  section 一\n  任务 :x', line: 3, text: '任务 :x', says: '这个任务的时间不完整' },
    {
      source: 'gantt\n  title 排期\n  没有冒号\n  任务 :2026-01-05, 3d',
      line: 3,
      text: '没有冒号',
      says: '这一行没有写完',
    },
  ],
  'a pie': [
    { source: 'pie\n  "猫"：3', line: 2, text: '：', says: '“：”是全角符号' },
    { source: 'pie\n  猫 : 3', line: 2, text: '猫', says: '“猫”这样的中文要用双引号括起来' },
    { source: 'pie\n  "猫" : -3\n  "狗" : 3', line: 2, text: '猫', says: '“猫”的值是 -3' },
    { source: 'pie\n  "猫" : 三', line: 2, text: '三', says: '这里不该出现“三”' },
  ],
  'a mind map': [
    { source: 'mindmap\n  根\n    甲\n 第二个根', line: 4, text: '第二个根', says: '思维导图只能有一个根' },
    { source: 'mindmap\n  根\n    [甲', line: 3, text: '[', says: '这里的“[”没有结束' },
  ],
  'a timeline': [{ source: 'timeline\n  title 时间\n  :', line: 3, text: ':', says: '这里不该出现“:”' }],
  'a chart with axes': [
    {
      source: 'xychart-beta\n  x-axis [一月, 二月]\n  bar [1, 2]',
      line: 2,
      text: '一月',
      says: '“一月”这样的中文要用双引号括起来',
    },
    { source: 'xychart-beta\n  bar [1, 二]', line: 2, text: '二', says: '“二”这样的中文要用双引号括起来' },
    { source: 'xychart-beta\n  x-axis ["一月"]', line: 1, text: 'xychart-beta', says: '还没有数据' },
  ],
  'a quadrant chart': [
    {
      source: 'quadrantChart\n  x-axis 低 --> 高\n  产品: [0.3, 1.6]',
      line: 3,
      text: '.',
      says: '这里不该出现“.”',
    },
    {
      source: 'quadrantChart\n  产品: [0.3, 0.6] radius: 大',
      line: 2,
      text: '大',
      says: '“大”这样的中文要用双引号括起来',
    },
  ],
  'a requirement diagram': [
    {
      source: 'requirementDiagram\n  requirement 测试 {\n  id: 1\n  }',
      line: 2,
      text: '测试',
      says: '“测试”这样的中文要用双引号括起来',
    },
  ],
  'a Git graph': [
    {
      source: 'gitGraph\n  commit\n  branch dev\n  branch dev',
      line: 4,
      text: 'dev',
      says: '分支“dev”已经有了',
    },
    { source: 'gitGraph\n  checkout dev', line: 2, text: 'dev', says: '分支“dev”还没有创建' },
    { source: 'gitGraph\n  commit\n  merge dev', line: 3, text: 'dev', says: '要合并的分支“dev”不存在' },
    { source: 'gitGraph\n  branch 开发', line: 2, text: '开发', says: '“开发”这样的中文要用双引号括起来' },
    { source: 'gitGraph\n  comit', line: 2, text: 'comit', says: '这里不该出现“comit”' },
  ],
  'a C4 diagram': [
    {
      source: 'C4Context\n  Person(a, "甲")\n  Rel(a, b, "用")',
      line: 3,
      text: 'Rel(a, b, "用")',
      says: '这条关系的一端还没有定义',
    },
  ],
  'a Sankey diagram': [
    {
      source: 'sankey-beta\n\n工资,收入,3\n收入,房贷',
      line: 4,
      text: '收入,房贷',
      says: '文本到这里就结束了',
    },
    {
      source: 'sankey-beta\n\n工资,收入,3\n收入,工资,3',
      line: 4,
      text: '收入,工资,3',
      says: '桑基图的流向不能绕成一圈',
    },
  ],
  'a block diagram': [
    {
      source: 'block-beta\n  甲 乙\n  columns 0',
      line: 3,
      text: 'columns',
      says: 'columns 要写大于 0 的整数或 auto',
    },
    {
      source: 'block-beta\n  style A fill:#969',
      line: 2,
      text: 'style A fill:#969',
      says: '这一行用到的节点还没有定义',
    },
  ],
  'a packet diagram': [
    { source: 'packet-beta\n  0-3: "甲"\n  5-8: "乙"', line: 3, text: '5', says: '这一段从 5 开始' },
    { source: 'packet-beta\n  0-3 "甲"', line: 2, text: '"甲"', says: '这里不该出现“"甲"”' },
  ],
  'a kanban': [{ source: 'kanban\n  待办\n    [任务', line: 3, text: '[', says: '这里的“[”没有结束' }],
  'an architecture diagram': [
    {
      source: 'architecture-beta\n  service 甲(server)["服务"]',
      line: 2,
      text: '甲',
      says: '这里的名称“甲”只能用英文字母和数字',
    },
    {
      source:
        'architecture-beta\n  group g(cloud)["云"]\n  service a(server)["甲"] in g\n  service a(server)["乙"] in g',
      line: 4,
      text: 'a',
      says: '名称“a”已经用过了',
    },
    {
      source: 'architecture-beta\n  service a(server)["甲"]\n  a:R -- L:b',
      line: 3,
      text: 'b',
      says: '连线用到的“b”还没有定义',
    },
    {
      source: 'architecture-beta\n  service a(server)["甲"] in 云',
      line: 2,
      text: '云',
      says: '这里的名称“云”只能用英文字母和数字',
    },
  ],
  'a radar chart': [
    { source: 'radar-beta\n  axis 甲, 乙', line: 2, text: '甲', says: '这里的名称“甲”只能用英文字母和数字' },
  ],
  'a treemap': [{ source: 'treemap-beta\n"甲"\n  "乙', line: 3, text: '"', says: '这里的“"”没有结束' }],
  'a Venn diagram': [
    { source: 'venn-beta\n  set A\n  union A,B', line: 3, text: 'B', says: '没有“B”这个集合' },
    { source: 'venn-beta\n  set 甲', line: 2, text: '甲', says: '“甲”这样的中文要用双引号括起来' },
  ],
  'a Wardley map': [
    {
      source: 'wardley-beta\n  component 甲 [0.5, 0.5]',
      line: 2,
      text: '甲',
      says: '“甲”这样的中文要用双引号括起来',
    },
  ],
  'an event model': [
    { source: 'eventmodeling\n  %% 注释\n  tf 01 evt：开始', line: 3, text: '：', says: '“：”是全角符号' },
  ],
  'a tree view': [
    { source: 'treeView-beta\n├── src\n    a.ts', line: 3, text: 'a.ts', says: '用树线画层次时' },
  ],
  'a use case diagram': [{ source: 'usecase-beta\n  actor', line: 2, text: 'actor', says: '这一行没有写完' }],
  'a fishbone diagram': [
    { source: 'ishikawa-beta', line: 1, text: 'ishikawa-beta', says: '文本到这里就结束了' },
  ],
  'a railroad diagram': [
    {
      source: 'railroad-ebnf-beta\n  甲 = "a" ;',
      line: 2,
      text: '甲',
      says: '“甲”这样的中文要用双引号括起来',
    },
  ],
  swimlanes: [{ source: 'swimlane-beta\n  A[甲', line: 2, text: '[', says: '这里的“[”没有结束' }],
  'what comes before the diagram': [
    { source: 'zenuml\n  A.b()', line: 1, text: 'zenuml', says: '不支持 ZenUML' },
    {
      source: '```mermaid\nflowchart LR\n  A --> B\n```',
      line: 1,
      text: '```mermaid',
      says: '这里只写图本身',
    },
    {
      source: "%%{init: {'theme': 'dark'}\nflowchart LR\n  A --> B",
      line: 1,
      text: "%%{init: {'theme': 'dark'}",
      says: '这条 %%{ 指令没有结束',
    },
    {
      source: '---\ntitle: [甲\n---\nflowchart LR\n  A --> B',
      line: 2,
      text: 'title: [甲',
      says: '开头的 YAML 有错：括号没有结束',
    },
    { source: '---\ntitle: 甲\nflowchart LR\n  A --> B', line: 1, text: '---', says: '开头的 --- 没有配对' },
    { source: '%% 只有注释', line: 1, text: '%% 只有注释', says: '还没有写图的类型' },
    { source: '流程图\n  A --> B', line: 1, text: '流程图', says: '没有“流程图”这种图' },
    {
      source: 'sequencediagram\n  A->>B: 好',
      line: 1,
      text: 'sequencediagram',
      says: '没有“sequencediagram”这种图',
    },
    { source: 'flowChart LR\n  A --> B', line: 1, text: 'flowChart', says: '没有“flowChart”这种图' },
    { source: 'error', line: 1, text: 'error', says: '没有“error”这种图' },
    { source: '不是图', line: 1, text: '不是图', says: '“不是图”不是 Mermaid 的图类型' },
    {
      source: '@startuml\nA -> B\n@enduml',
      line: 1,
      text: '@startuml',
      says: '“@startuml”不是 Mermaid 的图类型',
    },
  ],
};
