import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../src/locales/index.js';
import { zhCN } from '../src/locales/zh-CN.js';
import { timeAgo } from '../src/layout/timeAgo.js';
import { parseSettings } from '../src/settings/settings.js';

describe('settings', () => {
  it.each([null, '', '{', 'null', '7', '{"theme":"pink","locale":"fr"}'])(
    'take their defaults from %j',
    (stored) => {
      expect(parseSettings(stored)).toEqual({ theme: 'system', locale: 'zh-CN' });
    },
  );

  it('are read as they were chosen', () => {
    expect(parseSettings('{"theme":"dark","locale":"en-US"}')).toEqual({ theme: 'dark', locale: 'en-US' });
  });
});

describe('the age of a document', () => {
  beforeAll(() => loadMessages('en-US'));
  const now = Date.UTC(2026, 4, 20, 12);
  const minutes = (count: number) => now - count * 60_000;

  it.each([
    [minutes(0), '刚刚', 'just now'],
    [minutes(5), '5分钟前', '5 minutes ago'],
    [minutes(180), '3小时前', '3 hours ago'],
    [minutes(60 * 24), '昨天', 'yesterday'],
    [minutes(60 * 24 * 30), '2026年4月20日', 'Apr 20, 2026'],
    [minutes(-5), '刚刚', 'just now'],
  ])('is said in both languages', (time, chinese, english) => {
    expect(timeAgo(time, 'zh-CN', now)).toBe(chinese);
    expect(timeAgo(time, 'en-US', now)).toBe(english);
  });
});

describe('the name of what nobody has named', () => {
  it.each([
    ['思维导图', '未命名思维导图', '新建思维导图'],
    ['Mermaid', '未命名 Mermaid 图', '新建 Mermaid 图'],
  ])('of %s has a space before Latin letters alone', (kind, untitled, title) => {
    const { template } = zhCN;
    expect([template.untitled(kind), template.title(kind)]).toEqual([untitled, title]);
  });
});
