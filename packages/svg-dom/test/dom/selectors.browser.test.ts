import { describe, expect, it } from 'vitest';
import { DOMParser as OurParser } from '@letu/svg-dom';
import { Random } from './random.js';

const SELECTORS = [
  '*',
  'g',
  'G',
  'div',
  'DIV',
  'linearGradient',
  'lineargradient',
  '.a',
  '.a.b',
  '.A',
  '#n3',
  '#n3, #n5, .c',
  'svg #n3',
  'g.a',
  'g .a',
  'g > .a',
  'g + g',
  'g ~ text',
  'svg > g > g > *',
  '.a .b .c',
  '.a > .b ~ .c',
  'div p, div span',
  '[class]',
  '[data-k]',
  '[data-k="1"]',
  "[data-k='1']",
  '[data-k=v1]',
  '[data-k~="y"]',
  '[data-k|="en"]',
  '[data-k^="v"]',
  '[data-k$="z"]',
  '[data-k*=" "]',
  '[data-k="V1" i]',
  '[data-k^=""]',
  '[ data-k = "v1" ]',
  '[viewBox]',
  '[viewbox]',
  ':root',
  ':scope > *',
  ':scope g',
  ':first-child',
  ':last-child',
  ':only-child',
  ':first-of-type',
  ':last-of-type',
  ':only-of-type',
  ':nth-child(2)',
  ':nth-child(2n+1)',
  ':nth-child(odd)',
  ':nth-child(even)',
  ':nth-child( -n + 3 )',
  ':nth-child(n)',
  ':nth-child(+3n - 2)',
  ':nth-last-child(2)',
  ':nth-of-type(2n)',
  ':nth-last-of-type(1)',
  ':empty',
  ':not(.a)',
  ':not(.a, g)',
  ':not(g > .a)',
  ':is(.a, .b) > text',
  ':where(g, text).a',
  'g:is(:first-child, :last-child)',
  ':not(:not(.a))',
  ':hover',
  'a:link',
  ':any-link',
  'p::before',
  '*|g',
  'g/* comment */.a',
  '  g\t>\n.a  ',
  '#\\6e 3',
  '.\\61',
  '.a\\.b',
  '.类',
  '.-x, ._y, .--z',
  '.\\1f600 ',
  '.\\01f600.a',
  ':not(.a',
  '[class',
  '[data-k="v1',
  '#n3#n5, #n3#n3',
  ':host, .a',
];

const MALFORMED = [
  '',
  ' ',
  ',',
  'g,',
  ',g',
  '> g',
  'g >',
  'g > > p',
  '#',
  '.',
  '.1',
  '#1',
  '[',
  '[]',
  '[a=]',
  '[a=1]',
  '[a="1" s]',
  ':',
  '::',
  ':bogus',
  ':not(',
  ':nth-child(x)',
  ':nth-child(2n 1)',
  'g{',
  'g$',
  '1g',
  'g:not',
  'g)',
  'g) .a',
  ':not(> g)',
  'x|g',
  '[x|a]',
  '[a!=b]',
  'g || g',
  'g < g',
  '::bogus',
  ':blank',
  ':nth-col(1)',
  ':hover(g)',
];

const NAMES = ['g', 'g', 'text', 'tspan', 'path', 'linearGradient'];
const CLASSES = ['a', 'b', 'c', 'a b', ' a\tc ', 'A', 'a.b', '类', '-x', '--z', '😀 a'];
const VALUES = ['1', 'v1', 'x y z', 'en-US', 'en', ''];

/** Markup of nested SVG and HTML elements with ids, classes and attributes. */
function generate(seed: number): string {
  const random = new Random(seed);
  let count = 0;
  const attributes = () =>
    (random.chance(0.4) ? ` id="n${count++}"` : '') +
    (random.chance(0.5) ? ` class="${random.pick(CLASSES)}"` : '') +
    (random.chance(0.3) ? ` data-k="${random.pick(VALUES)}"` : '') +
    (random.chance(0.1) ? ' viewBox="0 0 1 1" type="a"' : '');
  const children = (depth: number, names: readonly string[]): string =>
    Array.from({ length: depth === 0 ? 0 : random.below(4) }, () => {
      const name = random.pick(names);
      return `<${name}${attributes()}>${random.chance(0.2) ? 'x' : ''}${children(depth - 1, names)}</${name}>`;
    }).join('');
  const html = `<div${attributes()}>${children(2, ['span', 'em', 'a'])}<p></p></div><a href="#">l</a><input type="a">`;
  return `<svg id="root"${attributes()}>${children(5, NAMES)}</svg>${html}`;
}

/** A document of ours and one of the browser's with the same tree, and where the elements of both stand. */
function bothDocuments(seed: number) {
  const html = `<!doctype html><body>${generate(seed)}`;
  const theirs = new DOMParser().parseFromString(html, 'text/html');
  const ours = new OurParser().parseFromString(html, 'text/html');
  return { theirs, ours };
}

describe('selectors', () => {
  it.each(SELECTORS)('finds by %j what Chromium finds', (selector) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { theirs, ours } = bothDocuments(seed);
      const theirOrder = [...theirs.querySelectorAll('*')];
      const ourOrder = [...ours.querySelectorAll('*')];
      const expected = [...theirs.querySelectorAll(selector)].map((element) => theirOrder.indexOf(element));
      const found = [...ours.querySelectorAll(selector)].map((element) => ourOrder.indexOf(element));
      expect(found, `seed ${seed}`).toEqual(expected);
      const first = ours.querySelector(selector);
      expect(first === null ? -1 : ourOrder.indexOf(first)).toBe(expected[0] ?? -1);
    }
  });

  it.each(SELECTORS)(
    'answers querySelectorAll, matches and closest with %j inside an element as Chromium does',
    (selector) => {
      const { theirs, ours } = bothDocuments(7);
      const theirOrder = [...theirs.querySelectorAll('*')];
      const ourOrder = [...ours.querySelectorAll('*')];
      expect(ourOrder.map((element) => element.matches(selector))).toEqual(
        theirOrder.map((element) => element.matches(selector)),
      );
      for (const [index, element] of theirOrder.entries()) {
        const same = ourOrder[index];
        const expected = [...element.querySelectorAll(selector)].map((found) => theirOrder.indexOf(found));
        expect([...(same?.querySelectorAll(selector) ?? [])].map((found) => ourOrder.indexOf(found))).toEqual(
          expected,
        );
        const closest = element.closest(selector);
        const ourClosest = same?.closest(selector) ?? null;
        expect(ourClosest && ourOrder.indexOf(ourClosest)).toBe(closest && theirOrder.indexOf(closest));
      }
    },
  );

  it.each(MALFORMED)('refuses %j as Chromium does', (selector) => {
    const { theirs, ours } = bothDocuments(1);
    expect(() => theirs.querySelector(selector)).toThrow(expect.objectContaining({ name: 'SyntaxError' }));
    expect(() => ours.querySelector(selector)).toThrow(expect.objectContaining({ name: 'SyntaxError' }));
  });
});

describe('selectors outside of a document', () => {
  it('finds by id and class in a fragment', () => {
    const { theirs, ours } = bothDocuments(3);
    const theirFragment = theirs.createDocumentFragment();
    const ourFragment = ours.createDocumentFragment();
    theirFragment.append(...(theirs.body.children as unknown as Node[]));
    ourFragment.append(...(ours.body?.children ?? []));
    for (const selector of ['#root', '#n1', '.a', 'svg > *'])
      expect(ourFragment.querySelectorAll(selector)).toHaveLength(
        theirFragment.querySelectorAll(selector).length,
      );
    expect(ourFragment.getElementById('root')?.localName).toBe('svg');
    expect(ours.getElementById('root')).toBeNull();
  });
});
