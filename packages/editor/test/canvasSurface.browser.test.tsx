import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { svgWithDiagram } from '@letu/codec';
import { createMemoryFiles, toDiagramFile, toPng } from '@letu/core';
import { DiagramEditor, type DiagramEditorHandle, type DiagramEditorProps } from '@letu/editor';
import { writings } from './boxes/BoxCanvas.js';
import { parseBoxes } from './boxes/document.js';
import { boxes, THREE, TWO } from './boxes/kind.js';
import { part, surfaceShown } from './parts.js';
import { render } from './render.js';
import { barButton, choose, command, drop, noticeText } from './shellKit.js';
import { describeSurfaceContract } from './surfaceContract.js';

const boxIn = (surface: HTMLElement, id: string) => {
  const box = surface.querySelector<HTMLElement>(`[data-box="${id}"]`);
  if (!box) throw new Error(`There is no box ${id}.`);
  return box;
};

describeSurfaceContract({
  kind: boxes,
  sources: [TWO, THREE],
  shape: { id: '甲', role: 'node', label: '甲' },
  edit: () => userEvent.keyboard('n'),
  selectCommon: (surface) => userEvent.click(boxIn(surface, '甲')),
  selection: (surface) => surface.querySelector('[data-selected]')?.getAttribute('data-box'),
  async beginText(surface) {
    await userEvent.click(boxIn(surface, '甲'));
    await userEvent.keyboard('{Enter}');
  },
});

async function open(props: Partial<DiagramEditorProps<object>> = {}) {
  const handle = createRef<DiagramEditorHandle>();
  const onChange = vi.fn<NonNullable<DiagramEditorProps<object>['onChange']>>();
  const { container, unmount } = render(
    <DiagramEditor
      ref={handle}
      kind={boxes}
      storageKey={null}
      defaultValue={TWO}
      {...{ onChange, ...props }}
    />,
  );
  await surfaceShown(container);
  await expect.poll(() => container.querySelector('[data-part="canvas"]')).not.toBeNull();
  const canvas = part(container, 'canvas');
  const held = () => parseBoxes(handle.current?.getValue() ?? '');
  return { container, canvas, handle, onChange, held, unmount };
}

/** Moves the pointer over the canvas with its button held, in many moves. */
function drag(canvas: HTMLElement, from: readonly [number, number], to: readonly [number, number]): void {
  const moves = 60;
  const { left, top } = canvas.getBoundingClientRect();
  const fire = (type: string, share: number) => {
    const [clientX, clientY] = [0, 1].map(
      (axis) => (axis ? top : left) + (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * share,
    ) as [number, number];
    const target =
      type === 'pointerdown' ? document.elementFromPoint(clientX, clientY) : canvas.firstElementChild;
    const init = { clientX, clientY, pointerId: 1, isPrimary: true, bubbles: true };
    target?.dispatchEvent(new PointerEvent(type, init));
  };
  // A pointer that is not there cannot be captured.
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  fire('pointerdown', 0);
  for (let move = 1; move <= moves; move += 1) fire('pointermove', move / moves);
  fire('pointerup', 1);
  capture.mockRestore();
}

describe('a canvas', () => {
  it('has all the room: no picture beside it, no layouts to choose, and no problems where there are none', async () => {
    const { container, canvas, handle } = await open();
    expect(container.querySelector('[data-part="preview"]')).toBeNull();
    expect(container.querySelector('[data-part="problems"]')).toBeNull();
    expect(barButton(container, '只看图').query()).toBeNull();
    const { width, height } = container.querySelector('.letu-body')!.getBoundingClientRect();
    expect(canvas.getBoundingClientRect().width).toBe(width);
    expect(canvas.getBoundingClientRect().height).toBe(height);
    handle.current?.focus();
    await command('回到画布');
    await expect.poll(() => canvas.contains(document.activeElement)).toBe(true);
  });

  it('is drawn on by a drag that is one step and is read once', async () => {
    const { canvas, handle, held, onChange } = await open();
    const before = writings.count;
    drag(canvas, [200, 200], [320, 260]);
    expect(onChange).not.toHaveBeenCalled();
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    expect(writings.count - before).toBe(1);
    expect(held().at(-1)).toMatchObject({ width: 120, height: 60 });
    expect(handle.current?.undo()).toBe(true);
    expect(held()).toHaveLength(2);
  });

  it('gives its diagram at once to whoever asks in the middle of a drag', async () => {
    const { canvas, held, onChange } = await open();
    drag(canvas, [40, 30], [140, 80]);
    expect(held()[0]).toMatchObject({ id: '甲', x: 120, y: 70 });
    expect(onChange).toHaveBeenCalledTimes(1);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('tells what was drawn last before the page is left, and before the editor is', async () => {
    const { canvas, onChange, unmount } = await open();
    drag(canvas, [40, 30], [140, 80]);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(onChange).toHaveBeenCalledTimes(1);
    drag(canvas, [130, 80], [150, 90]);
    unmount();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is worked on with the keyboard alone', async () => {
    const { handle, held } = await open();
    handle.current?.focus();
    await userEvent.keyboard('n{ArrowRight}{ArrowDown}');
    await expect.poll(() => held().at(-1)).toMatchObject({ x: 30, y: 30 });
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(held().at(-1)).toMatchObject({ x: 20, y: 20 });
  });

  it('takes an image that is dropped, beside the source and not inside of it', async () => {
    const files = createMemoryFiles();
    const { canvas, held, handle, onChange } = await open({ files });
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
    const image = await toPng(svg);
    drop(canvas, new File([image], 'a.png', { type: 'image/png' }));
    await expect.poll(() => held()).toHaveLength(3);
    const { file = '' } = held().at(-1) ?? {};
    expect(file).toMatch(/^[0-9a-f]{64}$/);
    expect((await files.get(file))?.size).toBe(image.size);
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ origin: 'user', diagram: { files: [file] } });
    expect(handle.current?.getValue().length).toBeLessThan(1000);
    await expect.poll(() => canvas.querySelector('img')).not.toBeNull();
  });

  it.each(['svg', 'png'] as const)(
    'gives its images along in an exported %s, and takes them from there',
    async (format) => {
      const image = await toPng('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
      const first = await open();
      drop(first.canvas, new File([image], 'a.png', { type: 'image/png' }));
      await expect.poll(() => first.held()).toHaveLength(3);
      const exported = await first.handle.current!.export(format);
      first.unmount();

      const files = createMemoryFiles();
      const { canvas, held, onChange } = await open({ files });
      drop(canvas, new File([exported], `a.${format}`, { type: exported.type }));
      await expect.poll(() => held()).toHaveLength(3);
      const { file = '' } = held().at(-1) ?? {};
      expect((await files.get(file))?.size).toBe(image.size);
      expect(onChange.mock.lastCall?.[1]).toMatchObject({ origin: 'user', diagram: { files: [file] } });
      await expect.poll(() => canvas.querySelector('img')).not.toBeNull();
      await userEvent.click(page.getByRole('button', { name: '撤销' }).last());
      await expect.poll(() => held()).toHaveLength(2);
    },
  );

  it('says that an image in a picture is damaged, and opens the rest', async () => {
    const image = toDiagramFile(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const diagram = { type: boxes.type, source: THREE, files: [{ ...image, id: 'a'.repeat(64) }] };
    const { canvas, container, held } = await open();
    const picture = svgWithDiagram('<svg xmlns="http://www.w3.org/2000/svg"></svg>', diagram);
    drop(canvas, new File([picture], 'a.svg', { type: 'image/svg+xml' }));
    await expect.poll(() => noticeText(container)).toBe('已打开，但其中 1 个图片文件已损坏，没有显示');
    expect(held()).toHaveLength(3);
  });

  it('opens files and templates as a step, and offers its own commands', async () => {
    const { container, canvas, held, handle } = await open();
    drop(canvas, new File([THREE], 'a.boxes'));
    await expect.poll(() => held()).toHaveLength(3);
    expect(noticeText(container)).toBe('已打开 a.boxes');
    await userEvent.click(page.getByRole('button', { name: '撤销' }).last());
    await expect.poll(() => held()).toHaveLength(2);
    handle.current?.focus();
    await command('添加方块');
    await expect.poll(() => held()).toHaveLength(3);
    await choose(container, '模板', '两个方块');
    await expect.poll(() => held()).toHaveLength(2);
  });
});
