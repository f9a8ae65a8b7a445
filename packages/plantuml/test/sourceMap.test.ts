import { describe, expect, it } from 'vitest';
import { plantuml } from '@letu/plantuml';
import { corpusOf, hasCorpus } from '../../core/test/corpus.js';
import { countTies, type TieCount } from '../../../scripts/corpus/ties/countTies.js';
import { reportTies } from '../../../scripts/corpus/ties/tieReport.js';
import { draw } from './draw.js';

const example = (id: string) => plantuml.examples.find((candidate) => candidate.id === id)?.source ?? '';

describe('plantuml source map', () => {
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
    const map = result.status === 'success' ? (result.sourceMap ?? []) : [];
    const lines = map.map(({ from, to }) => source.slice(from, to));
    const messages = source.split('\n').filter((line) => /^(?:[aBC[].*-|return)/.test(line));
    expect(messages).toHaveLength(13);
    expect(lines).toEqual(expect.arrayContaining(messages));
  });

  it('ties what a node is called in a link to the name, not to the whole line', async () => {
    const source = '@startuml\n用户 --> (下单)\n(下单) --> (付款)\n@enduml';
    const result = await draw(source);
    const map = result.status === 'success' ? (result.sourceMap ?? []) : [];
    expect(map.map(({ from, to }) => source.slice(from, to))).toEqual([
      '用户',
      '用户 --> (下单)',
      '下单',
      '(下单) --> (付款)',
      '付款',
    ]);
  });

  it('ties the members of a class to its shape as well', async () => {
    const source = '@startuml\nclass 用户 {\n  姓名\n  登录()\n}\n@enduml';
    const result = await draw(source);
    const map = result.status === 'success' ? (result.sourceMap ?? []) : [];
    expect(map.map(({ selector }) => selector)).toEqual(['[id="ent0001"]', '[id="ent0001"]']);
    expect(source.slice(map[1]?.from, map[1]?.to)).toBe('  姓名\n  登录()');
  });

  it.each([
    ['activity', '[data-tie="3"]', ':填写请假单;'],
    ['mindmap', '[data-tie="2"]', '** 用户'],
    ['gantt', '[data-tie="6"]', '[需求分析] lasts 5 days'],
    ['json', '[data-tie="3"]', '"顾客": { "姓名": "李雷", "会员": true },'],
    ['wbs', '[data-tie="1"]', '* 新店开业'],
  ])('ties the texts of the example %s to their lines', async (id, selector, text) => {
    const result = await draw(example(id));
    const entry =
      result.status === 'success' ? result.sourceMap?.find((one) => one.selector === selector) : undefined;
    expect(entry && example(id).slice(entry.from, entry.to)).toBe(text);
  });
});

describe.skipIf(!hasCorpus('plantuml'))(
  'plantuml source map over the corpus (skipped without ../shared)',
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
