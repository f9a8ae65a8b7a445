import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownMessages } from '@letu/core';
import { ExamplePrompts, examplePrompts, promptMessages } from '@letu/prompts';
import { renderThemed, violations } from '../../theme/test/page.js';

describe('the example prompts', () => {
  it('are a database of roles, a schedule and a mind map of animals', () => {
    expect(examplePrompts.map(({ key }) => key)).toEqual(['rbac', 'schedule', 'animals']);
  });

  it.each([
    ['zh-CN', /角色权限/, /RBAC/],
    ['en-US', /Role and permission/, /RBAC/],
  ] as const)('give their text in %s when pressed, by mouse or key', async (locale, name, text) => {
    const sent: string[] = [];
    renderThemed(<ExamplePrompts onSelect={(_prompt, asked) => sent.push(asked)} />, { locale });
    await userEvent.click(page.getByRole('button', { name }));
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatch(text);
    expect(sent[1]).toBe(sent[0]);
  });

  it('are called what the host says', async () => {
    const messages = [ownMessages(promptMessages, { 'zh-CN': { label: '从这里开始' } })];
    renderThemed(<ExamplePrompts />, { messages });
    await expect.element(page.getByRole('list', { name: '从这里开始' })).toBeVisible();
  });

  it('can be out of use', async () => {
    renderThemed(<ExamplePrompts disabled />);
    for (const button of page.getByRole('button').elements()) expect(button).toHaveProperty('disabled', true);
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it('have no accessibility violation', async () => {
    renderThemed(<ExamplePrompts />, { theme });
    expect(await violations()).toEqual([]);
  });
});
