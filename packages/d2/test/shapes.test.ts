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

/** Returns the texts a picture's shapes are tied to: of nodes by their keys, of links by those of their ends. */
async function tiesOf(
  source: string,
  options = {},
): Promise<readonly (readonly [name: string, text: string])[]> {
  const result = await engine.render(source, options, { signal, theme: 'light' });
  const { shapes = [] } = result.status === 'success' ? result : {};
  const nameOf = (id: string | undefined): string => {
    const { label = '', parent } = shapes.find((shape) => shape.id === id) ?? {};
    return parent === undefined ? label : `${nameOf(parent)}.${label}`;
  };
  return shapes.map(({ id, role, from, to, range }) => {
    const name = role === 'link' ? `${nameOf(from)} → ${nameOf(to)}` : nameOf(id);
    return [name, range ? source.slice(range.from, range.to) : ''];
  });
}

describe('the shapes of d2', () => {
  it('ties connections to their places whatever order D2 makes them in', async () => {
    const source =
      'a -> b: 一\n外: {\n  p -> q -> p\n  _.a -> p\n}\na -> b: 二\n外.(p -> q)\n(a -> b)[0].style.stroke: red';
    const ties = await tiesOf(source);
    expect(ties.slice(5)).toEqual([
      ['a → b', 'a -> b'],
      ['外.p → 外.q', 'p -> q'],
      ['外.q → 外.p', 'q -> p'],
      ['a → 外.p', '_.a -> p'],
      ['a → b', 'a -> b'],
      ['外.p → 外.q', 'p -> q'],
    ]);
    const { shapes = [] } = (await draw(source)) ?? {};
    const places = shapes
      .filter(({ label }) => label === '一' || label === '二')
      .map(({ range }) => range?.from);
    expect(places).toEqual([0, source.lastIndexOf('a -> b: 二')]);
  });

  it('ties the messages of sequence diagrams, which have lifelines besides', async () => {
    const ties = await tiesOf('shape: sequence_diagram\n甲 -> 乙: 问\n组: {\n  乙 -> 甲: 答\n}');
    expect(ties).toEqual([
      ['甲', '甲'],
      ['乙', '乙'],
      ['组', '组'],
      ['甲 → 乙', '甲 -> 乙'],
      ['乙 → 甲', '乙 -> 甲'],
    ]);
  });

  it('ties arrows that point back, and those between columns of tables', async () => {
    const ties = await tiesOf('甲 <- 乙\n表: {shape: sql_table; 编号: int}\n表.编号 -> 甲');
    expect(ties).toEqual(
      expect.arrayContaining([
        ['乙 → 甲', '甲 <- 乙'],
        ['表 → 甲', '表.编号 -> 甲'],
      ]),
    );
  });

  it('leaves out what the source writes nowhere, without losing the rest', async () => {
    const ties = await tiesOf('vars: {x: 1}\n乙\n丙\n* -> 甲\n乙 -> 丙');
    expect(ties).toEqual(
      expect.arrayContaining([
        ['乙 → 丙', '乙 -> 丙'],
        ['乙 → 甲', ''],
      ]),
    );
  });

  it('ties the board that is drawn, whichever it is', async () => {
    const source = '甲\nlayers: {\n  细: {\n    乙 -> 丙: 去\n  }\n}\nscenarios: { 夜: { 甲 -> 丁 } }';
    expect(await tiesOf(source, { board: 'layers.细' })).toEqual([
      ['乙', '乙'],
      ['丙', '丙'],
      ['乙 → 丙', '乙 -> 丙'],
    ]);
    expect(await tiesOf(source, { board: 'scenarios.夜' })).toEqual([
      ['甲', '甲'],
      ['丁', '丁'],
      ['甲 → 丁', '甲 -> 丁'],
    ]);
  });

  it('leaves lifelines out, and says the heads of links', async () => {
    const result = await draw('shape: sequence_diagram\n甲 -> 乙: 问');
    expect(result?.shapes?.map(({ role, label }) => [role, label])).toEqual([
      ['node', '甲'],
      ['node', '乙'],
      ['link', '问'],
    ]);
    const links = (await draw('a -> b; a <- b; a <-> b; a -- b'))?.shapes?.slice(2) ?? [];
    expect(links.map(({ from, to, arrows }) => [from, to, arrows])).toEqual([
      ['0', '1', undefined],
      ['1', '0', undefined],
      ['0', '1', 'both'],
      ['0', '1', 'none'],
    ]);
  });
});

describe.skipIf(!hasCorpus('d2'))(
  'the shapes of d2 over the corpus (skipped without ../shared)',
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
