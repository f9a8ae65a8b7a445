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
