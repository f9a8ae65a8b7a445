import { describe, expect, it } from 'vitest';
import {
  baseNames,
  formatStyle,
  parseStyle,
  styleMap,
  styleValue,
  withBase,
  withStyle,
} from '../src/document/style.js';

const STYLE = 'text;html=1;shape=mxgraph.cisco.x;unknownKey=a=b;fillColor=#fff;';

describe('a style', () => {
  it('comes back as it was written, unknown keys and equals signs in values included', () => {
    expect(formatStyle(parseStyle(STYLE))).toBe(STYLE);
    expect(styleValue(STYLE, 'unknownKey')).toBe('a=b');
    expect(baseNames(STYLE)).toEqual(['text']);
    expect([...styleMap(STYLE).keys()]).toEqual(['html', 'shape', 'unknownKey', 'fillColor']);
  });

  it('changes a value in its place, adds at the end, and takes out', () => {
    expect(withStyle(STYLE, { fillColor: undefined, html: 0, rounded: 1 })).toBe(
      'text;html=0;shape=mxgraph.cisco.x;unknownKey=a=b;rounded=1;',
    );
  });

  it('has the last of several values, and one once it is changed', () => {
    expect(styleValue('a=1;b=2;a=3;', 'a')).toBe('3');
    expect(withStyle('a=1;b=2;a=3;', { a: 4 })).toBe('a=4;b=2;');
  });

  it('lets no value begin another key', () => {
    expect(withStyle('', { fontFamily: 'A;image=x' })).toBe('fontFamily=Aimage=x;');
  });

  it('changes its base style', () => {
    expect(withBase(STYLE, 'ellipse')).toBe(
      'ellipse;html=1;shape=mxgraph.cisco.x;unknownKey=a=b;fillColor=#fff;',
    );
    expect(withBase('ellipse;a=1', undefined)).toBe('a=1;');
  });

  it('takes names that every object has for names', () => {
    expect(styleValue('a=1;', '__proto__')).toBeUndefined();
    expect(withStyle('__proto__=1;constructor=2;', { constructor: '3' })).toBe('__proto__=1;constructor=3;');
  });
});
