import { describe, expect, it } from 'vitest';
import { pageTitle } from '../src/routing/pageTitle.js';

describe('the title of a page', () => {
  it("is the product's where the page has none of its own", () => {
    expect(pageTitle()).toBe('乐图 - 发现创作的乐趣');
    expect(pageTitle('  ')).toBe('乐图 - 发现创作的乐趣');
  });

  it('combines its own with the brand, before or after it', () => {
    expect(pageTitle('流程图')).toBe('流程图 - 乐图');
    expect(pageTitle('流程图', 'after')).toBe('乐图 - 流程图');
  });
});
