import { highlightTree, tagHighlighter, tags, type Tag } from '@lezer/highlight';
import { foldable, getIndentation, indentUnit } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { mermaid } from '@letu/mermaid';
import { samples } from './corpus.js';

const language = await mermaid.loadLanguage();
const NAMES: Readonly<Record<string, Tag>> = {
  keyword: tags.keyword,
  control: tags.controlKeyword,
  definition: tags.definitionKeyword,
  modifier: tags.modifier,
  name: tags.variableName,
  class: tags.className,
  type: tags.typeName,
  arrow: tags.operator,
  property: tags.propertyName,
  value: tags.attributeValue,
  string: tags.string,
  label: tags.labelName,
  heading: tags.heading,
  number: tags.number,
  color: tags.color,
  comment: tags.lineComment,
  meta: tags.meta,
  bracket: tags.squareBracket,
  brace: tags.brace,
  invalid: tags.invalid,
  url: tags.url,
  escape: tags.escape,
};
const highlighter = tagHighlighter(Object.entries(NAMES).map(([name, tag]) => ({ tag, class: name })));

/** The pieces of a source with what each is highlighted as. */
function pieces(source: string): string[] {
  const found: string[] = [];
  const tree = language.support.language.parser.parse(source);
  highlightTree(tree, highlighter, (from, to, kind) => {
    const text = source.slice(from, to);
    if (text.trim() !== '') found.push(`${kind.split(' ')[0]} ${text.trim()}`);
  });
  return found;
}

describe('highlighting', () => {
  it('leaves nothing unread in the corpus', () => {
    let length = 0;
    const unread: string[] = [];
    for (const { name, source } of samples()) {
      length += source.length;
      for (const piece of pieces(source)) if (piece.startsWith('invalid ')) unread.push(`${name}: ${piece}`);
    }
    expect(unread.join('').length / length, unread.join('\n')).toBeLessThan(0.005);
  });

  const sources: readonly (readonly [name: string, source: string, ...expected: string[]])[] = [
    [
      'a flowchart',
      'flowchart LR\n  甲["文字"]:::热 -->|是| B{乙}\n  style B fill:#fff',
      'keyword flowchart',
      'modifier LR',
      'name 甲',
      'string 文字',
      'class 热',
      'arrow -->',
      'label 是',
      'color #fff',
    ],
    [
      'attributes of a node',
      'flowchart\n  A@{ shape: cyl, label: "库" }',
      'property shape',
      'value cyl',
      'string 库',
    ],
    [
      'a sequence',
      'sequenceDiagram\n  participant 甲 as 用户\n  loop 每天\n  甲->>+B: 你好\n  end',
      'definition participant',
      'name 甲',
      'string 用户',
      'control loop',
      'arrow ->>',
      'label 你好',
      'control end',
    ],
    [
      'a class diagram',
      'classDiagram\n  class 动物~T~ {\n    +String 名字\n    <<interface>>\n  }\n  动物 <|-- 猫 : 是',
      'definition class',
      'name 动物',
      'type ~T~',
      'property String',
      'type interface',
      'arrow <|--',
      'label 是',
    ],
    [
      'states',
      'stateDiagram-v2\n  state "忙" as s2 {\n    [*] --> a : 开始\n  }\n  state c <<choice>>',
      'definition state',
      'string 忙',
      'name s2',
      'name [*]',
      'arrow -->',
      'type choice',
    ],
    [
      'entities',
      'erDiagram\n  客户 ||--o{ 订单 : 拥有\n  客户 {\n    bigint id PK "主键"\n  }',
      'name 客户',
      'arrow ||--o{',
      'type bigint',
      'property id',
      'modifier PK',
      'string 主键',
    ],
    [
      'a Git graph',
      'gitGraph\n  commit id: "一" type: HIGHLIGHT\n  branch dev',
      'definition commit',
      'property id',
      'string 一',
      'value HIGHLIGHT',
      'name dev',
    ],
    [
      'a Gantt chart',
      'gantt\n  section 一\n  任务 :crit, t1, 2026-01-05, 3d',
      'control section',
      'heading 一',
      'modifier crit',
      'name t1',
      'number 3d',
    ],
    [
      'C4',
      'C4Context\n  Person(a, "甲")\n  Rel(a, b, "用")',
      'type Person',
      'name a',
      'string 甲',
      'definition Rel',
      'label 用',
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
      'control block',
      'name c',
    ],
    [
      'an architecture',
      'architecture-beta\n  service a(server)["甲"] in g\n  a:R --> L:b',
      'definition service',
      'type server',
      'string 甲',
      'modifier R',
      'arrow -->',
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
      'name root',
      'string 根',
      'property ::icon',
      'string 甲',
    ],
    [
      'a kanban board',
      "kanban\n  todo[待办]\n    t1[任务]@{ assigned: '张三' }",
      'name todo',
      'string 待办',
      'property assigned',
      'string 张三',
    ],
    ['a Sankey diagram', 'sankey-beta\n\n工资,收入,18', 'name 工资', 'name 收入', 'number 18'],
    ['a packet', 'packet-beta\n  0-15: "端口"', 'number 0', 'string 端口'],
    [
      'a radar chart',
      'radar-beta\n  axis a["甲"]\n  max 5',
      'definition axis',
      'name a',
      'string 甲',
      'property max',
    ],
    [
      'a requirement',
      'requirementDiagram\n  requirement r1 {\n    risk: low\n  }\n  e - satisfies -> r1',
      'definition requirement',
      'property risk',
      'value low',
      'label satisfies',
    ],
    [
      'front matter and a directive',
      "---\ntitle: 标题\nconfig:\n  theme: forest\n---\n%%{init: {'theme': 'dark'}}%%\nflowchart LR",
      'meta ---',
      'property theme',
      'value forest',
      'meta %%{',
      'string dark',
      'keyword flowchart',
    ],
    ['comments', 'flowchart LR\n  %% 注释 end\n  A', 'comment %% 注释 end', 'name A'],
    ['what it does not know', 'flowhart LR', 'invalid flowhart'],
  ];
  it.each(sources)('tells the parts of %s apart', (_name, source, ...expected) => {
    expect(pieces(source)).toEqual(expect.arrayContaining(expected));
  });
});

describe('blocks', () => {
  const source =
    'sequenceDiagram\n    loop 每天\n        alt 一\n            A->>B: 好\n        else 二\n            A->>B: 坏\n        end\n    end\n';
  const stateOf = (doc: string) =>
    EditorState.create({ doc, extensions: [language.support, indentUnit.of('    ')] });

  it('fold from the line that opens them to the one that closes them', () => {
    const state = stateOf(source);
    const line = state.doc.line(3);
    expect(foldable(state, line.from, line.to)).toEqual({ from: line.to, to: state.doc.line(7).to });
    expect(foldable(state, state.doc.line(4).from, state.doc.line(4).to)).toBeNull();
  });

  it.each([
    ['subgraphs', 'flowchart LR\n  subgraph 组\n    A\n  end', 2, 4],
    ['class bodies', 'classDiagram\n  class A {\n    +x\n  }', 2, 4],
    ['composite states', 'stateDiagram-v2\n  state A {\n    b\n  }', 2, 4],
    ['front matter', '---\ntitle: 甲\n---\nflowchart LR', 1, 3],
    ['branches of a mind map', 'mindmap\n  根\n    甲\n      乙\n    丙', 3, 4],
    ['sections', 'gantt\n  section 一\n    甲 :3d\n  section 二\n    乙 :3d', 2, 3],
  ])('fold %s', (_name, doc, first, last) => {
    const state = stateOf(doc);
    const { from, to } = state.doc.line(first);
    expect(foldable(state, from, to)).toEqual({ from: to, to: state.doc.line(last).to });
  });

  it.each([
    [2, 4],
    [3, 8],
    [4, 12],
    [5, 8],
    [7, 8],
    [8, 4],
  ])('indent line %i by %i', (line, indent) => {
    const state = stateOf(source);
    expect(getIndentation(state, state.doc.line(line).from)).toBe(indent);
  });

  it('leave the indentation of mind maps to the writer', () => {
    const state = stateOf('mindmap\n  根\n    甲\n');
    expect(getIndentation(state, state.doc.length)).toBeNull();
  });

  it('know comments and brackets', () => {
    const state = stateOf('flowchart LR');
    expect(state.languageDataAt('commentTokens', 3)).toEqual([{ line: '%%' }]);
    expect(state.languageDataAt('closeBrackets', 3)).toHaveLength(1);
  });
});
