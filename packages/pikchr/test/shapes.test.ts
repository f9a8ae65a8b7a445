import { describe, expect, it } from 'vitest';
import { svgElements, type RenderSuccess } from '@letu/core';
import { pikchr } from '@letu/pikchr';
import { engine } from '@letu/pikchr/engine';
import { corpusOf, hasCorpus } from '../../core/test/corpus.js';
import { countTies, type TieCount } from '../../../scripts/corpus/ties/countTies.js';
import { reportTies } from '../../../scripts/corpus/ties/tieReport.js';

const signal = new AbortController().signal;

async function draw(source: string): Promise<RenderSuccess | undefined> {
  const result = await engine.render(source, {}, { signal, theme: 'light' });
  return result.status === 'success' ? result : undefined;
}

/** Draws a source, and returns the statement that each shape and text of the picture is tied to. */
async function tied(source: string): Promise<readonly (readonly [shape: string, statement: string])[]> {
  const { svg, shapes = [] } = (await draw(source)) ?? { svg: '' };
  const elements = svgElements(svg).filter(({ name }) => /^(?:path|circle|ellipse|polygon|text)$/.test(name));
  return elements.map((element) => {
    const range = shapes.find(({ id }) => id === element.attribute('data-shape'))?.range;
    return [element.text || element.name, range ? source.slice(range.from, range.to) : ''];
  });
}

describe('the shapes of pikchr', () => {
  it('ties a shape and its texts to their statement', async () => {
    expect(await tied('box "甲方" "乙方" fit\narrow\ncircle "丙"')).toEqual([
      ['path', 'box "甲方" "乙方" fit'],
      ['甲方', 'box "甲方" "乙方" fit'],
      ['乙方', 'box "甲方" "乙方" fit'],
      ['polygon', 'arrow'],
      ['path', 'arrow'],
      ['circle', 'circle "丙"'],
      ['丙', 'circle "丙"'],
    ]);
  });

  it('tells statements on one line apart', async () => {
    const ties = await tied('box "一"; circle "二"; A: oval "三" fit');
    expect(ties.filter(([shape]) => /[一二三]/.test(shape))).toEqual([
      ['一', 'box "一"'],
      ['二', 'circle "二"'],
      ['三', 'A: oval "三" fit'],
    ]);
  });

  it.each([
    [
      'a statement with a colour of its own',
      'box "甲" color red fill yellow',
      'box "甲" color red fill yellow',
    ],
    ['one on several lines', 'box "甲" \\\n  fit color 0xff0000', 'box "甲" \\\n  fit color 0xff0000'],
    ['one inside of a block', 'X: [ box "甲"; arrow; box "乙" ] with .nw at 1,1', 'box "甲"'],
    ['a text alone', '"甲" bold', '"甲" bold'],
    ['one after a comment and an emoji', '# 注释 😀\nbox "😀"; box "甲"', 'box "甲"'],
    ['one that a name takes its colour from', 'c1 = 0x00ff00; box "甲" color c1', 'box "甲" color c1'],
    ['one behind a CRLF', 'box "一"\r\nbox "甲"\r\n', 'box "甲"'],
  ])('ties %s', async (_name, source, statement) => {
    expect(Object.fromEntries(await tied(source))).toMatchObject({ 甲: statement });
  });

  it('ties what a macro draws to the statement inside of the macro', async () => {
    const ties = await tied('define part { box $1 fit }\npart("甲")\npart("乙")');
    expect(ties.filter(([shape]) => /[甲乙]/.test(shape)).map(([, statement]) => statement)).toEqual([
      'box $1 fit',
      'box $1 fit',
    ]);
  });

  it('tells what lines touch at their ends, however they are placed', async () => {
    const source = `A: box "甲"; arrow "去"; B: cylinder "乙"; line from A.s down 1
spline -> from A down 1 then to B chop; arrow <-> from 1st box.ne to last cylinder`;
    const shapes = (await draw(source))?.shapes ?? [];
    const labels = new Map(shapes.map(({ id, label }) => [id, label]));
    const links = shapes.filter(({ role }) => role === 'link');
    expect(
      links.map(({ label, from = '', to = '', arrows }) => [label, labels.get(from), labels.get(to), arrows]),
    ).toEqual([
      ['去', '甲', '乙', undefined],
      ['', '甲', undefined, 'none'],
      ['', '甲', '乙', undefined],
      ['', '甲', '乙', 'both'],
    ]);
    expect(shapes.filter(({ key }) => key !== undefined).map(({ key, label }) => [key, label])).toEqual([
      ['A', '甲'],
      ['B', '乙'],
    ]);
  });

  it('tells the calls of a macro apart', async () => {
    const shapes = (await draw('define part { box $1 fit }\npart("甲")\npart("乙")'))?.shapes;
    expect(shapes?.map(({ label }) => label)).toEqual(['甲', '乙']);
  });

  it('leaves the picture as it is drawn', async () => {
    const source = 'box "甲" color red; arrow color off; circle fill 0xff00ff';
    const svg = (await draw(source))?.svg ?? '';
    expect(svg).toMatch(/rgb\(255,0,0\)/);
    expect(svg).not.toMatch(/rgb\(91,0,\d+\)/);
  });

  it.each(pikchr.examples.map(({ id, source }) => [id, source]))(
    'ties all of the example %s',
    async (id, source) => {
      const picture = await draw(source);
      expect(picture && countTies('pikchr', source, picture), id).toMatchObject({ missing: [] });
    },
  );
});

describe.skipIf(!hasCorpus('pikchr'))(
  'pikchr over the corpus (skipped without ../shared)',
  { tags: 'long' },
  () => {
    it('ties at least 95 % of the shapes and texts, each text to a statement that says it', async () => {
      const counts = new Map<string, TieCount>();
      for (const { name, source } of corpusOf('pikchr')) {
        const picture = await draw(source);
        if (picture) counts.set(name, countTies('pikchr', source, picture));
      }
      const [report] = reportTies('pikchr', counts);
      expect(report?.files).toBeGreaterThanOrEqual(55);
      expect(report?.share, JSON.stringify(report?.missing)).toBeGreaterThanOrEqual(0.95);
    });
  },
);
