import { getIndentation, indentUnit } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { foldedAt, piecesOf } from '../../code/test/languageProbe.js';
import { language } from '../src/language.js';

describe('highlighting', () => {
  const sources: readonly (readonly [name: string, source: string, ...expected: string[]])[] = [
    [
      'a flowchart',
      'flowchart LR\n  甲["文字"]:::热 -->|是| B{乙}\n  style B fill:#fff',
      'keyword flowchart',
      'modifier LR',
      'variableName 甲',
      'string 文字',
      'className 热',
      'operator -->',
      'labelName 是',
      'color #fff',
    ],
    [
      'attributes of a node',
      'flowchart\n  A@{ shape: cyl, label: "库" }',
      'propertyName shape',
      'attributeValue cyl',
      'string 库',
    ],
    [
      'a sequence',
      'sequenceDiagram\n  participant 甲 as 用户\n  loop 每天\n  甲->>+B: 你好\n  end',
      'definitionKeyword participant',
      'variableName 甲',
      'string 用户',
      'controlKeyword loop',
      'operator ->>',
      'labelName 你好',
      'controlKeyword end',
    ],
    [
      'a class diagram',
      'classDiagram\n  class 动物~T~ {\n    +String 名字\n    <<interface>>\n  }\n  动物 <|-- 猫 : 是',
      'definitionKeyword class',
      'variableName 动物',
      'typeName ~T~',
      'propertyName String',
      'typeName interface',
      'operator <|--',
      'labelName 是',
    ],
    [
      'states',
      'stateDiagram-v2\n  state "忙" as s2 {\n    [*] --> a : 开始\n  }\n  state c <<choice>>',
      'definitionKeyword state',
      'string 忙',
      'variableName s2',
      'variableName [*]',
      'operator -->',
      'typeName choice',
    ],
    [
      'entities',
      'erDiagram\n  客户 ||--o{ 订单 : 拥有\n  客户 {\n    bigint id PK "主键"\n  }',
      'variableName 客户',
      'operator ||--o{',
      'typeName bigint',
      'propertyName id',
      'modifier PK',
      'string 主键',
    ],
    [
      'a Git graph',
      'gitGraph\n  commit id: "一" type: HIGHLIGHT\n  branch dev',
      'definitionKeyword commit',
      'propertyName id',
      'string 一',
      'attributeValue HIGHLIGHT',
      'variableName dev',
    ],
    [
      'a Gantt chart',
      'gantt\n  section 一\n  任务 :crit, t1, 2026-01-05, 3d',
      'controlKeyword section',
      'heading 一',
      'modifier crit',
      'variableName t1',
      'number 3d',
    ],
    [
      'C4',
      'C4Context\n  Person(a, "甲")\n  Rel(a, b, "用")',
      'typeName Person',
      'variableName a',
      'string 甲',
      'definitionKeyword Rel',
      'labelName 用',
    ],
    [
      'a chart',
      'xychart-beta\n  x-axis ["一月"]\n  bar [1.5, 2]',
      'keyword x-axis',
      'string 一月',
      'number 1.5',
    ],
    [
      'blocks',
      'block-beta\n  columns 2\n  a["甲"] space:2\n  block:b1\n    c\n  end',
      'keyword columns',
      'string 甲',
      'keyword space',
      'controlKeyword block',
      'variableName c',
    ],
    [
      'an architecture',
      'architecture-beta\n  service a(server)["甲"] in g\n  a:R --> L:b',
      'definitionKeyword service',
      'typeName server',
      'string 甲',
      'modifier R',
      'operator -->',
    ],
    [
      'a quadrant chart',
      'quadrantChart\n  x-axis 低 --> 高\n  产品: [0.3, 0.6]',
      'keyword x-axis',
      'string 产品',
      'number [0.3, 0.6]',
    ],
    [
      'a mind map',
      'mindmap\n  root((根))\n    ::icon(fa fa-book)\n    甲',
      'variableName root',
      'string 根',
      'propertyName ::icon',
      'string 甲',
    ],
    [
      'a kanban board',
      "kanban\n  todo[待办]\n    t1[任务]@{ assigned: '张三' }",
      'variableName todo',
      'string 待办',
      'propertyName assigned',
      'string 张三',
    ],
    [
      'a Sankey diagram',
      'sankey-beta\n\n工资,收入,18',
      'variableName 工资',
      'variableName 收入',
      'number 18',
    ],
    ['a packet', 'packet-beta\n  0-15: "端口"', 'number 0', 'string 端口'],
    [
      'a radar chart',
      'radar-beta\n  axis a["甲"]\n  max 5',
      'definitionKeyword axis',
      'variableName a',
      'string 甲',
      'propertyName max',
    ],
    [
      'a requirement',
      'requirementDiagram\n  requirement r1 {\n    risk: low\n  }\n  e - satisfies -> r1',
      'definitionKeyword requirement',
      'propertyName risk',
      'attributeValue low',
      'labelName satisfies',
    ],
    [
      'front matter and a directive',
      "---\ntitle: 标题\nconfig:\n  theme: forest\n---\n%%{init: {'theme': 'dark'}}%%\nflowchart LR",
      'meta ---',
      'propertyName theme',
      'attributeValue forest',
      'meta %%{',
      'string dark',
      'keyword flowchart',
    ],
    ['comments', 'flowchart LR\n  %% 注释 end\n  A', 'lineComment %% 注释 end', 'variableName A'],
    ['what it does not know', 'flowhart LR', 'invalid flowhart'],
  ];
  it.each(sources)('tells the parts of %s apart', (_name, source, ...expected) => {
    expect(piecesOf(language, source)).toEqual(expect.arrayContaining(expected));
  });
});

describe('blocks', () => {
  const source =
    'sequenceDiagram\n    loop 每天\n        alt 一\n            A->>B: 好\n        else 二\n            A->>B: 坏\n        end\n    end\n';

  it('fold from the line that opens them to the one that closes them', () => {
    expect(foldedAt(language, source, 3)).toEqual([3, 7]);
    expect(foldedAt(language, source, 4)).toBeNull();
  });

  it.each([
    [2, 4],
    [3, 8],
    [4, 12],
    [5, 8],
    [7, 8],
    [8, 4],
  ])('indent line %i by %i', (line, indent) => {
    const state = EditorState.create({ doc: source, extensions: [language.support, indentUnit.of('    ')] });
    expect(getIndentation(state, state.doc.line(line).from)).toBe(indent);
  });
});
