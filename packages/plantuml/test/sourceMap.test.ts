import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plantuml } from '@letu/plantuml';
import { draw } from './draw.js';

const CORPUS = new URL('../../../../shared/corpus/plantuml/', import.meta.url);

interface Sample {
  readonly name: string;
  readonly source: string;
}

/** How many parts of a picture are found in its source, of how many. */
interface Share {
  readonly name: string;
  readonly found: number;
  readonly all: number;
}

const squeeze = (text: string) => text.replaceAll(/&#160;|\u00A0|[\s"«»[\]]/g, '');

/** Counts the nodes and links of a picture that marks them, and those tied to a text that says their label or name. */
async function shareOfMarked({ name, source }: Sample): Promise<Share | undefined> {
  const result = await draw(source);
  if (result.status === 'failure') return undefined;
  const parts = [...result.svg.matchAll(/<g class="(entity|cluster|link)"([^>]*)>(.*?)(?=<g class="|$)/gs)];
  const found = parts.filter(([, kind, attributes = '', content = '']) => {
    const id = / id="([^"]+)"/.exec(attributes)?.[1];
    const texts = (result.sourceMap ?? [])
      .filter(({ selector }) => selector === `[id="${id}"]`)
      .map(({ from, to }) => squeeze(source.slice(from, to)));
    if (kind === 'link') return texts.some((text) => text !== '');
    const labels = [...content.matchAll(/<text\b[^>]*>([^<]*)</g)].map(([, text = '']) => squeeze(text));
    const own = / data-qualified-name="([^"]*)"/.exec(attributes)?.[1]?.split('.').at(-1) ?? '';
    const names = [...labels, own].filter((text) => text !== '');
    return texts.some((text) => names.length === 0 || names.some((label) => text.includes(label)));
  });
  return { name, found: found.length, all: parts.length };
}

/** Counts the participants and messages of a sequence diagram by the arrows and lifelines it shows. */
async function shareOfSequence(
  { name, source }: Sample,
  messages: number,
  participants: number,
): Promise<Share> {
  const result = await draw(source);
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  const entries = result.sourceMap ?? [];
  const tied = (pattern: RegExp) => {
    const numbers = [...result.svg.matchAll(pattern)].map(([, number]) => number);
    return new Set(
      numbers.filter((number) => entries.some(({ selector }) => selector === `[data-tie="${number}"]`)),
    );
  };
  const arrows = tied(/<line data-tie="(\d+)"/g).size;
  const boxes = [...result.svg.matchAll(/<text data-tie="(\d+)"[^>]*>([^<]*)</g)].filter(
    ([, number, text = '']) =>
      entries.some(
        ({ selector, from, to }) =>
          selector === `[data-tie="${number}"]` && squeeze(source.slice(from, to)).includes(squeeze(text)),
      ),
  );
  const heads = new Set(boxes.map(([, , text]) => text));
  return {
    name,
    found: Math.min(arrows, messages) + Math.min(heads.size, participants),
    all: messages + participants,
  };
}

function total(shares: readonly Share[]): number {
  const sum = (key: 'found' | 'all') => shares.reduce((count, share) => count + share[key], 0);
  return sum('found') / sum('all');
}

const example = (id: string) => plantuml.examples.find((candidate) => candidate.id === id)?.source ?? '';

describe('plantuml source map', () => {
  it.each(['class', 'state', 'component', 'usecase', 'er', 'c4'])(
    'ties every part of the example %s',
    async (id) => {
      const share = await shareOfMarked({ name: id, source: example(id) });
      expect(share?.found).toBe(share?.all);
      expect(share?.all).toBeGreaterThan(4);
    },
  );

  it('ties participants, their feet and all messages of a sequence diagram', async () => {
    expect(await shareOfSequence({ name: 'sequence', source: example('sequence') }, 8, 4)).toMatchObject({
      found: 12,
    });
  });

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

describe.skipIf(!existsSync(CORPUS))(
  'plantuml source map over the corpus (skipped without ../shared)',
  () => {
    it('finds at least 95 % of nodes and links in diagrams whose parts are marked', async () => {
      const shares: Share[] = [];
      for (const name of readdirSync(CORPUS).toSorted()) {
        // What C4 calls its version is computed: no text of the source says it.
        if (name.includes('TestVersion')) continue;
        const share = await shareOfMarked({ name, source: readFileSync(new URL(name, CORPUS), 'utf8') });
        if (share && share.all > 0) shares.push(share);
      }
      expect(shares.length).toBeGreaterThanOrEqual(25);
      const lacking = shares.filter(({ found, all }) => found < all);
      expect(total(shares), JSON.stringify(lacking)).toBeGreaterThanOrEqual(0.95);
    });

    it('finds all participants and messages of sequence diagrams', async () => {
      const read = (name: string) => ({ name, source: readFileSync(new URL(name, CORPUS), 'utf8') });
      const shares = [
        await shareOfSequence(read('examples__sequence-diagram-sequence-diagram.plantuml'), 2, 2),
        await shareOfSequence(
          read('examples__sequence-diagram-extras-sequence-diagram-extras.plantuml'),
          4,
          3,
        ),
      ];
      expect(total(shares)).toBe(1);
    });
  },
);
