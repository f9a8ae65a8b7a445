import { describe, expect, it } from 'vitest';
import { readAddress } from '../src/surface/panel/readAddress.js';

describe('what is typed as the link of a shape', () => {
  it.each([
    ['https://letu.example/图?a=1', 'https://letu.example/图?a=1'],
    ['中文.网址', 'https://中文.网址'],
    [' letu.example/a ', 'https://letu.example/a'],
    ['localhost:8000/x', 'https://localhost:8000/x'],
    ['http://letu.example', 'http://letu.example'],
    ['ann@letu.example', 'mailto:ann@letu.example'],
    ['tel:10086', 'tel:10086'],
  ])('is an address: %s', (typed, link) => {
    expect(readAddress(typed)).toEqual({ kind: 'address', link });
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '随便写的',
    'a b.c',
  ])('is none: %s', (typed) => {
    expect(readAddress(typed)).toEqual({ kind: 'invalid' });
  });

  it('is nothing where nothing is typed', () => {
    expect(readAddress(' ')).toEqual({ kind: 'none' });
  });
});
