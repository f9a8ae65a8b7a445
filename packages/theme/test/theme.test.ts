import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Button } from 'antd';
import { describe, expect, it } from 'vitest';
import {
  cssVariables,
  formMessages,
  LetuProvider,
  pageTitle,
  tokensOf,
  type LetuProviderProps,
} from '@letu/theme';

describe('the title of a page', () => {
  it.each([
    [undefined, undefined, '乐图 - 发现创作的乐趣'],
    ['', undefined, '乐图 - 发现创作的乐趣'],
    ['  ', 'after', '乐图 - 发现创作的乐趣'],
    ['流程图', undefined, '流程图 - 乐图'],
    ['流程图', 'before', '流程图 - 乐图'],
    ['流程图', 'after', '乐图 - 流程图'],
    [' 流程图 ', 'after', '乐图 - 流程图'],
  ] as const)('%j placed %s is %s', (title, place, expected) => {
    expect(pageTitle(title, place)).toBe(expected);
  });
});

describe('the messages of forms', () => {
  it('ask for what is required in both languages', () => {
    expect(formMessages['zh-CN'].required).toBe('请输入${label}');
    expect(formMessages['en-US'].required).toBe('Please enter ${label}');
  });

  it('have the same rules and the same places to fill in, in both languages', () => {
    const placesOf = (messages: object): unknown =>
      Object.fromEntries(
        Object.entries(messages).map(([rule, message]: [string, string | object]) => [
          rule,
          typeof message === 'string' ? (message.match(/\$\{\w+\}/g) ?? []).toSorted() : placesOf(message),
        ]),
      );
    expect(placesOf(formMessages['en-US'])).toEqual(placesOf(formMessages['zh-CN']));
  });
});

describe('custom properties', () => {
  it('carry colours by name and scales with their unit', () => {
    expect(cssVariables(tokensOf('light'))).toMatchObject({
      '--letu-accent-soft': '#e9edfd',
      '--letu-canvas': '#f6f5f1',
      '--letu-space-lg': '16px',
      '--letu-duration-fast': '120ms',
      '--letu-code-keyword': '#7a2da0',
    });
  });

  it('are the same ones in both themes', () => {
    const names = (theme: 'light' | 'dark') => Object.keys(cssVariables(tokensOf(theme)));
    expect(names('dark')).toEqual(names('light'));
  });

  it('take colours of the host and leave the others', () => {
    const tokens = tokensOf('light', { overrides: { light: { accent: '#004433' } } });
    expect(cssVariables(tokens)).toMatchObject({ '--letu-accent': '#004433', '--letu-text': '#1d1f2b' });
  });

  it('let nothing move for readers who want less motion', () => {
    expect(Object.values(tokensOf('dark', { reducedMotion: true }).motion.durations)).toEqual([0, 0, 0]);
  });
});

describe('on a server', () => {
  const render = (props: LetuProviderProps) =>
    renderToString(createElement(LetuProvider, props, createElement(Button, null, '新建')));

  it('a provider renders without a browser, the same every time', () => {
    expect(typeof globalThis.document).toBe('undefined');
    expect(render({ theme: 'dark' })).toContain('data-theme="dark"');
    expect(render({ theme: 'dark' })).toBe(render({ theme: 'dark' }));
  });

  it('gives its nonce to the styles, where React has been given the same', async () => {
    const provider = createElement(LetuProvider, { nonce: 'n0nce' }, createElement(Button, null, '新建'));
    const { pipe } = renderToPipeableStream(provider, {
      nonce: { script: 'n0nce', style: 'n0nce' },
    });
    const styles = (await text(pipe(new PassThrough()))).match(/<style[^>]*>/g);
    expect(styles).not.toBeNull();
    for (const style of styles ?? []) expect(style).toContain('nonce="n0nce"');
  });

  it('leaves the system theme to the styles, so that the first paint is right', () => {
    expect(render({ theme: 'system' })).toContain('@media (prefers-color-scheme: dark)');
    expect(render({ theme: 'light' })).not.toContain('prefers-color-scheme');
  });
});
