import { describe, expect, it } from 'vitest';
import { localizedFor, type Command } from '@letu/core';
import { codeMessages } from '@letu/code';
import { filterTitled } from '../src/shell/commands/filterCommands.js';
import { matchesPinyin } from '../src/shell/commands/pinyin.js';
import { ariaShortcut, isShortcut, shortcutLabel } from '../src/shell/commands/shortcut.js';
import { fittingItems } from '../src/shell/toolbar/toolbarItems.js';
import { editorMessages } from '../src/shell/locales/index.js';
import { mayHoldDiagram } from '../src/shell/open/pastedDiagram.js';
import { markdownCode } from '../src/shell/out/markdown.js';

const command = (id: 'undo' | 'export.png' | 'export.svg' | 'copy.svg' | 'comment'): Command => ({
  id,
  group: 'file',
  title:
    id === 'comment'
      ? localizedFor(codeMessages, [], ({ commands }) => commands[id])
      : localizedFor(editorMessages, [], ({ commands }) => commands[id]),
  enabled: true,
  run: () => undefined,
});

describe('Pinyin', () => {
  it.each([
    ['导出 PNG', ['dcpng', 'daochu', 'daochup', 'dchupng']],
    ['撤销', ['cx', 'chexiao', 'chex']],
    ['只看源文本', ['zkywb', 'zhikan', 'yuanwenben', 'wen b']],
    ['全屏', ['qp', 'quanping']],
    ['打开文件…', ['dkwj', 'dakai', 'wenjian']],
    ['支付回调与重试', ['zfhd', 'zfht', 'huidiao', 'chongshi', 'zhongsh', 'hdycs']],
    ['女娲绿化说明给谁', ['nvwa', 'lvhua', 'shuoming', 'geish']],
  ])('finds %s by %j', (text, queries) => {
    expect(queries.filter((query) => !matchesPinyin(text, query))).toEqual([]);
  });

  it('finds nothing by what is read otherwise', () => {
    expect(['xc', 'chaoxiao', 'chexiaoa', '1'].filter((query) => matchesPinyin('撤销', query))).toEqual([]);
  });
});

describe('searching commands', () => {
  const commands = (['undo', 'export.png', 'export.svg', 'copy.svg', 'comment'] as const).map(command);
  const found = (query: string, locale: 'zh-CN' | 'en-US' = 'zh-CN') =>
    filterTitled(commands, query, locale).map(({ id }) => id);

  it('puts titles that begin with the query first', () => {
    expect(found('co', 'en-US')).toEqual(['copy.svg', 'comment']);
    expect(found('svg')).toEqual(['export.svg', 'copy.svg']);
  });

  it('takes words in any order, the other language and Pinyin', () => {
    expect(found('svg 导出')).toEqual(['export.svg']);
    expect(found('导出svg')).toEqual(['export.svg']);
    expect(found('undo')).toEqual(['undo']);
    expect(found('撤销', 'en-US')).toEqual(['undo']);
    expect(found('DCSVG')).toEqual(['export.svg']);
    expect(found('')).toHaveLength(commands.length);
    expect(found('zzz')).toEqual([]);
  });
});

describe('a shortcut', () => {
  const press = (key: string, code: string, held: readonly string[], isComposing = false) => {
    const event = {
      key,
      code,
      isComposing,
      ctrlKey: held.includes('ctrl'),
      metaKey: held.includes('meta'),
      shiftKey: held.includes('shift'),
      altKey: held.includes('alt'),
      getModifierState: (name: string) => held.includes(name),
    };
    return event as unknown as KeyboardEvent;
  };

  it('is told by the key’s place where modifiers change its character', () => {
    expect(isShortcut('Mod-Shift-/', press('?', 'Slash', ['ctrl', 'shift']), false)).toBe(true);
    expect(isShortcut('Alt-Shift-f', press('Ï', 'KeyF', ['alt', 'shift']), true)).toBe(true);
    expect(isShortcut('Mod-Alt-1', press('¡', 'Digit1', ['meta', 'alt']), true)).toBe(true);
  });

  it('needs exactly its modifiers, and is none while an input method or AltGr takes keys', () => {
    expect(isShortcut('Mod-o', press('o', 'KeyO', ['ctrl']), false)).toBe(true);
    expect(isShortcut('Mod-o', press('o', 'KeyO', ['ctrl', 'shift']), false)).toBe(false);
    expect(isShortcut('Mod-o', press('o', 'KeyO', ['ctrl']), true)).toBe(false);
    expect(isShortcut('Mod-o', press('o', 'KeyO', ['ctrl'], true), false)).toBe(false);
    expect(isShortcut('Mod-Alt-o', press('ó', 'KeyO', ['ctrl', 'alt', 'AltGraph']), false)).toBe(false);
  });

  it('is written as each system writes it', () => {
    expect(shortcutLabel('Mod-Shift-p', false)).toBe('Ctrl+Shift+P');
    expect(shortcutLabel('Mod-Shift-p', true)).toBe('⇧⌘P');
    expect(ariaShortcut('Mod-Shift-p', false)).toBe('Control+Shift+P');
    expect(ariaShortcut('Mod-Shift-p', true)).toBe('Meta+Shift+P');
  });
});

describe('a tool bar with little room', () => {
  it('lets go first what is reached otherwise, and never 更多', () => {
    const items = ['templates', 'undo', 'redo', 'layout', 'export', 'more'] as const;
    const fit = (room: number) => fittingItems(items, () => 10, room);
    expect(fit(60)).toEqual(items);
    expect(fit(45)).toEqual(['undo', 'layout', 'export', 'more']);
    expect(fit(0)).toEqual(['more']);
  });
});

describe('what is pasted', () => {
  it.each([
    ['https://mermaid.live/edit#pako:eNpVj', true],
    ['https://kroki.io/d2/svg/eNpLVNC1U0gCAApvAnw=', true],
    ['https://example.com/', false],
    ['a -> b: https://example.com/#aaaaaaaaaaaaaaaaaaa', false],
    ['<svg><metadata><letu:diagram>', true],
    ['<svg></svg>', false],
    ['flowchart LR', false],
  ])('%s may hold a diagram: %s', (text, may) => {
    expect(mayHoldDiagram(text)).toBe(may);
  });
});

describe('a Markdown code block', () => {
  it('is fenced with more back quotes than its text has', () => {
    expect(markdownCode('dot', 'a ```` b\n\n')).toBe('`````dot\na ```` b\n`````\n');
  });
});
