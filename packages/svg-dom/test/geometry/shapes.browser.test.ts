import { describe, expect, it } from 'vitest';
import { Random } from '../dom/random.js';
import { allApart, bbox, clientRect, generated, matrices, outline } from './twins.js';

const UNITS = ['', '', '', 'px', 'em', 'ex', 'pt', 'mm', 'cm', 'in', 'pc', '%', 'rem', 'vw'];

function length(random: Random, unit = random.pick(UNITS)): string {
  const most = unit === '' || unit === 'px' || unit === 'pt' ? 200 : 9;
  return (random.next() * most).toFixed(random.below(4)) + unit;
}

function shape(random: Random, more = '', units = UNITS): string {
  const any = () => length(random, random.pick(units));
  const points = () =>
    Array.from({ length: 2 + random.below(9) }, () => length(random, '')).join(random.pick([' ', ',']));
  return random.pick([
    () => `<rect x="${any()}" y="${any()}" width="${any()}" height="${any()}" ${more}/>`,
    () => `<rect width="${any()}" height="${any()}" rx="${any()}" ry="${any()}" ${more}/>`,
    () => `<rect y="-${any()}" width="${any()}" height="9" rx="${any()}" ${more}/>`,
    () => `<circle cx="${any()}" cy="-${any()}" r="${any()}" ${more}/>`,
    () => `<ellipse cx="${any()}" cy="${any()}" rx="${any()}" ry="${any()}" ${more}/>`,
    () => `<ellipse cx="${any()}" ry="${any()}" ${more}/>`,
    () => `<line x1="${any()}" y1="${any()}" x2="${any()}" y2="-${any()}" ${more}/>`,
    () => `<polyline points="${points()}" ${more}/>`,
    () => `<polygon points="${points()}" ${more}/>`,
    () =>
      `<path d="M${length(random, '')} 5l${length(random, '')} 7q3 -${length(random, '')} 20 1" ${more}/>`,
  ])();
}

function transform(random: Random): string {
  const number = () => (random.next() * 40 - 20).toFixed(2);
  const factor = () => (random.next() * 2 + 0.2).toFixed(2);
  return random.pick([
    () => `translate(${number()})`,
    () => `translate(${number()}, ${number()})`,
    () => `scale(${factor()})`,
    () => `scale(${factor()} -${factor()})`,
    () => `rotate(${number()})`,
    () => `rotate(${number()}, ${number()}, ${number()})`,
    () => `skewX(${number()}) translate(3)`,
    () => `skewY(${number()})`,
    () => `matrix(${factor()},0.1,-0.2,${factor()},${number()},${number()})`,
    () => `translate(${number()},1) scale(${factor()}) rotate(90)`,
  ])();
}

function styledTransform(random: Random): string {
  const pixels = () => `${(random.next() * 40 - 20).toFixed(2)}px`;
  const list = random.pick([
    () => `translate(${pixels()}, ${pixels()})`,
    () => `translate(10%, 50%)`,
    () => `rotate(${random.below(360)}deg) scale(1.5)`,
    () => `translateY(${pixels()}) rotate(0.25turn)`,
    () => `skewX(0.2rad) scaleX(1.2)`,
  ])();
  const origin = random.pick([
    '',
    'transform-origin: 10px 20px',
    'transform-origin: center',
    'transform-origin: 25% 75%',
  ]);
  return `transform: ${list}; ${origin}; ${random.pick(['', 'transform-box: fill-box'])}`;
}

function group(random: Random, depth: number): string {
  const children = Array.from({ length: 1 + random.below(3) }, (_, index) =>
    depth > 0 && random.chance(0.5)
      ? group(random, depth - 1)
      : shape(
          random,
          `id="s${depth}${index}" ${random.chance(0.4) ? `transform="${transform(random)}"` : ''}`,
        ),
  );
  const moved = random.pick(['', `transform="${transform(random)}"`, `style="${styledTransform(random)}"`]);
  // Links in links are not shown.
  const name = depth === 0 && random.chance(0.3) ? 'a' : 'g';
  return `<${name} id="g${depth}" ${moved}>${children.join('')}</${name}>`;
}

const svg = (content: string) =>
  `<svg width="640" height="480" style="font: 14px sans-serif">${content}</svg>`;

describe('shapes have the boxes Chromium gives them', () => {
  it('to the last bit, in user units', () => {
    const pieces = generated(400, (seed) => svg(shape(new Random(seed), 'id="s"', ['', 'px'])));
    expect(allApart(pieces, bbox)).toEqual([]);
  });

  // A number in single precision times the pixels of a unit may be off in the seventh digit.
  it('to a thousandth of a pixel, in all units', () => {
    const pieces = generated(400, (seed) => svg(shape(new Random(seed), 'id="s"')));
    expect(allApart(pieces, bbox, 1e-3)).toEqual([]);
  });

  it('in groups and links, transformed by attributes and styles', () => {
    const pieces = generated(200, (seed) => svg(group(new Random(seed), 2)));
    expect(allApart(pieces, bbox, 1e-3)).toEqual([]);
    expect(allApart(pieces, clientRect, 1e-3)).toEqual([]);
    expect(allApart(pieces, matrices, 1e-3)).toEqual([]);
  });

  it.each([
    '<rect id="t" width="-5" height="5"/>',
    '<rect id="t" width="5"/>',
    '<g id="t"><rect width="0" height="9"/><rect x="50" width="5" height="5"/></g>',
    '<g id="t"><circle r="0" cx="99"/><line x1="3" x2="9"/></g>',
    '<g id="t"/>',
    '<g id="t"><g><g/></g></g>',
    '<g id="t"><text/></g>',
    '<g id="t" display="none"><rect width="5" height="6"/></g>',
    '<g id="t"><rect width="5" height="6" display="none"/><rect width="2" height="3"/></g>',
    '<g id="t"><rect width="5" height="6" visibility="hidden"/></g>',
    '<rect id="t" style="width: 30px; height: calc(10px + 1em)" x="1" width="9" height="9"/>',
    '<circle id="t" style="r: 5px; cx: 2em"/>',
    '<path id="t" style="d: path(\'M1 2L30 40\')"/>',
    '<polygon id="t" points="1,2 3 4, x"/>',
    '<polygon id="t" points="1,2 30,40 5"/>',
    '<switch id="t"><rect width="5" height="6"/><rect width="50" height="60"/></switch>',
    '<g id="t"><defs><rect width="50" height="60"/></defs><rect width="5" height="6"/></g>',
    '<g id="t"><marker><rect width="50" height="60"/></marker><path d="M0 0h9" marker-end="url(#m)"/></g>',
    '<g id="t" transform="bogus(3)"><rect width="5" height="6"/></g>',
    '<g id="t"><rect width="5" height="6" transform="scale(0)"/><rect x="9" width="5" height="6"/></g>',
    '<image id="t" x="5" y="6" width="70" height="80"/>',
    '<foreignObject id="t" x="5" y="6" width="70" height="80"/>',
  ])('%s', (content) => {
    const pieces = [svg(content)];
    expect(allApart(pieces, bbox)).toEqual([]);
    expect(allApart(pieces, clientRect)).toEqual([]);
  });
});

describe('lengths and points along shapes are those of Chromium', () => {
  it('to a hundredth of a pixel', () => {
    const pieces = generated(200, (seed) => svg(shape(new Random(seed), 'id="s"')));
    expect(allApart(pieces, outline, 0.01)).toEqual([]);
  });
});
