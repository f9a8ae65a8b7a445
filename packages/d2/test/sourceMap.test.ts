import { describe, expect, it } from 'vitest';
import { engine } from '@letu/d2/engine';
import { corpusOf, hasCorpus } from '../../core/test/corpus.js';
import { countTies, type TieCount } from '../../../scripts/corpus/ties/countTies.js';
import { reportTies } from '../../../scripts/corpus/ties/tieReport.js';

const signal = new AbortController().signal;

async function draw(source: string) {
  const result = await engine.render(source, {}, { signal, theme: 'light' });
  return result.status === 'success' ? result : undefined;
}

/** Returns the texts a picture's parts are tied to, by their ids. */
async function tiesOf(source: string): Promise<Record<string, string>> {
  const { sourceMap = [] } = (await draw(source)) ?? {};
  return Object.fromEntries(
    sourceMap.map(({ selector, from, to }) => [idOf(selector), source.slice(from, to)]),
  );
}

function idOf(selector: string): string {
  const name = /^\[class~="([\w=-]+)"\]$/.exec(selector)?.[1] ?? '';
  const id = Buffer.from(name.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString();
  return id.replaceAll('&gt;', '>').replaceAll('&lt;', '<');
}

describe('d2 source map', () => {
  it('ties connections to their places whatever order D2 makes them in', async () => {
    const source =
      'a -> b: 一\n外: {\n  p -> q -> p\n  _.a -> p\n}\na -> b: 二\n外.(p -> q)\n(a -> b)[0].style.stroke: red';
    expect(await tiesOf(source)).toMatchObject({
      '(a -> b)[0]': 'a -> b',
      '外.(p -> q)[0]': 'p -> q',
      '外.(q -> p)[0]': 'q -> p',
      '外.(p -> q)[1]': 'p -> q',
    });
    const places = (await draw(source))?.sourceMap?.filter(({ selector }) =>
      idOf(selector).startsWith('(a -> b)'),
    );
    expect(places?.map(({ from }) => from)).toEqual([0, source.lastIndexOf('a -> b: 二')]);
  });

  it('ties the messages of sequence diagrams, which have lifelines besides', async () => {
    const ties = await tiesOf('shape: sequence_diagram\n甲 -> 乙: 问\n组: {\n  乙 -> 甲: 答\n}');
    expect(ties).toMatchObject({
      甲: '甲',
      乙: '乙',
      '(甲 -> 乙)[0]': '甲 -> 乙',
      '(乙 -> 甲)[0]': '乙 -> 甲',
    });
  });

  it('ties arrows that point back, and those between columns of tables', async () => {
    const ties = await tiesOf('甲 <- 乙\n表: {shape: sql_table; 编号: int}\n表.编号 -> 甲');
    expect(Object.values(ties)).toEqual(expect.arrayContaining(['甲 <- 乙', '表.编号 -> 甲']));
  });

  it('leaves out what the source writes nowhere, without losing the rest', async () => {
    const ties = await tiesOf('vars: {x: 1}\n乙\n丙\n* -> 甲\n乙 -> 丙');
    expect(ties['(乙 -> 丙)[0]']).toBe('乙 -> 丙');
    expect(ties['(乙 -> 甲)[0]']).toBeUndefined();
  });

  it('leaves lifelines out of the description', async () => {
    const result = await draw('shape: sequence_diagram\n甲 -> 乙: 问');
    expect(result?.description?.map(({ role, label }) => ({ role, label }))).toEqual([
      { role: 'node', label: '甲' },
      { role: 'node', label: '乙' },
      { role: 'link', label: '甲 → 乙: 问' },
    ]);
  });
});

describe.skipIf(!hasCorpus('d2'))(
  'd2 source map over the corpus (skipped without ../shared)',
  { tags: 'long' },
  () => {
    it('finds at least 95 % of nodes and links', async () => {
      const counts = new Map<string, TieCount>();
      for (const { name, source } of corpusOf('d2')) {
        const result = await draw(source);
        if (result) counts.set(name, countTies('d2', source, result));
      }
      const [report] = reportTies('d2', counts);
      expect(report?.files).toBeGreaterThanOrEqual(25);
      expect(report?.share, JSON.stringify(report?.missing)).toBeGreaterThanOrEqual(0.95);
      expect(report?.linkShare, JSON.stringify(report?.missing)).toBeGreaterThanOrEqual(0.95);
    });
  },
);
