import { beforeAll, describe, expect, it } from 'vitest';
import type { RenderSuccess } from '@letu/core';
import { defaultOptions } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';
import { DOMParser, type Element } from '@letu/svg-dom';
import { countTies, type TieCount } from '../../../scripts/corpus/ties/countTies.js';
import { reportTies } from '../../../scripts/corpus/ties/tieReport.js';
import { hasCorpus, NO_CORPUS } from '../../core/test/corpus.js';
import { drawOnce } from '../../core/test/drawOnce.js';
import { expectShapes } from '../../core/test/shapeContract.js';
import { dialectIn } from '../src/source/scan.js';
import { samples } from './corpus.js';

async function drawn(source: string): Promise<RenderSuccess> {
  const result = await drawOnce(engine, source, defaultOptions);
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result;
}

function rootOf({ svg }: RenderSuccess): Element {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (!root) throw new Error('no picture');
  return root;
}

const bare = (text: string) => text.replaceAll(/\s+|<br\s*\/?>|["`*]/g, '');

/** The types in which Mermaid marks nodes, with names of their own. */
const MARKED = /^(?:flowchart|sequence|class|state|er)$/;

describe.skipIf(!hasCorpus('mermaid'))(
  `pictures of the corpus are tied to their source (skipped where ${NO_CORPUS})`,
  { tags: 'long' },
  () => {
    const pictures = new Map<string, RenderSuccess>();
    beforeAll(async () => {
      for (const { name, source } of samples()) pictures.set(name, await drawn(source));
    }, 120_000);
    const picture = (name: string) => pictures.get(name) as RenderSuccess;

    it('by at least 95 % of the nodes and links of the types with names', () => {
      const counts = new Map<string, TieCount>();
      for (const { name, source } of samples()) {
        if (MARKED.test(dialectIn(source))) counts.set(name, countTies('mermaid', source, picture(name)));
      }
      expect(counts.size).toBeGreaterThanOrEqual(60);
      for (const { type, share, linkShare, missing } of reportTies('mermaid', counts)) {
        expect(share, `nodes of ${type}: ${JSON.stringify(missing)}`).toBeGreaterThanOrEqual(0.95);
        expect(linkShare, `links of ${type}: ${JSON.stringify(missing)}`).toBeGreaterThanOrEqual(0.95);
      }
    });

    it('by shapes that keep the contract', () => {
      for (const { name, source } of samples()) {
        if ((picture(name).shapes ?? []).length > 0) expectShapes(source, picture(name));
      }
    });
  },
);

describe('a picture is tied to its source', () => {
  const cases: readonly (readonly [name: string, source: string, text: string, place: string])[] = [
    ['a node to where it is declared', 'flowchart LR\n  a --> b\n  b[乙方]', '乙方', 'b[乙方]'],
    [
      'a node with attributes',
      'flowchart LR\n  a@{ shape: cyl, label: "库" }',
      '库',
      'a@{ shape: cyl, label: "库" }',
    ],
    ['a link by its text', 'flowchart LR\n  甲 -->|去| 乙', '去', '甲 -->|去| 乙'],
    ['each link of a chain', 'flowchart LR\n  甲 -->|一| 乙 -->|二| 丙', '二', '甲 -->|一| 乙 -->|二| 丙'],
    ['a subgraph', 'flowchart LR\n  subgraph g [组]\n    a\n  end', '组', 'subgraph g [组]'],
    [
      'a participant',
      'sequenceDiagram\n  participant 甲 as 用户\n  甲->>乙: 你好',
      '用户',
      'participant 甲 as 用户',
    ],
    ['a message', 'sequenceDiagram\n  甲->>乙: 你好', '你好', '甲->>乙: 你好'],
    ['a message to oneself', 'sequenceDiagram\n  甲->>甲: 想想', '想想', '甲->>甲: 想想'],
    ['a note', 'sequenceDiagram\n  甲->>乙: 好\n  Note over 甲: 备注', '备注', 'Note over 甲: 备注'],
    [
      'a class with its body',
      'classDiagram\n  class 动物 {\n    +名字\n  }',
      '动物',
      'class 动物 {\n    +名字\n  }',
    ],
    ['a state', 'stateDiagram-v2\n  s1: 描述\n  s1 --> s2', '描述', 's1: 描述'],
    ['an entity', 'erDiagram\n  客户 {\n    int id\n  }', '客户', '客户 {\n    int id\n  }'],
    ['a branch of a mind map', 'mindmap\n  根\n    枝', '枝', '枝'],
    [
      'a task',
      'gantt\n  dateFormat YYYY-MM-DD\n  section 一\n  甲任务 :a1, 2026-01-05, 3d',
      '甲任务',
      '甲任务 :a1, 2026-01-05, 3d',
    ],
    ['a slice', 'pie\n  "猫" : 3\n  "狗" : 4', '猫', '"猫" : 3'],
    ['a period of a timeline', 'timeline\n  1987 : 发出', '发出', '发出'],
    [
      'a requirement',
      'requirementDiagram\n  element e1 {\n    type: "仿真"\n  }',
      'e1',
      'element e1 {\n    type: "仿真"\n  }',
    ],
    ['an element of C4', 'C4Context\n  Person(a, "甲方")', '甲方', 'Person(a, "甲方")'],
    ['a service', 'architecture-beta\n  service a(server)["甲方"]', '甲方', 'service a(server)["甲方"]'],
    ['a block', 'block-beta\n  a["甲方"]', '甲方', 'a["甲方"]'],
    ['a point', 'quadrantChart\n  甲品: [0.3, 0.6]', '甲品', '甲品: [0.3, 0.6]'],
    ['a commit', 'gitGraph\n  commit id: "初始"', '初始', 'commit id: "初始"'],
    ['a field', 'packet-beta\n  0-15: "端口"', '端口', '0-15: "端口"'],
    ['a set', 'venn-beta\n  set A["甲方"]\n  set B', '甲方', 'set A["甲方"]'],
    ['a card', 'kanban\n  todo[待办]\n    t1[任务]', '任务', 't1[任务]'],
    ['a cause', 'ishikawa-beta\n  问题\n  类别\n    原因', '原因', '原因'],
  ];
  it.each(cases)('%s', async (_name, source, text, place) => {
    const picture = await drawn(source);
    const root = rootOf(picture);
    const ids = (picture.shapes ?? [])
      .filter(({ range }) => range && source.slice(range.from, range.to) === place)
      .map(({ id }) => id);
    const shown = [...root.querySelectorAll('[data-shape]')]
      .filter((element) => ids.includes(element.getAttribute('data-shape') ?? ''))
      .map((element) => bare(element.textContent ?? ''));
    expect(
      shown.some((one) => one.includes(text)),
      JSON.stringify(picture.shapes),
    ).toBe(true);
  });

  const orders: readonly (readonly [type: string, source: string, drawn: readonly string[]])[] = [
    [
      'a treemap, the largest first',
      'treemap-beta\n"根"\n  "甲": 10\n  "乙"\n    "丙": 5\n    "甲": 30',
      ['根45 = "根"', '乙35 = "乙"', '甲30 = "甲": 30', '丙5 = "丙": 5', '甲10 = "甲": 10'],
    ],
    [
      'a fishbone, the bones above from the spine outwards',
      'ishikawa-beta\n  果\n  一\n    甲\n    乙\n  二\n    甲\n    乙',
      ['果 = 果', '一 = 一', '乙 = 乙', '甲 = 甲', '二 = 二', '甲 = 甲', '乙 = 乙'],
    ],
    [
      'a quadrant chart, the last point first',
      'quadrantChart\n  y-axis 低 --> 高\n  x-axis 少\n  quadrant-3 三\n  甲: [0.1, 0.2]\n  甲: [0.7, 0.2]',
      [
        '三 = quadrant-3 三',
        '甲 = 甲: [0.7, 0.2]',
        '甲 = 甲: [0.1, 0.2]',
        '少 = x-axis 少',
        '低 = 低',
        '高 = 高',
      ],
    ],
    [
      'a git graph, with branches in their order and tags behind their commits',
      'gitGraph\n  commit id: "甲" tag: "一"\n  branch dev order: 2\n  commit tag: "二" tag: "三" id: "乙"\n  branch b2 order: 1\n  checkout main\n  cherry-pick id: "乙"\n  merge dev tag: "四"',
      [
        'b2 = branch b2 order: 1',
        'dev = branch dev order: 2',
        ' = commit id: "甲" tag: "一"',
        ' = commit tag: "二" tag: "三" id: "乙"',
        ...Array<string>(5).fill(' = cherry-pick id: "乙"'),
        ...Array<string>(2).fill(' = merge dev tag: "四"'),
        '甲 = commit id: "甲" tag: "一"',
        '一 = 一',
        '乙 = commit tag: "二" tag: "三" id: "乙"',
        '三 = 三',
        '二 = 二',
        '四 = 四',
      ],
    ],
    [
      'a git graph that grows upwards',
      'gitGraph BT:\n  commit id: "甲"\n  commit id: "乙"',
      [' = commit id: "乙"', ' = commit id: "甲"', '乙 = commit id: "乙"', '甲 = commit id: "甲"'],
    ],
    [
      'a packet, whose fields are drawn once a row',
      'packet-beta\n  +16: "长"\n  +48: "长"\n  64-95: "短"',
      ['长 = +16: "长"', '长 = +48: "长"', '长 = +48: "长"', '短 = 64-95: "短"'],
    ],
    [
      'a chart on its side',
      'xychart-beta horizontal\n  x-axis "月" ["一", "二"]\n  y-axis "额" 0 --> 9\n  bar [5, 9]',
      [' = bar [5, 9]', '一 = 一', '二 = 二', '月 = 月', '额 = y-axis "额" 0 --> 9'],
    ],
    [
      'C4, the innermost boundary first',
      'C4Context\n  Enterprise_Boundary(b, "外") {\n    System_Boundary(c, "内") {\n      System(s, "甲")\n    }\n    System(t, "甲")\n  }\n  Rel(s, t, "用")\n  Rel(t, s, "用")',
      [
        '甲[SoftwareSystem] = System(t, "甲")',
        '甲[SoftwareSystem] = System(s, "甲")',
        '内[SYSTEM] = System_Boundary(c, "内")',
        '外[ENTERPRISE] = Enterprise_Boundary(b, "外")',
        ' = Rel(s, t, "用")',
        '用 = Rel(s, t, "用")',
        ' = Rel(t, s, "用")',
        '用 = Rel(t, s, "用")',
      ],
    ],
    [
      'Cynefin, domain by domain',
      'cynefin-beta\n  clear\n    "甲"\n  complex\n    "乙"\n    "甲"\n  complex --> clear : "因"',
      ['Complex = complex', 'Clear = clear', '乙 = "乙"', '甲 = "甲"', '甲 = "甲"'].concat(
        ' = complex --> clear : "因"',
        '因 = complex --> clear : "因"',
      ),
    ],
    [
      'a radar chart with its legend',
      'radar-beta\n  axis a["甲"], b["乙"]\n  axis c["丙"]\n  curve x["甲"]{1, 2, 3}',
      ['甲 = 甲', '乙 = 乙', '丙 = axis c["丙"]', ' = curve x["甲"]{1, 2, 3}', '甲 = curve x["甲"]{1, 2, 3}'],
    ],
    [
      'the boxes of a sequence, the last first',
      'sequenceDiagram\n  box 一\n    participant 甲\n  end\n  box 二\n    participant 乙\n  end',
      ['二 = box 二', '一 = box 一'],
    ],
    [
      'a tree of files',
      'treeView-beta\n  src\n    a.ts\n  docs\n    a.ts',
      ['src = src', 'a.ts = a.ts', 'docs = docs', 'a.ts = a.ts'],
    ],
  ];
  it.each(orders)('in the order of %s', async (_name, source, drawings) => {
    const picture = await drawn(source);
    const ranges = new Map(picture.shapes.map(({ id, range }) => [id, range]));
    const inOrder = [...rootOf(picture).querySelectorAll('[data-shape]')].map((element) => {
      const range = ranges.get(element.getAttribute('data-shape') ?? '');
      return `${bare(element.textContent ?? '')} = ${source.slice(range?.from, range?.to)}`;
    });
    expect(inOrder.slice(0, drawings.length)).toEqual(drawings);
  });

  it('behind front matter, comments and CRLF', async () => {
    const source = '---\r\ntitle: 标题\r\n---\r\n%% 甲 --> 乙\r\nflowchart LR\r\n  甲["😀"] --> 乙\r\n';
    const picture = await drawn(source);
    const places = picture.shapes?.map(({ range }) => source.slice(range?.from, range?.to));
    expect(places).toEqual(['甲["😀"]', '乙', '甲["😀"] --> 乙']);
  });

  it('whatever signs a name has', async () => {
    const { shapes } = await drawn('classDiagram\n  class `a"b`\n  class `c\\d`\n');
    expect(shapes?.map(({ key }) => key)).toEqual(['a"b', 'c\\d']);
  });
});

/** Returns the shapes of a source: role, label, and the labels of group and ends. */
async function told(source: string): Promise<readonly (readonly string[])[]> {
  const { shapes } = await drawn(source);
  const labelOf = (id: string | undefined) => shapes.find((shape) => shape.id === id)?.label;
  return shapes.map(({ role, label, parent, from, to }) => {
    return [role, label, ...[parent, from, to].flatMap((id) => labelOf(id) ?? [])];
  });
}

describe('a picture is said in words', () => {
  it('with the labels of nodes and links, in the order of the source', async () => {
    expect(await told('flowchart LR\n  a[登录] -->|成功| b{通过?}\n  subgraph g [组]\n    c\n  end')).toEqual(
      [
        ['node', '登录'],
        ['node', '通过?'],
        ['link', '成功', '登录', '通过?'],
        ['group', '组'],
        ['node', 'c', '组'],
      ],
    );
  });

  it('with the messages of a sequence in their blocks', async () => {
    expect(
      await told('sequenceDiagram\n  participant A as 小明\n  loop 每天\n    A->>B: 你好\n  end'),
    ).toEqual([
      ['node', '小明'],
      ['group', '每天'],
      ['node', 'B', '每天'],
      ['link', '你好', '每天', '小明', 'B'],
    ]);
  });

  it('as the tree that indentation makes', async () => {
    expect(await told('mindmap\n  根\n    甲\n      乙\n    丙')).toEqual([
      ['group', '根'],
      ['group', '甲', '根'],
      ['node', '乙', '甲'],
      ['node', '丙', '根'],
    ]);
  });
});
