import { describe, expect, it } from 'vitest';
import { decodeXml } from '@letu/core';

describe('the references of XML', () => {
  it.each([
    ['&lt;甲 &amp; 乙&gt; &quot;&apos;', '<甲 & 乙> "\''],
    ['&#30002;&#x7532;&#X1f600;&nbsp;.', '甲甲😀\u00A0.'],
    ['&#0000000000030002;', '甲'],
    ['&amp;lt;', '&lt;'],
    ['a & b &;', 'a & b &;'],
  ])('%s stand for %s', (text, meant) => {
    expect(decodeXml(text)).toBe(meant);
  });

  it.each([
    '&constructor;',
    '&toString;',
    '&__proto__;',
    '&unknown;',
    '&#x110000;',
    '&#99999999999999999999;',
    '&#xD800;',
  ])('stay as they are where they stand for no character: %s', (text) => {
    expect(decodeXml(text)).toBe(text);
  });
});
