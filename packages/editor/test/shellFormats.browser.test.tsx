import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FormatError, localizedText, type AnyDefinition, type ForeignFormat } from '@letu/core';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { pikchr } from '@letu/pikchr';
import { render } from './render.js';
import { part, textBox } from './parts.js';
import { catchDownloads, choose, drop, noticeText, paste } from './shellKit.js';

const BEGINNING = '<shapes>';
const lost = localizedText('2 段录音没有带过来。', 'Not brought over: 2 recordings.');
const text = (file: Uint8Array) => new TextDecoder().decode(file);

const shapes: ForeignFormat = {
  id: 'shapes',
  title: localizedText('形状文件', 'Shapes'),
  extensions: ['.shapes'],
  mediaType: 'text/x-shapes',
  reads: true,
  writes: true,
  guess: (file) => (text(file).startsWith(BEGINNING) ? 1 : 0),
  load: async () => ({
    read(file) {
      if (text(file).includes('坏')) {
        throw new FormatError('malformed', localizedText('第 2 行坏了', 'Line 2 is broken'));
      }
      return { source: text(file).slice(BEGINNING.length).trim(), files: [], notes: [lost] };
    },
    write: ({ source }) => ({ bytes: new TextEncoder().encode(`${BEGINNING}\n${source}`), notes: [lost] }),
  }),
};
const kind = { ...pikchr, formats: [shapes] } as unknown as AnyDefinition;

async function opened() {
  const handle = createRef<DiagramEditorHandle>();
  const { container } = render(
    <DiagramEditor ref={handle} kind={kind} kinds={[kind]} defaultValue="box" storageKey={null} />,
  );
  await expect.poll(() => part(container, 'preview').dataset['state']).toMatch(/ready|error/);
  return { container, text: () => handle.current?.getValue() };
}

const file = (content: string, name: string) => new File([content], name);
const SAID = '已打开 流程.shapes。2 段录音没有带过来。';

describe('a file of another program that the kind reads', () => {
  it('opens when it is dropped, with what was not brought over, and what was there can be had back', async () => {
    const { container, text: shown } = await opened();
    expect(container.querySelector<HTMLInputElement>('input[type="file"]')?.accept).toContain('.shapes');
    drop(part(container, 'preview'), file(`${BEGINNING}\ncircle`, '流程.shapes'));
    await expect.poll(shown).toBe('circle');
    expect(noticeText(container)).toBe(SAID);
    await userEvent.click(page.getByRole('button', { name: '撤销', exact: true }).last());
    expect(shown()).toBe('box');
  });

  it('opens when its text is pasted, and any other text is pasted as it is', async () => {
    const { container, text: shown } = await opened();
    expect(paste(textBox(container), `${BEGINNING}\nellipse`)).toBe(false);
    await expect.poll(shown).toBe('ellipse');
    paste(textBox(container), 'line\nline');
    await expect.poll(shown).toContain('line\nline');
    expect(shown()).toContain('ellipse');
  });

  it('that is damaged changes nothing, and the editor says where', async () => {
    const { container, text: shown } = await opened();
    drop(part(container, 'preview'), file(`${BEGINNING}\n坏`, '流程.shapes'));
    await expect.poll(() => noticeText(container)).toBe('第 2 行坏了');
    expect(shown()).toBe('box');
  });

  it('is offered among the exports, and it is said what it has no room for', async () => {
    const downloads = catchDownloads();
    const { container } = await opened();
    await choose(container, '导出', '导出 形状文件');
    await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['pikchr.shapes']);
    expect(await downloads[0]!.file.text()).toBe(`${BEGINNING}\nbox`);
    expect(downloads[0]!.file.type).toBe('text/x-shapes');
    await expect.poll(() => noticeText(container)).toBe('已导出。2 段录音没有带过来。');
  });
});
