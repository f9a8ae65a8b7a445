import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { install } from '@letu/svg-dom';
import { createNodeMeasurer } from '@letu/svg-dom/node';

const NOTO_CJK = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
const hasNoto = existsSync(NOTO_CJK);

describe.skipIf(!hasNoto)(`in Node, with the system's Noto CJK (skipped where ${NOTO_CJK} is not)`, () => {
  const measurer = createNodeMeasurer({ fonts: [{ path: NOTO_CJK, family: 'Label' }] });

  it('Chinese is as wide as its characters are high, in the family the font stands for', () => {
    for (const size of [10, 14, 16, 24.5])
      expect(measurer.measureText(`${size}px Label`, '开始处理').advance).toBeCloseTo(4 * size, 2);
  });

  it('the font steps in for Chinese in a family without it, and Latin stays as it was', () => {
    const plain = createNodeMeasurer();
    expect(measurer.measureText('16px serif', '中文').advance).toBeCloseTo(32, 2);
    expect(measurer.measureText('16px serif', 'Latin')).toEqual(plain.measureText('16px serif', 'Latin'));
  });

  it('labels of a picture are measured with it', () => {
    const { document } = install({}, { measurer });
    document.body!.innerHTML =
      '<svg><text font-family="Label" font-size="20">乐图<tspan font-size="10">图表</tspan></text></svg>';
    const text = document.querySelector('text') as unknown as SVGTextElement;
    expect(text.getComputedTextLength()).toBeCloseTo(60, 1);
    expect(text.getBBox().height).toBeGreaterThan(20);
  });
});

describe('in Node', () => {
  it('says which file is no font', () => {
    expect(() => createNodeMeasurer({ fonts: [{ path: '/no/such/font.ttf' }] })).toThrow('/no/such/font.ttf');
  });
});
