import { mermaid } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';
import { describeLanguageContract } from '../../code/test/languageContract.js';
import { withSteadyRandom } from '../src/steadyRandom.js';
import { language } from '../src/language.js';

describeLanguageContract(mermaid, language, withSteadyRandom(engine), {
  // ZenUML needs a plug-in.
  skip: /zenuml/,
  invalid: 0.005,
  silent: [
    'flowchart LR\n  %% 注释 sub¦',
    'flowchart LR\n  A[开始 sub¦',
    'flowchart LR\n  A["开始 sub¦"]',
    'flowchart LR\n  A -->|是 sub¦| B',
    'sequenceDiagram\n  甲->>乙: 你好 loop¦',
    'flowchart LR\n  accDescr {\n  说明 sub¦\n  }',
    'erDiagram\n  A ||--o{ B : 拥有 int¦',
  ],
  names: [
    ['flowchart LR\n  用户登录[登录] --> 校验{通过?}\n  校验 --> ¦', '用户登录'],
    ['sequenceDiagram\n  小明->>小红: 你好\n  小红->>¦', '小明'],
    ['classDiagram\n  class 动物\n  动物 <|-- ¦', '动物'],
    ['stateDiagram-v2\n  空闲 --> 忙\n  忙 --> ¦', '空闲'],
    ['erDiagram\n  客户 ||--o{ 订单 : 有\n  订单 ||--|{ ¦', '客户'],
    ['gitGraph\n  commit\n  branch "开发"\n  checkout ¦', '开发'],
  ],
  snippets: [
    '¦',
    'flowchart LR\n    甲 --> 乙\n    ¦',
    'sequenceDiagram\n    甲->>乙: 好\n    ¦',
    'classDiagram\n    class 甲\n    class 乙\n    ¦',
    'stateDiagram-v2\n    甲 --> 乙\n    ¦',
    'erDiagram\n    甲 ||--o{ 乙 : 有\n    ¦',
    'gantt\n    甲 :t1, 2026-01-05, 3d\n    ¦',
  ],
  referring: [
    '---',
    '%%{init}%%',
    'activate',
    'deactivate',
    'else',
    'and',
    'option',
    'note left of',
    'note right of',
  ],
  folds: [
    ['sequenceDiagram\n    loop 每天\n        A->>B: 好\n    end\n', 2, 4],
    ['flowchart LR\n  subgraph 组\n    A\n  end', 2, 4],
    ['classDiagram\n  class A {\n    +x\n  }', 2, 4],
    ['stateDiagram-v2\n  state A {\n    b\n  }', 2, 4],
    ['---\ntitle: 甲\n---\nflowchart LR', 1, 3],
    ['mindmap\n  根\n    甲\n      乙\n    丙', 3, 4],
    ['gantt\n  section 一\n    甲 :3d\n  section 二\n    乙 :3d', 2, 3],
  ],
  enters: [
    ['flowchart LR¦', 'flowchart LR\n  ¦'],
    ['flowchart LR\n  subgraph 组¦\n  end', 'flowchart LR\n  subgraph 组\n    ¦\n  end'],
    [
      'sequenceDiagram\n  loop 每天\n    A->>B: 好¦\n  end',
      'sequenceDiagram\n  loop 每天\n    A->>B: 好\n    ¦\n  end',
    ],
    ['classDiagram\n  class A {¦}', 'classDiagram\n  class A {\n    ¦\n  }'],
    ['mindmap\n  根\n    甲¦', 'mindmap\n  根\n    甲\n    ¦'],
  ],
  brackets: ['{}', '[]', '()', '""'],
  mistakes: [
    'flowchart TD\n  A[开始 (下单)] --> B',
    'flowchart TD\n  A[开始】 --> B',
    'flowchart LR\n  A -> B',
    'sequenceDiagram\n  甲->>乙 你好',
    'flowchart TD\n  A --> end',
    'sequencediagram\n  A->>B: 好',
  ],
  renamings: [
    {
      name: 'a label in brackets',
      source: 'flowchart LR\n  A[旧] --> B',
      label: '旧',
      newLabel: '新名',
      expected: 'flowchart LR\n  A[新名] --> B',
    },
    {
      name: 'a quoted label',
      source: 'flowchart LR\n  A["旧(一)"] --> B',
      label: '旧(一)',
      newLabel: '新名',
      expected: 'flowchart LR\n  A["新名"] --> B',
    },
    {
      name: 'a label of Markdown',
      source: 'flowchart LR\n  A["`旧 **一**`"] --> B',
      label: '旧一',
      newLabel: '新名',
      expected: 'flowchart LR\n  A["`新名`"] --> B',
    },
    {
      name: 'a label among attributes',
      source: 'flowchart LR\n  A@{ shape: cyl, label: "旧" }',
      label: '旧',
      newLabel: '新名',
      expected: 'flowchart LR\n  A@{ shape: cyl, label: "新名" }',
    },
    {
      name: 'a node that shows its name',
      source: 'flowchart LR\n  旧 --> B',
      label: '旧',
      newLabel: '新名',
      expected: 'flowchart LR\n  旧["新名"] --> B',
    },
    {
      name: 'the text of a link',
      source: 'flowchart LR\n  A -->|旧| B',
      label: '旧',
      newLabel: '新名',
      expected: 'flowchart LR\n  A -->|新名| B',
    },
    {
      name: 'a subgraph',
      source: 'flowchart LR\n  subgraph g [旧]\n    A\n  end',
      label: '旧',
      newLabel: '新名',
      expected: 'flowchart LR\n  subgraph g [新名]\n    A\n  end',
    },
    {
      name: 'a message',
      source: 'sequenceDiagram\n  甲->>乙: 旧',
      label: '旧',
      newLabel: '新名',
      expected: 'sequenceDiagram\n  甲->>乙: 新名',
    },
    {
      name: 'a participant with a label',
      source: 'sequenceDiagram\n  participant A as 旧\n  A->>B: 好',
      label: '旧',
      newLabel: '新名',
      expected: 'sequenceDiagram\n  participant A as 新名\n  A->>B: 好',
    },
    {
      name: 'a participant everywhere',
      source: 'sequenceDiagram\n  旧->>乙: 好\n  乙->>旧: 旧',
      label: '旧',
      newLabel: '新名',
      expected: 'sequenceDiagram\n  新名->>乙: 好\n  乙->>新名: 旧',
    },
    {
      name: 'a class everywhere',
      source: 'classDiagram\n  class 旧 {\n    +x\n  }\n  旧 <|-- B',
      label: '旧',
      newLabel: '新名',
      expected: 'classDiagram\n  class 新名 {\n    +x\n  }\n  新名 <|-- B',
    },
    {
      name: 'a labelled class',
      source: 'classDiagram\n  class A["旧"]',
      label: '旧',
      newLabel: '新名',
      expected: 'classDiagram\n  class A["新名"]',
    },
    {
      name: 'a described state',
      source: 'stateDiagram-v2\n  s1: 旧\n  s1 --> s2',
      label: '旧',
      newLabel: '新名',
      expected: 'stateDiagram-v2\n  s1: 新名\n  s1 --> s2',
    },
    {
      name: 'a state everywhere',
      source: 'stateDiagram-v2\n  旧 --> b\n  b --> 旧',
      label: '旧',
      newLabel: '新名',
      expected: 'stateDiagram-v2\n  新名 --> b\n  b --> 新名',
    },
    {
      name: 'an entity everywhere',
      source: 'erDiagram\n  旧 ||--o{ B : 有',
      label: '旧',
      newLabel: '新名',
      expected: 'erDiagram\n  新名 ||--o{ B : 有',
    },
    {
      name: 'a task',
      source: 'gantt\n  dateFormat YYYY-MM-DD\n  section 一\n  旧 :a, 2026-01-05, 3d',
      label: '旧',
      newLabel: '新名',
      expected: 'gantt\n  dateFormat YYYY-MM-DD\n  section 一\n  新名 :a, 2026-01-05, 3d',
    },
    {
      name: 'a slice',
      source: 'pie\n  "旧" : 3\n  "乙" : 4',
      label: '旧',
      newLabel: '新名',
      expected: 'pie\n  "新名" : 3\n  "乙" : 4',
    },
    {
      name: 'a branch of a mind map',
      source: 'mindmap\n  根\n    旧',
      label: '旧',
      newLabel: '新名',
      expected: 'mindmap\n  根\n    新名',
    },
    {
      name: 'a service',
      source: 'architecture-beta\n  service a(server)["旧"]',
      label: '旧',
      newLabel: '新名',
      expected: 'architecture-beta\n  service a(server)["新名"]',
    },
  ],
  steady: withoutChance,
});

/** Names by chance, and ids derived from the source, say nothing of the picture. */
function withoutChance(svg: string): string {
  return svg
    .replaceAll(/letu-mermaid-[a-z0-9]+/g, 'root')
    .replaceAll(/(?<=[-"#])id-[a-z0-9]+-\d+/g, 'id')
    .replaceAll(/(classId-[^"]+?)-\d+/g, '$1')
    .replaceAll(/\d+-[0-9a-f]{7}/g, 'commit');
}
