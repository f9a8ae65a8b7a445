import { describe, expect, it } from 'vitest';
import { defaultExample, type DiagramExample } from '@letu/core';

const example = (id: string, more: Partial<DiagramExample> = {}): DiagramExample => ({
  id,
  subject: 'process',
  title: { 'zh-CN': id, 'en-US': id },
  source: id,
  ...more,
});
const blank = example('blank', { isBlank: true });
const chinese = example('order', { isDefault: true, language: 'zh-CN' });
const english = example('order-en', { language: 'en-US' });

describe('the default example', () => {
  it('is in the language of the interface where there is one that draws something', () => {
    const kind = { kind: 'test', examples: [blank, chinese, english] };
    expect(defaultExample(kind)).toBe(chinese);
    expect(defaultExample(kind, 'zh-CN')).toBe(chinese);
    expect(defaultExample(kind, 'en-US')).toBe(english);
  });

  it('is the kind’s own where its language is every one, or no other is there', () => {
    const common = example('steps', { isDefault: true });
    expect(defaultExample({ kind: 'test', examples: [english, common] }, 'en-US')).toBe(common);
    expect(defaultExample({ kind: 'test', examples: [blank, chinese] }, 'en-US')).toBe(chinese);
  });
});
