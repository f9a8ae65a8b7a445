import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { iconNames, isIconName, LetuIcon, searchIcons } from '@letu/icon-picker';

describe('the set', () => {
  it('has the 18 symbols under the names of the product', () => {
    expect(iconNames.join(' ')).toBe(
      'book photos photo clock juice calculator rocket football doc umbrella lock eco-car plant camera-shot nature flower-1 flower-2 flower-3',
    );
  });

  it.each(['toString', '__proto__', 'Book', '', undefined])('has none called %j', (name) => {
    expect(isIconName(name)).toBe(false);
  });

  it.each(iconNames)('draws %s inside of the grid, in the colour of the text', (name) => {
    const markup = renderToString(createElement(LetuIcon, { name }));
    expect(markup).toContain('viewBox="0 0 24 24"');
    expect(markup).not.toMatch(/NaN|undefined|#[\da-f]{3,6}|-\d+\.\d{5}/i);
  });
});

describe('search', () => {
  it.each([
    ['火箭', ['rocket']],
    ['huojian', ['rocket']],
    ['huo jian', ['rocket']],
    ['HJ', ['rocket']],
    ['rocket', ['rocket']],
    ['Launch', ['rocket']],
    ['花', ['flower-1', 'flower-2', 'flower-3']],
    ['suo', ['lock']],
    ['qiche', ['eco-car']],
    ['xiangji', ['camera-shot']],
    ['eco car', ['eco-car']],
    ['没有的', []],
    ['(', []],
  ])('%s', (query, expected) => {
    expect(searchIcons(query)).toEqual(expected);
  });

  it('finds everything for nothing', () => {
    expect(searchIcons('  ')).toEqual(iconNames);
  });
});
