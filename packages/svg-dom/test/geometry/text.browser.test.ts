import { describe, expect, it } from 'vitest';
import { Random } from '../dom/random.js';
import { allApart, bbox, clientRect, generated } from './twins.js';

const WORDS = [
  'Start',
  '开始',
  'AV To',
  '结束,完成',
  'fi 中 ffl',
  'a  b',
  '数据库 DB',
  'x',
  'Ünïcode',
  '2026 年',
  '😀',
  'WAVE',
];
const FONTS = ['sans-serif', 'serif', 'Arial, sans-serif', '"trebuchet ms", verdana, sans-serif'];
const BASELINES = [
  'auto',
  'middle',
  'central',
  'hanging',
  'text-before-edge',
  'text-after-edge',
  'alphabetic',
];

function fontStyle(random: Random): string {
  const styles = [`font-family: ${random.pick(FONTS).replaceAll('"', "'")}`];
  if (random.chance(0.6))
    styles.push(`font-size: ${random.pick(['10px', '13.3px', '1.5em', '120%', 'large', '24px'])}`);
  if (random.chance(0.3)) styles.push(`font-weight: ${random.pick(['bold', '600', '300'])}`);
  if (random.chance(0.3)) styles.push('font-style: italic');
  if (random.chance(0.2)) styles.push(`letter-spacing: ${random.pick(['1px', '0.1em', '-0.5px'])}`);
  if (random.chance(0.2)) styles.push(`word-spacing: 3px`);
  return styles.join('; ');
}

function placing(random: Random): string {
  const one = () => random.pick(['5', '12.5', '1em', '-0.3em', '10%', '3 9', '1ex']);
  return ['x', 'y', 'dx', 'dy']
    .filter(() => random.chance(0.3))
    .map((name) => `${name}="${one()}"`)
    .join(' ');
}

function anchored(random: Random): string {
  const anchor = random.pick(['', '', 'text-anchor="middle"', 'text-anchor="end"']);
  return `${anchor} ${random.chance(0.4) ? `dominant-baseline="${random.pick(BASELINES)}"` : ''}`;
}

const language = (random: Random) => random.pick(['', '', 'lang="zh-CN"', 'xml:lang="ja"', 'lang="en"']);

const words = (random: Random) =>
  Array.from({ length: 1 + random.below(3) }, () => random.pick(WORDS)).join(random.pick([' ', '', '\n  ']));

function text(random: Random): string {
  const span = (index: number) =>
    `<tspan id="s${index}" ${language(random)} ${placing(random)} ${random.chance(0.3) ? `style="${fontStyle(random)}"` : ''}>${words(random)}</tspan>`;
  const content = random.chance(0.5)
    ? words(random)
    : Array.from(
        { length: 1 + random.below(3) },
        (_, index) => span(index) + random.pick(['', ' ', words(random)]),
      ).join('');
  return `<text id="t" ${language(random)} ${placing(random)} ${anchored(random)} style="${fontStyle(random)}">${content}</text>`;
}

function length(element: SVGGraphicsElement): Readonly<Record<string, number>> {
  const isText = 'getComputedTextLength' in element;
  return { length: isText ? (element as SVGTextContentElement).getComputedTextLength() : 0 };
}

const svg = (content: string, more = '') => `<svg width="640" height="480" ${more}>${content}</svg>`;

describe('text is as long and has the boxes Chromium gives it', () => {
  it('in Chinese, Latin and mixed, in several fonts, in spans, placed and anchored', () => {
    const pieces = generated(150, (seed) => svg(text(new Random(seed))));
    expect(allApart(pieces, length, 0.02)).toEqual([]);
    expect(allApart(pieces, bbox, 0.02)).toEqual([]);
  });

  it('in groups, scaled and turned', () => {
    const pieces = generated(70, (seed) => {
      const random = new Random(seed);
      const scale = random.pick([
        'scale(1.5)',
        'scale(0.7)',
        'rotate(30)',
        'translate(3.3, 4)',
        'scale(2) rotate(-90)',
      ]);
      return svg(
        `<g id="g" transform="${scale}">${text(random)}<rect width="3" height="4"/></g>`,
        'viewBox="0 0 500 500"',
      );
    });
    expect(allApart(pieces, length, 0.02)).toEqual([]);
    expect(allApart(pieces, bbox, 0.02)).toEqual([]);
    expect(allApart(pieces, clientRect, 0.05)).toEqual([]);
  });

  it.each([
    '<text id="t"/>',
    '<text id="t"> </text>',
    '<text id="t"> a </text>',
    '<text id="t" xml:space="preserve"> a  b </text>',
    '<text id="t" style="white-space: pre"> a  b </text>',
    '<text id="t"><tspan id="s"/></text>',
    '<text id="t">a<tspan id="s"> </tspan>b</text>',
    '<text id="t"><tspan id="s" x="0" dy="1em">一</tspan><tspan id="r" x="0" dy="1em">二三</tspan></text>',
    '<text id="t" x="10 20 30" y="5 6">abcd</text>',
    '<text id="t" dx="1 2 3" rotate="10 20">中文字</text>',
    '<text id="t" textLength="100">stretch</text>',
    '<text id="t" textLength="100" lengthAdjust="spacingAndGlyphs">stretch</text>',
    '<text id="t" style="text-transform: uppercase">abc ß</text>',
    '<text id="t" font-size="0">abc</text>',
    '<text id="t" display="none">abc</text>',
    '<text id="t">a<tspan id="s" display="none">b</tspan>c</text>',
    '<text id="t">H<tspan id="s" baseline-shift="sub">2</tspan>O<tspan id="r" baseline-shift="super">+</tspan></text>',
    '<text id="t" alignment-baseline="central">abc</text>',
    '<text id="t">x<a id="s"><tspan id="r">link</tspan></a></text>',
    '<text id="t">a&amp;b &lt;c&gt;</text>',
  ])('%s', (content) => {
    expect(allApart([svg(content)], length, 0.02)).toEqual([]);
    expect(allApart([svg(content)], bbox, 0.02)).toEqual([]);
  });
});
