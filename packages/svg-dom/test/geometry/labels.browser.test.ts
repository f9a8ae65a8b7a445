import { describe, expect, it } from 'vitest';
import { Random } from '../dom/random.js';
import { allApart, clientRect, generated } from './twins.js';

const WORDS = [
  'Start',
  '开始',
  'a longer label',
  '结束,完成',
  '数据库 DB',
  'x',
  '<b>bold 粗</b>',
  '<i>slanted</i>',
  '<br/>',
  '&amp;',
];

/** Markup as Mermaid puts it into a `foreignObject` to measure a label. */
function label(seed: number): string {
  const random = new Random(seed);
  const content = Array.from({ length: 1 + random.below(5) }, () => random.pick(WORDS)).join(' ');
  const paragraphs = random.chance(0.3)
    ? `<p>${content}</p><p>${random.pick(WORDS)}</p>`
    : `<p>${content}</p>`;
  const wrap = random.pick([
    'white-space: nowrap; max-width: 200px',
    'white-space: break-spaces; width: 200px; display: table',
    'white-space: nowrap',
  ]);
  const font = `font-family: ${random.pick(['sans-serif', 'serif', 'Arial'])}; font-size: ${random.pick([12, 14, 16, 21])}px`;
  return `<svg width="640" height="480"><style>p { margin: 0 }</style><g transform="translate(${random.below(50)}, 7)">
    <foreignObject width="400" height="300"><div id="d" lang="${random.pick(['', 'zh-CN', 'en'])}" xmlns="http://www.w3.org/1999/xhtml"
      style="${font}; line-height: 1.5; text-align: center; display: table-cell; ${wrap}"><span id="s">${paragraphs}</span></div>
    </foreignObject></g></svg>`;
}

describe('HTML labels in a foreignObject', () => {
  // HTML is laid out in 64ths of a pixel, and each word rounded to one.
  it('are as large and stand where Chromium puts them', () => {
    const pieces = generated(200, label);
    const labels = (element: Element) => (element.id === 'd' ? clientRect(element) : {});
    expect(allApart<Element>(pieces, labels, 0.05)).toEqual([]);
  });

  it.each([
    '<p>one</p><p>two</p>',
    '一行<br>两行',
    'a<br/><br/>b',
    '<b>bold</b> and <em>slanted</em>',
    '',
    '   spaced    out   ',
    '<span style="font-size: 30px">large</span> small',
    '中文标签很长很长很长很长很长很长很长很长需要换行',
  ])('%j is as large as in Chromium', (content) => {
    const inside = (style: string) =>
      `<svg width="640" height="480"><foreignObject width="200" height="100"><div id="d" style="${style}">${content}</div></foreignObject></svg>`;
    const pieces = [
      inside('font: 16px/1.5 sans-serif'),
      inside('font: 14px/1.5 serif; display: inline-block; padding: 3px'),
    ];
    const size = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    };
    expect(allApart<Element>(pieces, size, 0.05)).toEqual([]);
  });
});
