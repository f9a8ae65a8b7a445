import { describe, expect, it } from 'vitest';
import { atCaret, completeAt, labelsAt } from '../../code/test/languageProbe.js';
import { language } from '../src/language.js';

describe('completion offers', () => {
  const cases: readonly (readonly [name: string, source: string, ...expected: string[]])[] = [
    ['diagram types at the start', '¦', 'flowchart', 'sequenceDiagram', 'gantt', '---'],
    ['diagram types in the middle of the first word', 'seq¦', 'sequenceDiagram'],
    ['diagram types behind front matter', '---\ntitle: 甲\n---\n¦', 'flowchart', 'mindmap'],
    ['directions', 'flowchart ¦', 'LR', 'TD'],
    ['directions of subgraphs', 'flowchart LR\n  subgraph a\n    direction ¦', 'LR', 'TB'],
    ['the words of a flowchart', 'flowchart LR\n  ¦', 'subgraph', 'classDef', 'linkStyle'],
    [
      'Chinese names behind an arrow',
      'flowchart LR\n  用户登录[登录] --> 校验{通过?}\n  校验 --> ¦',
      '用户登录',
      '校验',
    ],
    ['Chinese names in their middle', 'flowchart LR\n  用户登录 --> 校验\n  校验 --> 用户¦', '用户登录'],
    ['names to style', 'flowchart LR\n  甲 --> 乙\n  style ¦', '甲', '乙'],
    ['links behind a node', 'flowchart LR\n  甲 ¦', '-->', '==>', '-.->'],
    ['links behind a label', 'flowchart LR\n  甲["文字"] -¦', '-->', '-- … -->'],
    ['brackets behind a new name', 'flowchart LR\n  甲 --> 乙¦', '乙[矩形]'],
    ['keys of attributes', 'flowchart LR\n  A@{ ¦', 'shape', 'label', 'icon'],
    ['shapes', 'flowchart LR\n  A@{ shape: ¦', 'cyl', 'database', 'hourglass', 'bow-rect', 'person'],
    ['shapes in the middle of a name', 'flowchart LR\n  A@{ shape: lin-¦', 'lin-cyl', 'lin-doc'],
    ['properties of styles', 'flowchart LR\n  classDef 热 ¦', 'fill', 'stroke-width'],
    ['values of styles', 'flowchart LR\n  style A fill:#fff,stroke-dasharray:¦', '5 3'],
    ['colours', 'flowchart LR\n  style A fill:¦', '#e6f4ff', 'white'],
    ['style classes', 'flowchart LR\n  classDef 热 fill:red\n  A:::¦', '热'],
    ['style classes of a class statement', 'flowchart LR\n  classDef 热 fill:red\n  class A ¦', '热'],
    ['keys of front matter', '---\n¦\n---\nflowchart LR', 'title', 'config'],
    [
      'keys of the configuration',
      '---\nconfig:\n  ¦\n---\nflowchart LR',
      'theme',
      'look',
      'layout',
      'flowchart',
    ],
    ['keys of a part of it', '---\nconfig:\n  flowchart:\n    ¦\n---\nflowchart LR', 'curve', 'nodeSpacing'],
    ['themes', '---\nconfig:\n  theme: ¦\n---\nflowchart LR', 'forest', 'redux-dark'],
    ['layouts', '---\nconfig:\n  layout: e¦\n---\nflowchart LR', 'elk', 'dagre'],
    [
      'colours of the theme',
      '---\nconfig:\n  themeVariables:\n    primaryColor: ¦\n---\nflowchart LR',
      '#1677ff',
    ],
    ['keys of a directive', "%%{init: {'¦'}}%%\nflowchart LR", 'theme', 'look'],
    ['values of a directive', "%%{init: {'theme': '¦'}}%%\nflowchart LR", 'forest', 'dark'],
    [
      'words and participants of a sequence',
      'sequenceDiagram\n  participant 小明\n  ¦',
      'loop',
      'participant',
      '小明',
    ],
    ['participants behind an arrow', 'sequenceDiagram\n  小明->>小红: 你好\n  小红->>¦', '小明', '小红'],
    ['participants of a note', 'sequenceDiagram\n  小明->>小红: 你好\n  Note over ¦', '小明', '小红'],
    ['arrows of a sequence', 'sequenceDiagram\n  小明 -¦', '->>', '-->>'],
    ['kinds of participants', 'sequenceDiagram\n  participant A@{ "type": ¦', '"database"'],
    ['relations of classes', 'classDiagram\n  class 动物\n  动物 <¦', '<|--', '*--'],
    ['classes', 'classDiagram\n  class 动物\n  动物 <|-- ¦', '动物'],
    ['stereotypes', 'classDiagram\n  <<¦', 'interface'],
    ['states', 'stateDiagram-v2\n  空闲 --> 忙\n  忙 --> ¦', '空闲', '忙'],
    ['kinds of states', 'stateDiagram-v2\n  state c <<¦', 'choice', 'fork'],
    ['relations of entities', 'erDiagram\n  客户 |¦', '||--o{'],
    ['entities', 'erDiagram\n  客户 ||--o{ 订单 : 有\n  订单 ||--|{ ¦', '客户'],
    ['types of attributes', 'erDiagram\n  客户 {\n    ¦', 'string', 'int'],
    ['keys of attributes of entities', 'erDiagram\n  客户 {\n    int id ¦', 'PK', 'FK'],
    ['branches', 'gitGraph\n  commit\n  branch 开发\n  checkout ¦', '开发'],
    ['parts of a commit', 'gitGraph\n  commit ¦', 'id:', 'tag:'],
    ['kinds of commits', 'gitGraph\n  commit type: ¦', 'HIGHLIGHT'],
    ['states of tasks', 'gantt\n  任务 :¦', 'done', 'milestone'],
    ['tasks behind after', 'gantt\n  甲 :t1, 2026-01-05, 3d\n  乙 :after ¦', 't1'],
    ['elements of C4', 'C4Context\n  Per¦', 'Person'],
    ['names in a relation of C4', 'C4Context\n  Person(user, "甲")\n  Rel(¦', 'user'],
    ['icons of an architecture', 'architecture-beta\n  service a(¦', 'database', 'cloud'],
    ['priorities of a kanban board', 'kanban\n  todo\n    t1[甲]@{ priority: ¦', "'High'"],
    ['risks', 'requirementDiagram\n  requirement a {\n    risk: ¦', 'medium'],
    ['words of a chart', 'xychart-beta\n  ¦', 'x-axis', 'bar'],
  ];
  it.each(cases)('%s', (_name, source, ...expected) => {
    expect(labelsAt(language, source, true)).toEqual(expect.arrayContaining(expected));
  });

  it('colours with swatches', () => {
    expect(
      completeAt(language, 'flowchart LR\n  style A fill:¦', true)?.completions.find(
        ({ label }) => label === '#e6f4ff',
      ),
    ).toMatchObject({
      kind: 'color',
      color: '#e6f4ff',
    });
  });

  it('the text a name shows beside it', () => {
    const found = completeAt(language, 'flowchart LR\n  a[登录] --> b\n  b --> ¦', true)?.completions.find(
      ({ label }) => label === 'a',
    );
    expect(found?.detail?.['zh-CN']).toBe('登录');
  });

  it('in place of the whole word', () => {
    const source = 'flowchart LR\n  用户 --> 用';
    expect(language.complete(source, source.length, false)?.from).toBe(source.length - 1);
  });

  it('unasked while a word is written, but not behind a blank', () => {
    expect(labelsAt(language, 'flowchart LR\n  sub¦')).toContain('subgraph');
    expect(labelsAt(language, 'flowchart LR\n  甲 ¦')).toEqual([]);
    expect(labelsAt(language, 'flowchart LR\n  ¦')).toEqual([]);
  });
});

describe('completion offers nothing', () => {
  it('in the members of a class', () => {
    expect(labelsAt(language, 'classDiagram\n  class A {\n    +na¦', true)).toEqual([]);
  });
});

describe('hover', () => {
  const help = (marked: string) => language.hover(...atCaret(marked));

  it.each([
    ['a diagram type', 'flow¦chart LR', 'flowchart', '流程图'],
    ['a word', 'flowchart LR\n  sub¦graph a\n  end', 'subgraph', '子图'],
    ['a direction', 'flowchart L¦R', 'LR', '从左到右'],
    ['an arrow', 'sequenceDiagram\n  A-¦->>B: 好', '-->>', '答复'],
    ['a shape', 'flowchart LR\n  A@{ shape: c¦yl }', 'cyl', '数据库'],
    ['another name of a shape', 'flowchart LR\n  A@{ shape: data¦base }', 'database', '数据库'],
    ['a style', 'flowchart LR\n  style A stroke-¦width:2px', 'stroke-width', '粗细'],
    ['a key of the configuration', '---\nconfig:\n  lo¦ok: neo\n---\nflowchart LR', 'look', '画风'],
    ['a name', 'flowchart LR\n  a[登录]\n  a¦ --> b', 'a', '登录'],
    ['a word of a Gantt chart', 'gantt\n  date¦Format YYYY', 'dateFormat', '日期'],
  ])('says what %s is', (_name, source, title, text) => {
    const found = help(source);
    expect(found?.title).toBe(title);
    expect(found?.text['zh-CN']).toContain(text);
    expect(found?.text['en-US']).not.toBe('');
  });

  it('shows an example', () => {
    expect(help('sequenceDiagram\n  al¦t 一\n  end')?.example).toContain('else');
  });
});
