import { beforeAll, describe, expect, it } from 'vitest';
import type { OutlineItem, RenderSuccess } from '@letu/core';
import { defaultOptions, mermaid } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';
import { DOMParser, type Element } from '@letu/svg-dom';
import { countTies, type TieCount } from '../../../scripts/corpus/ties/countTies.js';
import { reportTies } from '../../../scripts/corpus/ties/tieReport.js';
import { hasCorpus, NO_CORPUS } from '../../core/test/corpus.js';
import { drawOnce } from '../../core/test/drawOnce.js';
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

    it('in places that lie in the source, by selectors that find something', () => {
      for (const { name, source } of samples()) {
        const root = rootOf(picture(name));
        for (const { from, to, selector } of picture(name).sourceMap ?? []) {
          expect(from < to && to <= source.length, `${name}: ${from}-${to}`).toBe(true);
          expect(root.querySelectorAll(selector).length, `${name}: ${selector}`).toBeGreaterThan(0);
        }
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
    const entries = (picture.sourceMap ?? []).filter(({ from, to }) => source.slice(from, to) === place);
    const shown = entries
      .flatMap(({ selector }) => [...root.querySelectorAll(selector)])
      .map((element) => bare(element.textContent ?? ''));
    expect(
      shown.some((one) => one.includes(text)),
      JSON.stringify(picture.sourceMap),
    ).toBe(true);
  });

  it('behind front matter, comments and CRLF', async () => {
    const source = '---\r\ntitle: 标题\r\n---\r\n%% 甲 --> 乙\r\nflowchart LR\r\n  甲["😀"] --> 乙\r\n';
    const picture = await drawn(source);
    const places = (picture.sourceMap ?? []).map(({ from, to }) => source.slice(from, to));
    expect(places).toEqual(['甲["😀"]', '甲["😀"] --> 乙', '乙']);
  });

  it('by selectors that are valid for any name', async () => {
    const source = 'classDiagram\n  class `a"b`\n  class `c\\d`\n';
    const picture = await drawn(source);
    const root = rootOf(picture);
    for (const { selector } of picture.sourceMap ?? [])
      expect(root.querySelectorAll(selector).length).toBeGreaterThan(0);
    expect(picture.sourceMap).toHaveLength(2);
  });
});

describe('a picture is said in words', () => {
  const outline = async (source: string) => (await drawn(source)).description;

  it('with the labels of nodes and links, in the order of the source', async () => {
    expect(
      await outline('flowchart LR\n  a[登录] -->|成功| b{通过?}\n  subgraph g [组]\n    c\n  end'),
    ).toEqual([
      { role: 'node', label: '登录' },
      { role: 'node', label: '通过?' },
      { role: 'link', label: '登录 → 通过?: 成功' },
      { role: 'group', label: '组', children: [{ role: 'node', label: 'c' }] },
    ]);
  });

  it('with the messages of a sequence in their blocks', async () => {
    expect(
      await outline('sequenceDiagram\n  participant A as 小明\n  loop 每天\n    A->>B: 你好\n  end'),
    ).toEqual([
      { role: 'node', label: '小明' },
      {
        role: 'group',
        label: '每天',
        children: [
          { role: 'node', label: 'B' },
          { role: 'link', label: '小明 → B: 你好' },
        ],
      },
    ]);
  });

  it('as the tree that indentation makes', async () => {
    expect(await outline('mindmap\n  根\n    甲\n      乙\n    丙')).toEqual([
      {
        role: 'group',
        label: '根',
        children: [
          { role: 'group', label: '甲', children: [{ role: 'node', label: '乙' }] },
          { role: 'node', label: '丙' },
        ],
      },
    ]);
  });

  it('for every example', async () => {
    const labelled = (items: readonly OutlineItem[]): boolean =>
      items.every(({ label, children = [] }) => label.trim() !== '' && labelled(children));
    for (const { id, source } of mermaid.examples) {
      const items = (await outline(source)) ?? [];
      expect(items.length, id).toBeGreaterThan(0);
      expect(labelled(items), `${id}: ${JSON.stringify(items)}`).toBe(true);
    }
  });
});
