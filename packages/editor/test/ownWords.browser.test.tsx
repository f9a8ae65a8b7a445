import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codeMessages } from '@letu/code';
import { codecMessages, linkTo } from '@letu/codec';
import { coreMessages, DiagramError, ownMessages } from '@letu/core';
import {
  DiagramEditor,
  DiagramView,
  editorMessages,
  pictureMessages,
  viewMessages,
  type DiagramEditorProps,
} from '@letu/editor';
import { graphviz } from '@letu/graphviz';
import { pikchr, pikchrMessages, type PikchrOptions } from '@letu/pikchr';
import { LetuProvider } from '@letu/theme';
import { linkTargets } from '../src/shell/out/links.js';
import { part, previewState, surfaceShown, textBox } from './parts.js';
import { render } from './render.js';
import { barButton, choose, command, drop, noticeText, paste } from './shellKit.js';

const open = (props: Partial<DiagramEditorProps<PikchrOptions>>) =>
  render(<DiagramEditor kind={pikchr} storageKey={null} defaultValue={'box "甲"'} {...props} />).container;

const names = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));

describe('the host’s own words', () => {
  it('are those of buttons, hints, menus, commands and their notices', async () => {
    const container = open({
      messages: [
        ownMessages(editorMessages, {
          'zh-CN': {
            export: '拿走',
            copied: '放到剪贴板了',
            commands: { open: '翻开…', 'copy.text': '抄源文本', 'export.picture': '拿走图…' },
            noDiagram: '{0} 里没有图',
          },
        }),
        ownMessages(codeMessages, { 'zh-CN': { code: '{0} 的代码', commands: { comment: '注掉' } } }),
      ],
    });
    await previewState(container, 'ready');
    await expect.poll(() => names(container)).toContain('Pikchr 示意图 的代码');
    await userEvent.hover(barButton(container, '翻开'));
    await expect.element(page.getByRole('tooltip', { name: /翻开/ })).toBeVisible();
    await userEvent.click(barButton(container, '拿走'));
    await expect.element(page.getByRole('menuitem', { name: '拿走图…' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await choose(container, '复制', '抄源文本');
    await expect.poll(() => noticeText(container)).toBe('放到剪贴板了');
    drop(part(container, 'code'), new File([new Uint8Array(9)], '照片.jpg', { type: 'image/jpeg' }));
    await expect.poll(() => noticeText(container)).toBe('照片.jpg 里没有图');
    await userEvent.click(textBox(container));
    await command('注掉');
    await expect.poll(() => textBox(container).textContent).toMatch(/^# ?box/);
  });

  it('are those of dialogs, of the code pane’s hint and of the picture’s tools', async () => {
    const { container } = render(
      <DiagramEditor
        kind={graphviz}
        storageKey={null}
        messages={[
          ownMessages(editorMessages, {
            'zh-CN': { options: '画法', shortcutsTitle: '按键', groups: { edit: '改' } },
          }),
          ownMessages(codeMessages, { 'zh-CN': { leaveHint: '先 Esc 后 Tab 出去。' } }),
          ownMessages(pictureMessages, { 'zh-CN': { outline: '目录', background: { plain: '纯色' } } }),
        ]}
      />,
    );
    await previewState(container, 'ready');
    await expect.poll(() => names(container)).toEqual(expect.arrayContaining(['目录', '纯色']));
    expect(part(container, 'code').textContent).toContain('先 Esc 后 Tab 出去。');
    await userEvent.click(barButton(container, '绘图选项'));
    await expect.element(page.getByRole('dialog', { name: '画法' })).toBeVisible();
    await command('快捷键');
    const dialog = page.getByRole('dialog', { name: '按键' });
    await expect.element(dialog.getByRole('heading', { name: '改' })).toBeVisible();
  });

  it('are what is said of mistakes, by the engine too, of failures and of links', async () => {
    const messages = [
      ownMessages(viewMessages, {
        'zh-CN': { cannotDraw: '还差一点', problemCount: '{error} 处不对', engineFailed: '坏了' },
      }),
      ownMessages(coreMessages, { 'zh-CN': { errors: { 'engine-crashed': '引擎倒下了。' } } }),
      ownMessages(pikchrMessages, { 'zh-CN': { error: '读不懂：{0}' } }),
      ownMessages(codecMessages, { 'zh-CN': { errors: { truncated: '链接少了一截。' } } }),
    ];
    const container = open({ messages, defaultValue: 'box bxo' });
    await previewState(container, 'error');
    expect(part(container, 'preview').textContent).toContain('还差一点');
    await expect.poll(() => part(container, 'problems').textContent).toMatch(/1 处不对.*读不懂：/);
    paste(textBox(container), linkTo(linkTargets(pikchr)[0]!, 'box "甲"').slice(0, -6));
    await expect.poll(() => noticeText(container)).toBe('链接少了一截。');

    const failing = () => Promise.reject(new DiagramError('engine-crashed', 'down'));
    const engine = await pikchr.load({ engine: { render: failing } });
    const { container: view } = render(
      <DiagramView kind={pikchr} engine={engine} source="box" messages={messages} />,
    );
    await expect.poll(() => view.textContent).toContain('坏了引擎倒下了。');
  });

  it('come from the provider around, and change with it', async () => {
    const own = (layout: string) => [ownMessages(editorMessages, { 'zh-CN': { layout } })];
    const provided = (outer: string, inner?: string) => (
      <LetuProvider messages={own(outer)}>
        <DiagramEditor kind={pikchr} storageKey={null} {...(inner ? { messages: own(inner) } : {})} />
      </LetuProvider>
    );
    const { container, rerender } = render(provided('摆法'));
    await surfaceShown(container);
    const box = textBox(container);
    expect(names(container)).toContain('摆法');
    rerender(provided('排法'));
    await expect.poll(() => names(container)).toContain('排法');
    rerender(provided('排法', '放法'));
    await expect.poll(() => names(container)).toContain('放法');
    expect(textBox(container)).toBe(box);
  });
});
