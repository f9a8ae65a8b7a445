import { createRef } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { decodeAny } from '@letu/codec';
import { createMemoryFiles, toPng } from '@letu/core';
import { DiagramEditor, type DiagramEditorHandle, type DiagramEditorProps } from '@letu/editor';
import { excalidraw, type ExcalidrawOptions } from '@letu/excalidraw';
import { readItems } from '../src/formats/library.js';
import { ownLibrary } from '../src/ownLibrary.js';
import { render } from '../../editor/test/render.js';
import { catchDownloads, choose, drop, paste } from '../../editor/test/shellKit.js';
import { describeSurfaceContract } from '../../editor/test/surfaceContract.js';
import { boardOf, box, text } from './boards.js';

const FIRST = boardOf([text('a', '甲', { x: 10, y: 10 }), box('b', 100, 100)]);
const SECOND = boardOf([text('a', '甲', { x: 10, y: 10 }), box('b', 160, 100), box('c', 300, 100)]);

/** Waits until the editor has drawn the board. */
const shown = (surface: Element) =>
  expect.poll(() => surface.querySelector('.excalidraw canvas.static')).not.toBeNull();

const chosen = (surface: Element) => surface.querySelector('[role="status"]')?.textContent ?? '';

async function selectAll(surface: HTMLElement): Promise<void> {
  await shown(surface);
  surface.querySelector<HTMLElement>('.excalidraw')!.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
}

describeSurfaceContract({
  kind: excalidraw,
  sources: [FIRST, SECOND],
  shape: { id: 'e-a', role: 'text', label: '甲' },
  async edit(surface) {
    await selectAll(surface);
    await userEvent.keyboard('{ArrowRight}');
  },
  async selectCommon(surface) {
    await selectAll(surface);
    await expect.poll(() => chosen(surface)).toContain('2');
  },
  selection: chosen,
  async beginText(surface) {
    await shown(surface);
    surface.querySelector<HTMLElement>('.excalidraw')!.focus();
    await userEvent.keyboard('{Control>}a{/Control}{Escape}');
    await userEvent.keyboard('t');
    await userEvent.click(surface.querySelector('canvas.interactive')!, { position: { x: 500, y: 300 } });
    await expect.poll(() => surface.querySelector('textarea.excalidraw-wysiwyg')).not.toBeNull();
  },
});

async function open(props: Partial<DiagramEditorProps<ExcalidrawOptions>> = {}) {
  const handle = createRef<DiagramEditorHandle>();
  const files = createMemoryFiles();
  const { container, rerender } = render(
    <DiagramEditor
      ref={handle}
      kind={excalidraw}
      storageKey={null}
      files={files}
      defaultValue={FIRST}
      {...props}
    />,
  );
  await shown(container);
  return { handle, files, container, rerender, value: () => handle.current?.getValue() ?? '' };
}

it('draws the images of a board that came as a source alone', async () => {
  const files = createMemoryFiles();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const fileId = await files.put(new Blob([svg], { type: 'image/svg+xml' }));
  const drawn: string[] = [];
  const image = { id: 'a', type: 'image', fileId, x: 0, y: 0, width: 80, height: 80 };
  const { handle } = await open({
    files,
    defaultValue: boardOf([image]),
    onRender: (result) => drawn.push(result.status === 'success' ? result.svg : ''),
  });
  await expect.poll(() => drawn.at(-1)).toContain('data:image/svg+xml;base64,');
  expect(handle.current?.getDiagram().files).toEqual([fileId]);
});

it('leaves what nobody has touched as it came', async () => {
  const untouched = [
    {
      id: 'way',
      type: 'arrow',
      x: 0,
      y: 200,
      points: [
        [0, 0],
        [90, 40],
      ],
      locked: true,
      link: 'letu.example',
    },
    box('still', 300, 0, { locked: true, boundElements: [{ id: 'gone', type: 'arrow' }] }),
  ] as const;
  const { container, value } = await open({ defaultValue: boardOf([box('moved', 0, 0), ...untouched]) });
  const elements = (source: string) => (JSON.parse(source) as { elements: object[] }).elements;
  const [, ...before] = elements(value());
  await selectAll(container);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => elements(value())[0]).not.toMatchObject({ x: 0 });
  expect(elements(value()).slice(1)).toEqual(before);
});

it('keeps images by what they hold, and not in the text', { tags: 'long' }, async () => {
  const { handle, container, files } = await open();
  await selectAll(container);
  const image = await toPng('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([image], 'a.png', { type: 'image/png' }));
  document.activeElement!.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => handle.current?.getDiagram().files).toHaveLength(1);
  const { source, files: [id] = [] } = handle.current!.getDiagram();
  expect(source).toContain(`"fileId": "${id}"`);
  expect(source).toContain('甲');
  expect(source).not.toContain('data:');
  expect((await files.get(id!))?.size).toBe(image.size);
});

it('puts an image that is dropped on a frame into that', async () => {
  const frame = { id: 'f', type: 'frame', x: 0, y: 0, width: 300, height: 200, name: null };
  const { container, value } = await open({ defaultValue: boardOf([frame]) });
  const canvas = container.querySelector('canvas.interactive')!;
  const image = await toPng('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  drop(canvas, new File([image], 'a.png', { type: 'image/png' }));
  await expect.poll(value).toMatch(/"type": "image",[^}]*"frameId": "f"/);
});

it('leaves the language and the direction of the page alone', async () => {
  const { lang, dir } = document.documentElement;
  onTestFinished(() => void Object.assign(document.documentElement, { lang, dir }));
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' });
  const { container } = await open({ locale: 'zh-CN' });
  await expect.poll(() => container.querySelector('.excalidraw [title^="矩形"]')).not.toBeNull();
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

it('tells in Chinese what Excalidraw has no Chinese words for', async () => {
  const { container } = await open({ locale: 'zh-CN' });
  const hint = () => container.querySelector('.HintViewer')?.textContent;
  await expect.poll(hint).toContain('移动画布');
  container.querySelector<HTMLElement>('.excalidraw')!.focus();
  await userEvent.keyboard('a');
  await expect.poll(hint).toMatch(/拖动画一条箭头。再按一次 A 更换/);
});

it('never takes back what another tab did', { tags: 'long' }, async () => {
  const onChange = vi.fn<() => void>();
  const handle = createRef<DiagramEditorHandle>();
  const editor = (value: string) => (
    <DiagramEditor ref={handle} kind={excalidraw} storageKey={null} value={value} onChange={onChange} />
  );
  const { container, rerender } = render(editor(FIRST));
  await shown(container);
  await selectAll(container);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
  const mine = handle.current!.getValue();
  const other = JSON.parse(mine) as { elements: object[] };
  const theirs = JSON.parse(boardOf([box('theirs', 400, 300)])) as { elements: object[] };
  const both = { ...other, elements: [...other.elements, ...theirs.elements] };
  rerender(editor(JSON.stringify(both)));
  await expect.poll(() => handle.current!.getValue()).toContain('theirs');
  handle.current!.undo();
  expect(handle.current!.getValue()).toContain('"theirs"');
  expect(handle.current!.getValue()).toContain('"x": 10,');
});

it('keeps what somebody else has only begun to draw, which Excalidraw does not show', async () => {
  const begun = box('begun', 200, 200, { width: 0, height: 0 });
  const { container, value } = await open({
    defaultValue: boardOf([box('first', 0, 0), begun, box('last', 300, 0)]),
  });
  const elements = () => (JSON.parse(value()) as { elements: { id: string; x: number }[] }).elements;
  const [, before] = elements();
  await selectAll(container);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => elements()[0]).toMatchObject({ x: 1 });
  expect(elements().map(({ id }) => id)).toEqual(['first', 'begun', 'last']);
  expect(elements()[1]).toEqual(before);
});

/** Opens the menu of all that is on the board, and chooses from it. */
async function chooseForAll(container: HTMLElement, words: RegExp): Promise<void> {
  await selectAll(container);
  await userEvent.click(container.querySelector('canvas.interactive')!, { button: 'right' });
  await userEvent.click(page.getByRole('button', { name: words }).or(page.getByText(words)).first());
}

const keptItems = () => (ownLibrary.read() === '' ? [] : readItems(ownLibrary.read()).items);

/** Puts the first item of the library on the board. */
async function insertFirst(container: HTMLElement): Promise<void> {
  await userEvent.click(container.querySelector('.sidebar-trigger')!);
  await expect.poll(() => container.querySelector('.library-unit__active')).not.toBeNull();
  await userEvent.click(container.querySelector('.library-unit__dragger, .library-unit__active')!);
}

it('keeps what is added to its library on this device, for every board', async () => {
  onTestFinished(() => void ownLibrary.write(''));
  const first = await open({ locale: 'zh-CN' });
  await chooseForAll(first.container, /添加到素材库/);
  await expect.poll(() => keptItems().map((item) => item.length)).toEqual([2]);
  cleanup();
  const { container, value } = await open({ locale: 'zh-CN', defaultValue: boardOf([box('only', 0, 0)]) });
  await insertFirst(container);
  await expect
    .poll(() => (JSON.parse(value()) as { elements: { type: string }[] }).elements.map(({ type }) => type))
    .toEqual(['rectangle', 'text', 'rectangle']);
});

it('adds a library that is dropped on it to its own', async () => {
  onTestFinished(() => void ownLibrary.write(''));
  const { container } = await open({ locale: 'zh-CN' });
  const elements = (JSON.parse(SECOND) as { elements: object[] }).elements.slice(1);
  const library = {
    type: 'excalidrawlib',
    version: 2,
    libraryItems: [{ id: 'i', status: 'unpublished', created: 1, elements }],
  };
  drop(container.querySelector('.excalidraw')!, new File([JSON.stringify(library)], '图.excalidrawlib'));
  await expect.poll(() => keptItems().map((item) => item.length)).toEqual([2]);
  await expect.poll(() => container.querySelector('.library-unit__active')).not.toBeNull();
});

it('calls a frame without a name one in its language', async () => {
  const frame = { id: 'f', type: 'frame', x: 0, y: 0, width: 300, height: 200, name: null };
  const { container } = await open({
    locale: 'zh-CN',
    defaultValue: boardOf([frame, box('in', 40, 40, { frameId: 'f' })]),
  });
  await expect.poll(() => container.querySelector('[id*="frame-name"]')?.textContent).toBe('画框');
});

it('leaves the keys that print to whoever prints the board', async () => {
  const { container } = render(
    <div style={{ height: 400 }}>
      <DiagramEditor kind={excalidraw} storageKey={null} defaultValue={FIRST} />
    </div>,
  );
  await selectAll(container);
  const press = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, bubbles: true, cancelable: true });
  container.querySelector('.excalidraw')!.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

it('closes its help with Escape', async () => {
  const { container } = await open();
  await selectAll(container);
  await userEvent.keyboard('?');
  const help = () => document.querySelector('.HelpDialog');
  await expect.poll(help).not.toBeNull();
  await expect.poll(() => document.activeElement?.closest('.HelpDialog') ?? null).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(help).toBeNull();
});

it('links from one shape by the keys that are those of the page otherwise', async () => {
  const { container } = await open({ defaultValue: boardOf([box('only', 0, 0)]) });
  const isTaken = () => {
    const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
    container.querySelector('.excalidraw')!.dispatchEvent(press);
    return press.defaultPrevented;
  };
  expect(isTaken()).toBe(false);
  await selectAll(container);
  await expect.poll(() => chosen(container)).not.toBe('');
  expect(isTaken()).toBe(true);
});

it('exports what is selected alone, to be opened again', async () => {
  const downloads = catchDownloads();
  const { container } = await open({
    locale: 'zh-CN',
    defaultValue: boardOf([box('chosen', 0, 0), box('locked', 300, 0, { locked: true })]),
  });
  await selectAll(container);
  await expect.poll(() => chosen(container)).not.toBe('');
  await choose(container, '导出', '导出图片…');
  await userEvent.click(page.getByText('SVG', { exact: true }));
  await userEvent.click(page.getByText('只导出选中的内容'));
  await userEvent.click(page.getByRole('button', { name: '下载' }));
  await expect.poll(() => downloads).toHaveLength(1);
  const { source } = decodeAny(await downloads[0]!.file.text());
  expect(source).toContain('"chosen"');
  expect(source).not.toContain('"locked",');
});

it('writes no text of cells that were copied in a general diagram, and offers to open them', async () => {
  const onOpenOther = vi.fn<NonNullable<DiagramEditorProps<ExcalidrawOptions>['onOpenOther']>>();
  const { container, value } = await open({ locale: 'zh-CN', onOpenOther });
  const model = '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/></root></mxGraphModel>';
  const before = value();
  paste(container.querySelector('.excalidraw')!, encodeURIComponent(model));
  await userEvent.click(page.getByRole('button', { name: '去打开' }));
  expect(onOpenOther.mock.calls[0]?.[0]).toMatchObject({ type: 'diagram', source: model });
  expect(value()).toBe(before);
});

it.each([360, 420])('has room for all its tools in a box of %d pixels on a wide page', async (width) => {
  const { container } = await open({ style: { width } });
  const strip = container.querySelector('.App-toolbar-container')!;
  const board = container.querySelector('.letu-ex')!.getBoundingClientRect();
  const tools = [...strip.querySelectorAll('.ToolIcon__icon')].map((tool) => tool.getBoundingClientRect());
  expect(tools.length).toBeGreaterThan(8);
  for (const { left, right } of tools) {
    expect(left).toBeGreaterThanOrEqual(board.left);
    expect(right).toBeLessThanOrEqual(board.right);
  }
});

it('gives no two tools one id, and leaves no tooltip behind', async () => {
  const { container } = await open();
  const tool = container.querySelector<HTMLElement>('.App-toolbar-container .ToolIcon')!;
  await userEvent.hover(tool);
  const ids = [...container.querySelectorAll('input[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  cleanup();
  await expect.poll(() => document.querySelector('.excalidraw-tooltip')).toBeNull();
});
