import { describe, expect, it } from 'vitest';
import { install, type Element, type TextMeasurer } from '@letu/svg-dom';

const USER_AGENTS = {
  Chromium:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Chromium without a window':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Chrome on iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1',
  'Firefox on iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15',
  'Node 22': 'Node.js/22',
};

/** Letters of a width that is no 64th of a pixel, with ink far above and below their line. */
const measurer: TextMeasurer = {
  measureText: (_font, text) => ({
    advance: text.length * 10.001,
    inkLeft: 3,
    inkRight: text.length * 10.001 + 3,
    inkAscent: 40,
    inkDescent: 20,
  }),
  measureFont: () => ({ ascent: 12, descent: 4, lineGap: 0, xHeight: 8 }),
};

/** Shows markup in a browser; returns what finds the size of an element there. */
function shownIn(userAgent: string, markup: string): (id: string) => { width: number; height: number } {
  const { document } = install({ navigator: { userAgent } }, { measurer });
  (document.body as Element).innerHTML = markup;
  return (id) => {
    const { width, height } = (document.getElementById(id) as unknown as SVGGraphicsElement).getBBox();
    return { width, height };
  };
}

const TEXT =
  '<svg><text id="t">a</text><g id="g"><rect x="50" y="50" width="9" height="9"/><text><tspan/></text></g></svg>';
const EXACT = Math.fround(10.001);
const ROUNDED_UP = 641 / 64;

describe('the size of a text', () => {
  it.each([
    ['Chromium', { width: 16.001, height: 60 }],
    ['Chromium without a window', { width: 16.001, height: 60 }],
    ['Node 22', { width: 16.001, height: 60 }],
    ['Firefox', { width: EXACT, height: 16 }],
    ['Safari', { width: ROUNDED_UP, height: 16 }],
    ['Chrome on iOS', { width: ROUNDED_UP, height: 16 }],
    ['Firefox on iOS', { width: ROUNDED_UP, height: 16 }],
  ] as const)('is what %s says it is', (browser, size) => {
    const found = shownIn(USER_AGENTS[browser], TEXT)('t');
    expect(found.width).toBeCloseTo(size.width, 4);
    expect(found.height).toBeCloseTo(size.height, 4);
  });
});

describe('a text of elements without characters', () => {
  it.each([
    ['Chromium', 59],
    ['Firefox', 9],
    ['Safari', 9],
  ] as const)('makes the group around it as wide as %s does', (browser, width) => {
    expect(shownIn(USER_AGENTS[browser], TEXT)('g').width).toBe(width);
  });
});
