import { describe, expect, it } from 'vitest';
import { plantuml } from '@letu/plantuml';
import { corpusOf, hasCorpus } from '../../core/test/corpus.js';
import { countTies, type TieCount } from '../../../scripts/corpus/ties/countTies.js';
import { reportTies } from '../../../scripts/corpus/ties/tieReport.js';
import { draw } from './draw.js';

const example = (id: string) => plantuml.examples.find((candidate) => candidate.id === id)?.source ?? '';

/** Draws a source and returns its shapes: role, label, place in the source, and the labels of group and ends. */
async function told(source: string): Promise<readonly (readonly string[])[]> {
  const result = await draw(source);
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  const { shapes = [] } = result;
  const labelOf = (id: string | undefined) => shapes.find((shape) => shape.id === id)?.label;
  return shapes.map(({ role, label, range, parent, from, to }) => {
    const relations = [parent, from, to].flatMap((id) => labelOf(id) ?? []);
    return [role, label, range ? source.slice(range.from, range.to) : '', ...relations];
  });
}

describe('the shapes of plantuml', () => {
  it.each(['class', 'state', 'component', 'usecase', 'er', 'c4', 'sequence'])(
    'ties every part of the example %s',
    async (id) => {
      const result = await draw(example(id));
      if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
      const count = countTies('plantuml', example(id), result);
      expect(count).toMatchObject({ counted: 'shapes', missing: [] });
      expect(count.nodes + count.links).toBeGreaterThan(4);
    },
  );

  it('ties messages of every look by their order, with and without labels', async () => {
    const source = `@startuml
actor "甲 方" as a
boundary B
a ->x B : 一
a o-\\\\ B
B <-> a
B <<--o a : "引号"
== 分隔 ==
... 稍后 ...
group 组 [说明]
a -[#red]> B : 多\\n行
else 否则
a -> B ++
a -> a
B -> B : 自己
return 好
end
[-> a : 外
a ->] : 出
create C
B -> C : new
C --> B !! : bye
@enduml`;
    const result = await draw(source);
    const { shapes = [] } = result.status === 'success' ? result : {};
    const links = shapes.filter(({ role }) => role === 'link');
    const lines = links.map(({ range }) => source.slice(range?.from, range?.to));
    const keyOf = (id: string | undefined) => shapes.find((shape) => shape.id === id)?.key;
    expect(links.slice(0, 4).map(({ from, to }) => [keyOf(from), keyOf(to)])).toEqual([
      ['a', 'B'],
      ['a', 'B'],
      ['B', 'a'],
      ['a', 'B'],
    ]);
    const messages = source.split('\n').filter((line) => /^(?:[aBC[].*-|return)/.test(line));
    expect(messages).toHaveLength(13);
    expect(lines).toEqual(messages);
  });

  it('ties what stands at the head of a participant to it, and nothing of the next one', async () => {
    const names = ['actor', 'boundary', 'database', 'queue', 'collections', 'entity', 'control'];
    const source = ['@startuml', ...names.map((name) => `${name} ${name}1`), 'actor1 ->> queue1', '@enduml'];
    const result = await draw(source.join('\n'));
    const { svg, shapes } = result.status === 'success' ? result : { svg: '', shapes: [] };
    const drawn = names.map((name) => {
      const { id } = shapes.find(({ key }) => key === `${name}1`)!;
      const tags = [...svg.matchAll(new RegExp(`<(\\w+) data-shape="${id}"`, 'g'))].map(([, tag]) => tag);
      // At the head and again at the foot.
      return [name, ...tags.slice(0, tags.length / 2)].join(' ');
    });
    expect(drawn).toEqual([
      'actor text circle path',
      'boundary text path circle',
      'database text path path',
      'queue path path text',
      'collections rect rect text',
      'entity text circle line',
      'control text circle polygon',
    ]);
  });

  it('ties what a node is called in a link to the name, not to the whole line', async () => {
    const source = '@startuml\n用户 --> (下单)\n(下单) --> (付款)\n@enduml';
    expect(await told(source)).toEqual([
      ['node', '用户', '用户'],
      ['node', '下单', '下单'],
      ['node', '付款', '付款'],
      ['link', '', '用户 --> (下单)', '用户', '下单'],
      ['link', '', '(下单) --> (付款)', '下单', '付款'],
    ]);
  });

  it('takes the members of a class for part of it, and what a package or a state holds for its members', async () => {
    const source = '@startuml\npackage 包 {\n  class 用户 {\n    姓名\n  }\n}\nclass B\n@enduml';
    expect(await told(source)).toEqual([
      ['group', '包', 'package 包 {'],
      ['node', '用户 姓名', 'class 用户 {\n    姓名\n  }', '包'],
      ['node', 'B', 'class B'],
    ]);
    const state = '@startuml\nstate 组 {\n  [*] --> 乙\n  乙 : 描述\n}\n组 --> [*]\n@enduml';
    expect((await told(state)).map(([role, label, , ...relations]) => [role, label, ...relations])).toEqual([
      ['group', '组'],
      ['node', '乙 描述', '组'],
      ['node', '●', '组'],
      ['link', '', '组', '●', '乙 描述'],
      ['node', '◉'],
      ['link', '', '组', '◉'],
    ]);
  });

  it.each([
    ['activity', '填写请假单', ':填写请假单;'],
    ['mindmap', '用户', '** 用户'],
    ['gantt', '需求分析', '[需求分析] lasts 5 days'],
    ['json', '顾客', '"顾客": { "姓名": "李雷", "会员": true },'],
    ['wbs', '新店开业', '* 新店开业'],
  ])('ties the texts of the example %s to their lines', async (id, label, text) => {
    expect((await told(example(id))).find((shape) => shape[1] === label)?.[2]).toBe(text);
  });
});

describe.skipIf(!hasCorpus('plantuml'))(
  'the shapes of plantuml over the corpus (skipped without ../shared)',
  { tags: 'long' },
  () => {
    it('finds at least 95 % of the nodes and links of class, sequence and state diagrams, and of all that are marked', async () => {
      const counts = new Map<string, TieCount>();
      const add = async (name: string, source: string) => {
        const result = await draw(source);
        if (result.status === 'success') counts.set(name, countTies('plantuml', source, result));
      };
      for (const { id, source } of plantuml.examples) await add(id, source);
      for (const { name, source } of corpusOf('plantuml')) {
        // C4's own tests take a minute and show no other parts; what a list of sprites shows, no text of the source says.
        if (/c4__Test|archimate-sprites/.test(name)) continue;
        await add(name, source);
      }
      const reports = reportTies('plantuml', counts).filter(({ counted }) => counted === 'shapes');
      expect(reports.map(({ type }) => type)).toEqual(expect.arrayContaining(['class', 'sequence', 'state']));
      expect(counts.size).toBeGreaterThanOrEqual(30);
      for (const { type, share, linkShare, missing } of reports) {
        expect(share, `nodes of ${type}: ${JSON.stringify(missing)}`).toBeGreaterThanOrEqual(0.95);
        expect(linkShare, `links of ${type}: ${JSON.stringify(missing)}`).toBeGreaterThanOrEqual(0.95);
      }
    });
  },
);
