import { describe, expect, it } from 'vitest';
import { Random } from '../dom/random.js';
import { allApart, bbox, clientRect, generated, matrices } from './twins.js';

const ALIGNMENTS = ['', 'none', 'xMinYMin', 'xMaxYMid meet', 'xMidYMax slice', 'xMinYMax slice'];

function viewBox(random: Random): string {
  const number = (most: number) => (random.next() * most).toFixed(2);
  const ratio = random.pick(ALIGNMENTS);
  const box = `viewBox="-${number(20)} ${number(20)} ${random.below(300) + 50} ${random.below(300) + 50}"`;
  return ratio === '' ? box : `${box} preserveAspectRatio="${ratio}"`;
}

function nested(seed: number): string {
  const random = new Random(seed);
  const content = `<rect id="r" x="5%" y="1em" width="50%" height="10%"/><circle id="c" cx="20" r="10%"/>`;
  const size = random.pick([
    '',
    'width="120" height="90"',
    'width="50%"',
    'x="10" y="20%" width="7em" height="50"',
  ]);
  const inner = `<svg id="i" ${size} ${random.chance(0.7) ? viewBox(random) : ''}>${content}</svg>`;
  const outer = random.pick([
    'width="640" height="480"',
    'width="50%" height="200"',
    'style="width: 300px; height: 5em"',
  ]);
  const moved = random.pick(['', 'transform="scale(1.5) translate(3)"', 'transform="rotate(30)"']);
  return `<svg id="o" ${outer} ${random.chance(0.7) ? viewBox(random) : ''}><g id="g" ${moved}>${inner}<path id="p" d="M1 2h30v9"/></g></svg>`;
}

function used(seed: number): string {
  const random = new Random(seed);
  const place = random.pick(['', 'x="10" y="-5.5"', 'x="10%" transform="scale(2)"']);
  const size = random.pick(['', 'width="50" height="70"']);
  const target = random.pick([
    '<rect id="a" x="3" width="10" height="20"/>',
    '<g id="a" transform="rotate(20)"><circle r="9"/><text>中文 text</text></g>',
    '<symbol id="a" viewBox="0 0 20 10"><path d="M1 2h10v30"/></symbol>',
    '<symbol id="a"><path d="M1 2h10v30"/></symbol>',
  ]);
  const use = `<use id="u" href="#a" ${place} ${size}/>`;
  return `<svg width="640" height="480"><defs>${target}</defs><g id="g">${use}<rect width="1" height="1"/></g></svg>`;
}

describe('elements stand where Chromium puts them', () => {
  it('in nested pictures with view boxes', () => {
    const pieces = generated(300, nested);
    const inside = (ask: typeof bbox) => (element: SVGGraphicsElement) =>
      element.localName === 'svg' ? {} : ask(element);
    expect(allApart(pieces, inside(bbox), 1e-3)).toEqual([]);
    expect(allApart(pieces, inside(matrices), 1e-3)).toEqual([]);
    expect(allApart(pieces, inside(clientRect), 1e-3)).toEqual([]);
  });

  it('where they are used again', () => {
    const pieces = generated(100, used);
    const shown = (element: SVGGraphicsElement) => (element.id === 'a' ? {} : bbox(element));
    expect(allApart(pieces, shown, 0.02)).toEqual([]);
  });

  it.each([
    '<svg id="t" viewBox="0 0 850 670" width="100%" style="max-width: 850px"/>',
    '<svg id="t" viewBox="0 0 516.1766967773438 799.0031127929688" width="100%" style="max-width: 516.1766967773438px"/>',
    '<svg id="t" viewBox="0 0 200 100" height="50"/>',
    '<svg id="t" viewBox="0 0 200 100"/>',
    '<svg id="t" width="33.333" height="12.7" style="display: block"/>',
    '<svg id="t"/>',
    '<svg id="t" viewBox="0 0 0 10" width="30" height="40"/>',
    '<svg id="t" viewBox="bogus" width="30" height="40"/>',
  ])('%s is as large as in Chromium', (markup) => {
    expect(allApart([markup], clientRect)).toEqual([]);
    expect(allApart([markup], matrices, 1e-6)).toEqual([]);
  });
});
