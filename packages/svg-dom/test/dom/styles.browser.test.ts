import { beforeAll, describe, expect, it } from 'vitest';
import { DOMParser as OurParser } from '@letu/svg-dom';
import { CSSStyleSheet as OurStyleSheet } from '../../src/css/styleSheet.js';
import { escapeCss } from '../../src/css/identifiers.js';

const SVG = 'http://www.w3.org/2000/svg';
const ourDocument = new OurParser().parseFromString('<!doctype html>', 'text/html') as unknown as Document;

/** Values a browser takes, refuses or writes in another way. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'font-size': [
    '16',
    '16px',
    '1.50em',
    'small',
    'SMALLER',
    '120%',
    '-1px',
    'NaNpx',
    'undefined',
    '12PX',
    '.5ex',
    'inherit',
  ],
  'font-weight': ['bold', 'BOLDER', '450', '0', '1001', 'heavy', '12px'],
  'font-family': [
    'Arial',
    'trebuchet ms, verdana',
    "'Trebuchet MS', Arial",
    'Noto Sans  SC,"PingFang SC"',
    '微软雅黑',
    'a, , b',
    '12px',
    '"a b", serif',
  ],
  'font-style': ['italic', 'oblique', 'normal'],
  'line-height': ['1.50', '20px', '1.5em', 'normal', '-1', '120%', 'NaN'],
  'letter-spacing': ['1', '1px', 'normal', '-0.5em'],
  width: [
    '16',
    '16px',
    '100%',
    'auto',
    '-1px',
    '10 px',
    'fit-content',
    'NaNpx',
    '1e3px',
    '123.456789px',
    'calc(100% - 10px)',
  ],
  'max-width': ['none', '100.5px', 'undefinedpx', '0', 'auto'],
  margin: ['1px', '1px 2px', '1px 2px 1px 2px', '1px 2px 3px', '0 auto', '1 2', 'a', '1px 2px 3px 4px 5px'],
  padding: ['5', '5px 10px 5px', '-1px', '0'],
  'margin-left': ['1', '-1px', 'auto'],
  fill: [
    '#ECECFF',
    '#ecf',
    'RED',
    'none',
    'currentColor',
    'notacolor',
    'url(#a)',
    "url('#a') red",
    'url(#a) none',
    'rgb(1,2,3)',
    'rgba(0,0,0,.5)',
    'rgb(1 2 3 / 50%)',
    'rgb(10%,20%,30%)',
    'hsl(80, 100%, 96.2745098039%)',
    'hsl(-200.6,30%,50%)',
    'hsla(120,100%,50%,0.3)',
    '#12345678',
    '#0001',
    '#12',
    '#gggggg',
    'var(--x)',
    'var(--x, red)',
    'rgb(NaN,0,0)',
    'none none',
    'context-stroke',
    'transparent',
    'inherit',
    'initial',
    'rgb(300, -5, 3.7)',
    'hsl(undefined, NaN%, NaN%)',
  ],
  color: ['#fff', 'Black', 'none', 'rgba(255,0,0,0.333)', 'unset'],
  stroke: ['none', '#333', 'black !important', 'red;fill:blue'],
  'stroke-width': ['1', '1.5px', '0.50', '-1', 'abc', '10%', '1px 2px'],
  'stroke-dasharray': ['0', '5 5', '5,5', '5px, 2', 'none', '3 , 2 1', 'a', '10%'],
  'stroke-opacity': ['.3', '50%', 'a', '1px'],
  opacity: ['0.50', '1', 'NaN', '150%', '0'],
  'text-anchor': ['middle', 'START', 'center', 'left'],
  'text-align': ['center', 'START', 'middle'],
  'dominant-baseline': ['central', 'middle', 'foo', 'text-before-edge'],
  'alignment-baseline': ['central', 'middle', 'foo'],
  display: ['none', 'BLOCK', 'inline-flex', 'foo', 'table-cell'],
  visibility: ['hidden', 'foo'],
  'white-space': ['nowrap', 'pre-wrap', 'foo', 'break-spaces'],
  transform: [
    'translate(10,20)',
    'translate(10px, 20px)',
    'translate(10px,20px)rotate(45deg)',
    'rotate(45)',
    'scale(2)',
    'scale( 2 , 3 )',
    'translate(0,0)',
    'none',
    'matrix(1,0,0,1,5,6)',
    'translate(-50%, -50%)',
    'skewX(0.1rad)',
  ],
  'background-color': ['#EEE', 'none', 'transparent'],
  r: ['5', '5px', '-1'],
  x: ['5', '5%', '-5px', 'a'],
  'z-index': ['1', '1.5', 'auto'],
  '--any': [' y  z ', '#FFF', 'NaN'],
  'text-transform': ['uppercase', 'foo'],
  'border-top-width': ['5', '5px', 'thin', '-1px'],
};

const CASES = Object.entries(VALUES).flatMap(([name, values]) =>
  values.map((value) => [name, value] as const),
);

describe.each([
  ['HTML', (document: Document) => document.createElement('div')],
  ['SVG', (document: Document) => document.createElementNS(SVG, 'g') as SVGGElement],
] as const)('the style of %s', (_language, create) => {
  it.each(CASES)('takes %s: %s as Chromium does, set by a program', (name, value) => {
    const [theirs, ours] = [create(document), create(ourDocument)];
    for (const element of [theirs, ours]) element.style.setProperty(name, value);
    expect(ours.style.getPropertyValue(name)).toBe(theirs.style.getPropertyValue(name));
    expect(ours.outerHTML).toBe(theirs.outerHTML);
  });

  it.each(CASES)('takes %s: %s as Chromium does, written in the attribute', (name, value) => {
    const [theirs, ours] = [create(document), create(ourDocument)];
    for (const element of [theirs, ours]) element.setAttribute('style', `${name}:${value}`);
    expect(ours.style.getPropertyValue(name)).toBe(theirs.style.getPropertyValue(name));
    expect(ours.style.getPropertyPriority(name)).toBe(theirs.style.getPropertyPriority(name));
    expect(ours.style.cssText).toBe(theirs.style.cssText);
    expect(ours.getAttribute('style')).toBe(theirs.getAttribute('style'));
  });

  it.each([
    'fill:#fff;stroke : RED !important;;bad;opacity:0.50',
    'fill: red; fill: blue',
    'fill: red !important; fill: blue',
    'fill: red; stroke: blue; fill: nonsense',
    'font-family: "a;b", c; /* fill: red; */ fill: url("a;b)")',
    'FILL: Red; --Case: X; --case: y',
    'color:red;color',
    ': red; fill red; fill:;',
    'fill:red}stroke:blue',
  ])('reads and rewrites the attribute %j as Chromium does', (text) => {
    const [theirs, ours] = [create(document), create(ourDocument)];
    for (const element of [theirs, ours]) {
      element.setAttribute('style', text);
      element.style.setProperty('x', '1px');
      element.style.removeProperty('opacity');
    }
    expect(ours.getAttribute('style')).toBe(theirs.getAttribute('style'));
    expect([...ours.style]).toEqual([...theirs.style]);
  });

  it('leaves the attribute as it is written where a program sets what is set already', () => {
    const [theirs, ours] = [create(document), create(ourDocument)];
    for (const element of [theirs, ours]) {
      element.setAttribute('style', 'fill:#FFF;opacity:.5');
      element.style.setProperty('fill', '#fff');
      element.style.setProperty('opacity', '0.50');
    }
    expect(ours.getAttribute('style')).toBe(theirs.getAttribute('style'));
    for (const element of [theirs, ours]) element.style.setProperty('fill', '#fff', 'important');
    expect(ours.getAttribute('style')).toBe(theirs.getAttribute('style'));
  });

  it('has properties under their names in camel case', () => {
    const answers = [create(document), create(ourDocument)].map(({ style }) => {
      style.strokeWidth = '2px';
      style.cssFloat = 'left';
      style.webkitUserSelect = 'none';
      style.fill = '';
      return [
        style.strokeWidth,
        style['stroke-width' as 'fill'],
        style.cssText,
        style.length,
        style[0],
        style[9],
        'fill' in style,
        style.opacity,
      ];
    });
    expect(answers[1]).toEqual(
      answers[0]?.map((answer) =>
        typeof answer === 'string'
          ? answer.replace('-webkit-user-select', 'user-select').replace('user-select', '-webkit-user-select')
          : answer,
      ),
    );
  });

  it('replaces all with cssText and writes it to the attribute', () => {
    const [theirs, ours] = [create(document), create(ourDocument)];
    for (const element of [theirs, ours]) {
      element.style.fill = 'red';
      element.id = 'a';
      element.style.cssText = 'stroke: #ABC; nonsense';
    }
    expect(ours.outerHTML).toBe(theirs.outerHTML);
  });
});

describe('CSSStyleSheet', () => {
  it.each([
    '.a , .b>c{fill:#f9f !important;opacity:foo;stroke-width:4px;color:NaN}',
    '.x{}',
    'a{}b{fill:red}/* c{} */d{/* e */stroke:red/* f */}',
    'g/**/.a{fill:red}',
    '@media (min-width:1px){.a{fill:red}.b{}}',
    ':bogus{fill:red}.ok{fill:red}',
    '.a{fill:red;',
    '.a{fill:"}";stroke:red}.b{}',
    '#m .a  .b+c~d{fill:red}',
    '@import "x";@charset "y";.a{fill:red}',
    '}.a{fill:red}.b{fill:red}',
    '.a:not(.b , .c):nth-child(2){fill:red}',
    'a{--x: 1 ;--Y:{a:b}}',
    '<!-- .a{fill:red} -->',
  ])('reads %j as Chromium does', (text) => {
    const [theirs, ours] = [new CSSStyleSheet(), new OurStyleSheet()];
    for (const sheet of [theirs, ours]) sheet.replaceSync(text);
    expect(ours.cssRules.map((rule) => rule.cssText)).toEqual(
      [...theirs.cssRules].map((rule) => rule.cssText),
    );
  });

  it('inserts and deletes rules as Chromium does', () => {
    const answers = [new CSSStyleSheet(), new OurStyleSheet()].map((sheet) => {
      const attempt = (change: () => unknown) => {
        try {
          return change();
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        attempt(() => sheet.insertRule('.a { fill: red }')),
        attempt(() => sheet.insertRule('.b { stroke: BLUE; }', 1)),
        attempt(() => sheet.insertRule('.c { stroke: BLUE; }', 9)),
        attempt(() => sheet.insertRule('nonsense')),
        attempt(() => sheet.insertRule(':bogus { }')),
        attempt(() => sheet.deleteRule(5)),
        attempt(() => sheet.deleteRule(0)),
        [...sheet.cssRules].map((rule) => rule.cssText),
      ];
    });
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('CSS.escape', () => {
  it.each([
    'a',
    '1a',
    '-1',
    '-',
    '--x',
    'a b',
    'a.b#c',
    '中文',
    '\u0000',
    '\u0001\u007f',
    'a:b',
    '😀',
    '@',
    '',
  ])('escapes %j as Chromium does', (text) => expect(escapeCss(text)).toBe(CSS.escape(text)));
});

// Lengths without a unit are taken in quirks mode only; without this the tests would prove nothing.
beforeAll(() => expect(document.compatMode).toBe('CSS1Compat'));
