import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { DiagramEditor, type DiagramEditorProps } from '@letu/editor';
import { pikchr } from '@letu/pikchr';
import { render } from './render.js';
import { part, previewState } from './parts.js';
import { barButton } from './shellKit.js';

const KEY = 'letu.editor.test';

async function editor(props: Partial<DiagramEditorProps<object>> = {}) {
  const { container, unmount } = render(
    <DiagramEditor kind={pikchr} defaultValue="box" storageKey="test" {...props} />,
  );
  container.style.width = '1000px';
  await previewState(container, 'ready');
  return { container, unmount };
}

const separator = () =>
  page.getByRole('separator', { name: '调整源文本与图的大小' }).element() as HTMLElement;
const share = () => Number(separator().getAttribute('aria-valuenow'));
const widthOf = (container: HTMLElement, name: 'code' | 'preview') =>
  part(container, name).getBoundingClientRect().width;
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;

afterEach(() => localStorage.clear());

describe('the bar between the panes', () => {
  it('moves with the arrow keys, as far as either pane has room', async () => {
    const { container } = await editor();
    const before = widthOf(container, 'code');
    expect(separator().getAttribute('aria-orientation')).toBe('vertical');
    separator().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.poll(() => widthOf(container, 'code')).toBeGreaterThan(before + 50);
    await userEvent.keyboard('{Home}');
    await expect.poll(share).toBe(15);
    expect(widthOf(container, 'code')).toBeGreaterThan(100);
    await userEvent.keyboard('{End}');
    await expect.poll(share).toBe(85);
  });

  it('is dragged with the mouse', async () => {
    const { container } = await editor();
    const { left, top } = separator().getBoundingClientRect();
    const before = widthOf(container, 'code');
    await drag({ x: left, y: top + 100 }, { x: left + 150, y: top + 100 });
    await expect.poll(() => Math.round(widthOf(container, 'code') - before)).toBe(150);
  });

  it('comes back to where it was left, each way of lying by itself', async () => {
    const first = await editor();
    separator().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.poll(() => stored()).toHaveProperty('share.horizontal');
    const left = share();
    first.unmount();
    const second = await editor();
    await expect.poll(share).toBe(left);
    second.container.style.width = '400px';
    await expect.poll(() => separator().getAttribute('aria-orientation')).toBe('horizontal');
    await expect.poll(share).not.toBe(left);
  });

  it('lies across where the editor is narrow', async () => {
    const { container } = await editor();
    container.style.width = '400px';
    await expect.poll(() => separator().getAttribute('aria-orientation')).toBe('horizontal');
    const before = part(container, 'code').getBoundingClientRect().height;
    separator().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .poll(() => part(container, 'code').getBoundingClientRect().height)
      .toBeGreaterThan(before + 10);
  });
});

describe('the panes', () => {
  it('are the text, both or the picture, and stay what was chosen', async () => {
    const first = await editor();
    await userEvent.click(barButton(first.container, '只看图'));
    await expect.poll(() => widthOf(first.container, 'preview')).toBe(1000);
    expect(widthOf(first.container, 'code')).toBe(0);
    expect(barButton(first.container, '只看图').element().getAttribute('aria-pressed')).toBe('true');
    first.unmount();
    const { container } = await editor();
    await expect.poll(() => widthOf(container, 'preview')).toBe(1000);
    await userEvent.click(barButton(container, '只看源文本'));
    await expect.poll(() => widthOf(container, 'code')).toBe(1000);
    expect(widthOf(container, 'preview')).toBe(0);
    await userEvent.keyboard('{Control>}{Alt>}2{/Alt}{/Control}');
    await expect.poll(() => widthOf(container, 'preview')).toBeGreaterThan(300);
    expect(stored()).toMatchObject({ layout: 'both' });
  });

  it('begin as the host says, and remember nothing without a name', async () => {
    const { container } = await editor({ storageKey: null, defaultLayout: 'code' });
    expect(widthOf(container, 'preview')).toBe(0);
    await userEvent.click(barButton(container, '源文本与图'));
    separator().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(localStorage.length).toBe(0);
  });

  it('take what is remembered only as far as it makes sense', async () => {
    localStorage.setItem(KEY, '{"layout":"upside-down","share":{"horizontal":"wide","vertical":30}}');
    await editor();
    expect(share()).toBe(42);
  });
});

describe('full screen', () => {
  it('is the editor alone, and is left the same way', async () => {
    const { container } = await editor();
    await userEvent.click(barButton(container, '全屏'));
    await expect.poll(() => document.fullscreenElement).toBe(container.firstElementChild);
    await userEvent.click(barButton(container, '退出全屏'));
    await expect.poll(() => document.fullscreenElement).toBeNull();
    await expect.element(barButton(container, '全屏')).toBeVisible();
  });

  it('is asked for once more where the browser has it but said no', async () => {
    const { container } = await editor();
    const root = container.firstElementChild as HTMLElement;
    Object.assign(root, { requestFullscreen: () => Promise.reject(new TypeError('denied')) });
    await userEvent.click(barButton(container, '全屏'));
    await expect.element(page.getByText('浏览器没有允许进入全屏，请再试一次')).toBeVisible();
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drags with Chromium's own mouse, in steps as a hand does. */
async function drag(from: Point, to: Point): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const at = ({ x, y }: Point) => ({ x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale });
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', point: Point) =>
    cdp().send('Input.dispatchMouseEvent', { type, ...at(point), button: 'left', buttons: 1, clickCount: 1 });
  await send('mousePressed', from);
  for (const way of [0.25, 0.5, 0.75, 1]) {
    await send('mouseMoved', { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way });
  }
  await send('mouseReleased', to);
}
