import { describe, expect, it } from 'vitest';
import { localizedFor, messagesFor, ownMessages, type Dictionary } from '@letu/core';

interface Messages {
  readonly save: string;
  readonly found: (count: number, name?: string) => string;
  readonly counted: (count: { readonly error: number; readonly warning: number }) => string;
  readonly sizes: Readonly<Record<string, string>>;
}

const dictionary: Dictionary<Messages> = {
  name: 'test',
  'zh-CN': {
    save: '保存',
    found: (count) => `找到 ${count} 个`,
    counted: ({ error }) => `${error} 个错误`,
    sizes: { small: '小', large: '大' },
  },
  'en-US': {
    save: 'Save',
    found: (count) => `${count} found`,
    counted: ({ error }) => `${error} errors`,
    sizes: { small: 'small', large: 'large' },
  },
};

describe('a host’s own words', () => {
  it('stand for ours in their language, at any depth; the others stay', () => {
    const own = [ownMessages(dictionary, { 'zh-CN': { save: '存盘', sizes: { large: '特大' } } })];
    expect(messagesFor(dictionary, 'zh-CN', own)).toMatchObject({
      save: '存盘',
      sizes: { small: '小', large: '特大' },
    });
    expect(messagesFor(dictionary, 'en-US', own)).toBe(dictionary['en-US']);
    expect(messagesFor(dictionary, undefined, own).found(3)).toBe('找到 3 个');
    expect(localizedFor(dictionary, own, ({ save }) => save)).toEqual({ 'zh-CN': '存盘', 'en-US': 'Save' });
  });

  it('are a text with places, or a function, where ours is a function', () => {
    const said = (found: Messages['found'] | string) =>
      messagesFor(dictionary, 'zh-CN', [ownMessages(dictionary, { 'zh-CN': { found } })]).found(3, '甲');
    expect(said('{1}：{0} 项 {2} {toString}')).toBe('甲：3 项 {2} {toString}');
    expect(said((count, name) => `${name} ${count}`)).toBe('甲 3');
    const counted = '{error} 错 {warning} 警';
    const own = [ownMessages(dictionary, { 'zh-CN': { counted } })];
    expect(messagesFor(dictionary, 'zh-CN', own).counted({ error: 2, warning: 1 })).toBe('2 错 1 警');
  });

  it('are taken from the last list that has them, and only from those of the dictionary', () => {
    const other: Dictionary<Messages> = { ...dictionary, name: 'other' };
    const own = [
      ownMessages(dictionary, { 'zh-CN': { save: '一', found: '{0}' } }),
      ownMessages(dictionary, { 'zh-CN': { save: '二' } }),
      ownMessages(other, { 'zh-CN': { save: '三' } }),
    ];
    expect(messagesFor(dictionary, 'zh-CN', own).save).toBe('二');
    expect(messagesFor(dictionary, 'zh-CN', own).found(7)).toBe('7');
  });

  it('are left aside where they are of the wrong sort, as a file of translations may have them', () => {
    const file = JSON.parse(
      '{"zh-CN": {"save": {"a": "b"}, "found": 5, "sizes": "大小", "__proto__": {"save": "坏"}}}',
    ) as object;
    const messages = messagesFor(dictionary, 'zh-CN', [{ name: 'test', messages: file }]);
    expect(messages).toMatchObject({ save: '保存', sizes: { small: '小' } });
    expect(messages.found(1)).toBe('找到 1 个');
    expect(Object.getPrototypeOf(messages)).toBe(Object.prototype);
  });
});
