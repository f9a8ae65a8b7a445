import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { graphviz } from '@letu/graphviz';
import { render } from '../../editor/test/render.js';
import { previewState, textBox } from '../../editor/test/parts.js';

/** Opens an editor whose language has come, with the caret where the text has `¦`. */
async function open(marked: string) {
  const handle = createRef<DiagramEditorHandle>();
  const offset = marked.indexOf('¦');
  const source = marked.replace('¦', '');
  const { container } = render(<DiagramEditor ref={handle} kind={graphviz} defaultValue={source} />);
  await expect.poll(() => container.querySelector('.cm-foldGutter')).not.toBeNull();
  await expect
    .poll(() => container.querySelector("[data-part='preview']")?.getAttribute('data-state'))
    .toMatch(/ready|error|idle/);
  await userEvent.click(textBox(container));
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  if (offset > 0) await userEvent.keyboard('{ArrowRight}'.repeat(offset));
  return { container, value: () => handle.current?.getValue(), handle };
}

const popup = () => document.querySelector<HTMLElement>('.cm-tooltip-autocomplete');
const options = () =>
  [...(popup()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent ?? '');
const ask = async () => {
  await userEvent.keyboard('{Control>} {/Control}');
  await expect.poll(popup).not.toBeNull();
};
/** CodeMirror takes no key for a list that has just come, lest it be meant for the text (`interactionDelay`). */
async function acceptWith(key: string): Promise<void> {
  const seenAt = performance.now();
  await expect.poll(() => performance.now() - seenAt).toBeGreaterThan(100);
  await userEvent.keyboard(key);
}

describe('completion in the code pane', () => {
  it('offers colours with swatches', async () => {
    await open('digraph { 甲 [color=r¦] }');
    await ask();
    const red = [...(popup()?.querySelectorAll('li') ?? [])].find(({ textContent }) => textContent === 'red');
    const swatch = red?.querySelector<HTMLElement>('.letu-swatch');
    expect(swatch && getComputedStyle(swatch).backgroundColor).toBe('rgb(255, 0, 0)');
  });

  it('says in Chinese what it offers', async () => {
    await open('digraph { 甲 [shape=cyl¦] }');
    await ask();
    expect(options().join()).toContain('cylinder圆柱');
  });

  it('comes by itself while a word is typed, and offers names in Chinese', async () => {
    const { value } = await open('digraph {\n  数据库 -> 缓存\n  缓存 -> ¦\n}');
    await userEvent.keyboard('数');
    await expect.poll(() => options().join()).toContain('数据库');
    await acceptWith('{Tab}');
    expect(value()).toBe('digraph {\n  数据库 -> 缓存\n  缓存 -> 数据库\n}');
  });

  it('writes snippets whose places Tab goes through', async () => {
    const { value } = await open('digraph {\n  ¦\n}');
    await userEvent.keyboard('rec');
    await expect.poll(() => options()[0] ?? '').toContain('record分栏的节点');
    await acceptWith('{ArrowDown}{Enter}');
    expect(value()).toBe('digraph {\n  名称 [shape=record, label="<a> 左 | <b> 右"]\n}');
    await userEvent.keyboard('a{Tab}b{Tab}c');
    expect(value()).toBe('digraph {\n  a [shape=record, label="<a> b | <b> c"]\n}');
  });

  it('closes with Escape and leaves the text', async () => {
    const { value } = await open('digraph { 甲 [sh¦] }');
    await ask();
    await userEvent.keyboard('{Escape}');
    await expect.poll(popup).toBeNull();
    expect(value()).toBe('digraph { 甲 [sh] }');
  });
});

describe('help in the code pane', () => {
  it('shows what the word under the pointer means, in Chinese', async () => {
    const { container } = await open('¦digraph { 甲 }');
    const word = [...container.querySelectorAll('.cm-line span')].find(
      ({ textContent }) => textContent === 'digraph',
    );
    await userEvent.hover(word as HTMLElement);
    await expect
      .poll(() => container.querySelector('.letu-help')?.textContent ?? '')
      .toMatch(/digraph.*有向图/);
  });
});

describe('the text in the code pane', () => {
  it('folds beside a line and unfolds where it is folded', async () => {
    const { container } = await open('digraph {¦\n  甲\n  乙\n}');
    await userEvent.click(page.elementLocator(container).getByTitle('折叠'));
    const folded = page.elementLocator(container).getByLabelText('已折叠的内容');
    await expect.poll(() => folded.query()).not.toBeNull();
    await userEvent.click(folded);
    await expect.poll(() => folded.query()).toBeNull();
  });

  it('comments lines out and in', async () => {
    const { value } = await open('digraph {\n  ¦甲\n}');
    await userEvent.keyboard('{Control>}/{/Control}');
    expect(value()).toBe('digraph {\n  // 甲\n}');
    await userEvent.keyboard('{Control>}/{/Control}');
    expect(value()).toBe('digraph {\n  甲\n}');
  });

  it('indents and closes brackets as one types', async () => {
    const { value } = await open('¦');
    await userEvent.keyboard('digraph {{{Enter}a [[label="x');
    expect(value()).toBe('digraph {\n  a [label="x"]\n}');
  });

  it('is searched in a panel in Chinese', async () => {
    const { container } = await open('digraph { ¦数据库 -> 缓存 -> 数据库 }');
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = page.elementLocator(container).getByRole('textbox', { name: '查找' });
    await userEvent.click(field);
    await userEvent.keyboard('数据库{Enter}');
    await expect.poll(() => container.querySelectorAll('.cm-searchMatch').length).toBe(2);
    for (const name of ['下一个', '上一个', '全选', '替换', '全部替换']) {
      expect(
        page.elementLocator(container).getByRole('button', { name, exact: true }).query(),
        name,
      ).not.toBeNull();
    }
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => container.querySelector('.cm-search')).toBeNull();
    expect(document.activeElement).toBe(textBox(container));
  });

  it('keeps what was typed before and after a fold, a comment and a fix in one history', async () => {
    const { value, handle } = await open('digraph {\n  甲¦\n}');
    await userEvent.keyboard('1');
    await userEvent.keyboard('{Control>}/{/Control}');
    await userEvent.keyboard('2');
    expect(value()).toBe('digraph {\n  // 甲12\n}');
    for (const text of ['digraph {\n  // 甲1\n}', 'digraph {\n  甲1\n}', 'digraph {\n  甲\n}']) {
      handle.current?.undo();
      expect(value()).toBe(text);
    }
  });
});

describe('an input method in the code pane', () => {
  // The commands of Chromium's own protocol compose as a Chinese input method does; synthetic events do not.
  const compose = (text: string) =>
    cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const commit = (text: string) => cdp().send('Input.insertText', { text });

  it('is interrupted neither by completion nor by the marks of a mistake', async () => {
    const { container, value } = await open('digraph {\n  数据库 -> 缓存\n  缓存 -> ¦\n}');
    await previewState(container, 'error');
    for (const text of ['s', 'sh', 'shu', 'shu j', 'shu ju']) {
      await compose(text);
      expect(value()).toContain(`缓存 -> ${text}\n`);
      expect(popup()).toBeNull();
    }
    await commit('数据');
    expect(value()).toContain('缓存 -> 数据\n');
    await userEvent.keyboard('库');
    expect(value()).toBe('digraph {\n  数据库 -> 缓存\n  缓存 -> 数据库\n}');
    await previewState(container, 'ready');
  });
});
