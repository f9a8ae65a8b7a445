import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialects, pngWithDiagram, svgWithDiagram, type DecodedDiagram } from '@letu/codec';
import {
  DiagramEditor,
  exportPicture,
  type DiagramEditorHandle,
  type DiagramEditorProps,
} from '@letu/editor';
import { graphviz, type GraphvizOptions } from '@letu/graphviz';
import { kinds } from '@letu/kinds';
import { pikchr } from '@letu/pikchr';
import { render } from './render.js';
import { part, previewState, textBox } from './parts.js';
import { drop, noticeText, paste } from './shellKit.js';

const TYPED = 'box "写了很久"';
const OTHER = 'circle "打开的"';
const KROKI = `https://kroki.io/pikchr/svg/${dialects.kroki.encode(OTHER)}`;
const MERMAID = `https://kroki.io/mermaid/svg/${dialects.kroki.encode('flowchart LR; a --> b')}`;

const file = (content: BlobPart, name: string, type = '') => new File([content], name, { type });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function opened(props: Partial<DiagramEditorProps<object>> = {}) {
  const handle = createRef<DiagramEditorHandle>();
  const editor = (
    <DiagramEditor ref={handle} kind={pikchr} defaultValue={TYPED} storageKey={null} {...props} />
  );
  const { container } = render(editor);
  await expect.poll(() => part(container, 'preview').dataset['state']).toMatch(/ready|error/);
  return { container, text: () => handle.current?.getValue(), handle };
}

async function pictureOf(source: string): Promise<string> {
  const engine = await pikchr.load();
  const result = await engine.render(source);
  engine.dispose();
  if (result.status === 'failure') throw new Error('There is no picture.');
  return result.svg;
}

describe('a picture that carries its text', () => {
  it.each(['svg', 'png'] as const)(
    'opens again when an %s is dropped, and what was there can be had back',
    async (format) => {
      const diagram = { type: 'pikchr', source: OTHER } as const;
      const picture = await exportPicture({ svg: await pictureOf(OTHER), theme: 'light', diagram }, format);
      const { container, text } = await opened();
      drop(part(container, 'preview'), file(picture, `图.${format}`, picture.type));
      await expect.poll(text).toBe(OTHER);
      expect(noticeText(container)).toBe('已打开图片里的源文本');
      await userEvent.click(button('撤销').last());
      expect(text()).toBe(TYPED);
    },
  );

  it('opens when its file or its code is pasted', async () => {
    const svg = svgWithDiagram(await pictureOf(OTHER), { type: 'pikchr', source: OTHER });
    const png = await exportPicture({ svg, theme: 'light' }, 'png');
    const bytes = pngWithDiagram(new Uint8Array(await png.arrayBuffer()), { type: 'pikchr', source: 'box' });
    const { container, text } = await opened();
    expect(paste(textBox(container), svg)).toBe(false);
    await expect.poll(text).toBe(OTHER);
    expect(paste(textBox(container), file(bytes, 'image.png', 'image/png'))).toBe(false);
    await expect.poll(text).toBe('box');
  });

  it('brings its options along where the editor keeps them, and only ones its form could have set', async () => {
    const onOptionsChange = vi.fn<(options: Partial<GraphvizOptions>) => void>();
    const options = { layout: 'circo', evil: true };
    const svg = svgWithDiagram(await pictureOf('box'), {
      type: 'graphviz',
      source: 'graph { a -- b }',
      options,
    });
    const { container } = render(
      <DiagramEditor kind={graphviz} storageKey={null} {...{ onOptionsChange }} />,
    );
    await previewState(container, 'ready');
    drop(part(container, 'preview'), file(svg, 'a.svg', 'image/svg+xml'));
    await expect.poll(() => onOptionsChange.mock.calls).toEqual([[{ layout: 'circo' }]]);
    await userEvent.click(button('撤销').last());
    expect(onOptionsChange).toHaveBeenLastCalledWith({});
  });
});

describe('a file', () => {
  it('is opened from the dialog under the kind’s extension', async () => {
    const { container, text } = await opened();
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    expect(input?.accept).toBe('.pikchr,.svg,.png,.txt,.md');
    await userEvent.upload(input!, file(OTHER, '流程.pikchr'));
    await expect.poll(text).toBe(OTHER);
    await expect.poll(() => noticeText(container)).toBe('已打开 流程.pikchr');
    expect(document.activeElement).toBe(textBox(container));
  });

  it('in the older Chinese encoding is read as what it says', async () => {
    const { container, text } = await opened();
    drop(
      container.firstElementChild!,
      file(new Uint8Array([0x22, 0xc4, 0xe3, 0xba, 0xc3, 0x22]), '旧.pikchr'),
    );
    await expect.poll(text).toBe('"你好"');
  });

  it('without a diagram in it changes nothing, and the editor says so', async () => {
    const { container, text } = await opened();
    const plain = await exportPicture({ svg: await pictureOf('box'), theme: 'light' }, 'png');
    drop(part(container, 'preview'), file(plain, '照片.png', 'image/png'));
    await expect.poll(() => noticeText(container)).toBe('照片.png 里没有找到能打开的图');
    drop(part(container, 'preview'), file(new Uint8Array((64 << 20) + 1), '大.png', 'image/png'));
    await expect.poll(() => noticeText(container)).toBe('文件太大，没有打开');
    expect(text()).toBe(TYPED);
  });

  it('takes the place of nothing before it is said where it goes, where a host opens it elsewhere', async () => {
    const onOpenOther = vi.fn<(diagram: DecodedDiagram, name?: string) => void>();
    const { container, text } = await opened({ onOpenOther });
    const dropped = () => drop(part(container, 'preview'), file(OTHER, '甲.pikchr'));
    dropped();
    await expect.poll(() => noticeText(container)).toContain('甲.pikchr');
    expect(text()).toBe(TYPED);
    await userEvent.click(button('打开为新图'));
    expect(onOpenOther).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'pikchr', source: OTHER }),
      '甲.pikchr',
    );
    expect(text()).toBe(TYPED);
    dropped();
    await userEvent.click(button('替换现在的图'));
    await expect.poll(text).toBe(OTHER);
    await userEvent.click(button('撤销').last());
    expect(text()).toBe(TYPED);
  });

  it('takes the place of a text without anything in it at once', async () => {
    const { container, text, handle } = await opened({ onOpenOther: vi.fn() });
    handle.current?.setValue('\n');
    drop(part(container, 'preview'), file(OTHER, '甲.pikchr'));
    await expect.poll(text).toBe(OTHER);
  });

  it('of another kind is offered to the host', async () => {
    const onOpenOther = vi.fn<(diagram: DecodedDiagram) => void>();
    const { container, text } = await opened({ kinds, onOpenOther });
    drop(part(container, 'preview'), file('digraph { a -> b }', 'a.dot'));
    await expect.poll(() => noticeText(container)).toContain('Graphviz');
    await userEvent.click(button('去打开'));
    expect(onOpenOther).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'graphviz', source: 'digraph { a -> b }' }),
      'a.dot',
    );
    expect(text()).toBe(TYPED);
  });

  it('is not taken by an editor that is read-only', async () => {
    const { container, text } = await opened({ readOnly: true });
    drop(part(container, 'preview'), file(OTHER, 'a.pikchr'));
    expect(container.querySelector('.letu-drop')).toBeNull();
    expect(text()).toBe(TYPED);
  });

  it('is announced to be openable while it is over the editor', async () => {
    const { container } = await opened();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file(OTHER, 'a.pikchr'));
    const over = (type: string) =>
      part(container, 'preview').dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
      );
    over('dragenter');
    await expect.element(page.getByText('松开即可打开')).toBeVisible();
    over('dragleave');
    await expect.poll(() => container.querySelector('.letu-drop')).toBeNull();
  });
});

describe('a pasted link', () => {
  it('to another tool opens the diagram inside, which can be undone', async () => {
    const { container, text } = await opened();
    expect(paste(textBox(container), KROKI)).toBe(false);
    await expect.poll(text).toBe(OTHER);
    expect(noticeText(container)).toBe('已打开链接里的图');
    await userEvent.click(button('撤销').last());
    expect(text()).toBe(TYPED);
  });

  it('can be had as text instead', async () => {
    const { container, text } = await opened();
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    paste(textBox(container), KROKI);
    await expect.poll(text).toBe(OTHER);
    await userEvent.click(button('只粘贴文字'));
    expect(text()).toBe(TYPED + KROKI);
  });

  it('to a diagram of another kind changes nothing', async () => {
    const { container, text } = await opened({ kinds });
    paste(textBox(container), MERMAID);
    await expect.poll(() => noticeText(container)).toContain('Mermaid');
    expect(text()).toBe(TYPED);
  });

  it('to any other page is pasted as it is, like any text', async () => {
    const { container, text } = await opened({ defaultValue: '# ' });
    const link = 'https://example.com/docs/page?id=12345678';
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    paste(textBox(container), link);
    await expect.poll(text).toBe(`# ${link}`);
    expect(noticeText(container)).toBe('');
    expect(paste(textBox(container), 'arrow')).toBe(false);
    expect(text()).toContain('arrow');
  });

  it('is opened when it is dropped beside the text', async () => {
    const { container, text } = await opened();
    drop(part(container, 'preview'), KROKI);
    await expect.poll(text).toBe(OTHER);
  });
});

describe('a template', () => {
  it('replaces the text in one step, which the notice undoes', async () => {
    const { container, text } = await opened();
    await userEvent.click(
      page.elementLocator(part(container, 'toolbar')).getByRole('button', { name: '模板' }),
    );
    await userEvent.click(page.getByRole('menuitem', { name: '读写分离' }));
    expect(text()).toContain('主库');
    expect(noticeText(container)).toBe('已换成模板“读写分离”');
    await userEvent.click(button('撤销').last());
    expect(text()).toBe(TYPED);
  });

  it('can be undone by its notice only until something else changes, and is selected by nobody', async () => {
    const { container, text } = await opened();
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(
      page.elementLocator(part(container, 'toolbar')).getByRole('button', { name: '模板' }),
    );
    await userEvent.click(page.getByRole('menuitem', { name: '读写分离' }));
    expect(getSelection()?.isCollapsed).toBe(true);
    const template = text();
    await userEvent.keyboard('x');
    expect(text()?.length).toBe((template?.length ?? 0) + 1);
    expect(container.querySelector('[data-part="notice"]')).toBeNull();
  });
});
