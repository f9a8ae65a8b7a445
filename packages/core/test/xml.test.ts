import { describe, expect, it } from 'vitest';
import { FormatError } from '@letu/core';
import { readXml, writeXml } from '@letu/core/xml';

const caught = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

describe('an XML file', () => {
  it('is written as it was read', () => {
    const xml = '<a 甲="1 &lt; 2&#xa;3" __proto__="x"><b/>文字 &amp; &quot;<c>&lt;d&gt;</c></a>';
    expect(writeXml(readXml(`<?xml version="1.0"?><!-- a -->\n${xml}`))).toBe(xml);
  });

  it('says where it is none', () => {
    const error = caught(() => readXml('<a>\n  <b>\n</a>'));
    expect(error).toBeInstanceOf(FormatError);
    expect(error).toMatchObject({ code: 'malformed', line: 3 });
    expect((error as FormatError).told['zh-CN']).toContain('第 3 行');
  });

  it.each([
    ['<a>\n  <b>\n</a>', '</a>'],
    ['\n <?xml version="1.0"?>\n<a><b x="1\n2" y=3/></a>', '<b x="1\n2" y=3'],
    ['<a t="R & D\n&#7;"><b></a>', '</a>'],
    ['<a>\n<b c="1">\n<d/>', '<b c="1">'],
    ['no tag', 'no tag'],
  ])('says what of %j is wrong', (text, wrong) => {
    const { range } = caught(() => readXml(text)) as FormatError;
    expect(text.slice(range?.from, range?.to)).toBe(wrong);
  });

  it('reads no entity of a document type', () => {
    const bomb =
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "yyyy">]><a b="&y;">&x;&y;</a>';
    const { attributes, children } = readXml(bomb);
    expect(attributes['b']).toBe('&y;');
    expect(children.join('')).toBe('&x;&y;');
  });

  it('is refused where it is nested deeper than it may be', () => {
    const deep = `${'<a>'.repeat(11)}${'</a>'.repeat(11)}`;
    expect(caught(() => readXml(deep, { mostDepth: 10 }))).toMatchObject({ code: 'too-large' });
    expect(readXml(deep, { mostDepth: 11 }).name).toBe('a');
  });
});
