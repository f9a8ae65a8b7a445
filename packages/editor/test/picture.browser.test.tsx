import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DiagramView } from '@letu/editor/view';
import { pikchr } from '@letu/pikchr';
import type { PictureHandle } from '../src/picture/pictureProps.js';
import { render } from './render.js';
import { pictureView, previewState, shownPicture } from './parts.js';
import { drawing, Pane, svgOf } from './picturePane.js';

const SMALL = drawing(svgOf('<rect width="400" height="300" fill="tomato"/>'));
const LARGE = drawing(svgOf('<rect width="4000" height="3000" fill="tomato"/>', 4000, 3000));

/** Mounts a preview 800 by 600 pixels large, and waits for its picture. */
async function preview(kind: typeof SMALL, source = 'box') {
  const handle = createRef<PictureHandle>();
  const mounted = render(<Pane kind={kind} source={source} handle={handle} />, { height: '600px' });
  mounted.container.style.width = '800px';
  const picture = await shownPicture(mounted.container);
  const view = pictureView(mounted.container);
  const box = () => {
    const { left, top, width } = picture.getBoundingClientRect();
    const origin = view.getBoundingClientRect();
    return { x: left - origin.left, y: top - origin.top, scale: width / picture.width.baseVal.value };
  };
  await expect.poll(() => box().x).toBeGreaterThan(0);
  return { ...mounted, picture, view, box, handle };
}

const wheel = (view: HTMLElement, init: WheelEventInit & { x?: number; y?: number }) => {
  const { left, top } = view.getBoundingClientRect();
  const { x = 0, y = 0, ...rest } = init;
  const at = { clientX: left + x, clientY: top + y };
  return view.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...at, ...rest }));
};

function touch(view: HTMLElement, type: string, points: readonly (readonly [number, number])[]): void {
  const { left, top } = view.getBoundingClientRect();
  const touches = points.map(
    ([x, y], identifier) => new Touch({ identifier, target: view, clientX: left + x, clientY: top + y }),
  );
  const ended = type === 'touchend';
  const init = {
    touches: ended ? [] : touches,
    targetTouches: ended ? [] : touches,
    changedTouches: touches,
  };
  view.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, ...init }));
}

describe('a picture', () => {
  it('is shown in its own size in the middle where there is room, and scaled down where there is not', async () => {
    const small = await preview(SMALL);
    expect(small.box()).toMatchObject({ x: 200, scale: 1 });
    small.unmount();
    const large = await preview(LARGE);
    expect(large.box().scale).toBeLessThan(0.2);
    expect(large.box().scale * 3000).toBeGreaterThan(450);
  });

  it('stays where it is looked at while its text is edited, and follows its pane while it is fitted', async () => {
    const { container, rerender, box, handle } = await preview(pikchr as never, 'box "甲"');
    container.style.width = '400px';
    await expect.poll(() => box().x).toBeLessThan(200);
    handle.current?.zoomTo(2);
    await expect.poll(() => box().scale).toBeCloseTo(2);
    const before = box();
    rerender(<Pane kind={pikchr} source={'box "甲"; box "乙"'} />);
    await expect.poll(() => container.querySelector('[role=img]')?.shadowRoot?.textContent).toContain('乙');
    const next = await shownPicture(container);
    expect(next.getBoundingClientRect().left - container.getBoundingClientRect().left).toBeCloseTo(
      before.x,
      0,
    );
    expect(next.getBoundingClientRect().width / next.width.baseVal.value).toBeCloseTo(2, 1);
  });
});

describe('the wheel', () => {
  it('moves the picture, sideways with Shift', async () => {
    const { view, box } = await preview(LARGE);
    const before = box();
    expect(wheel(view, { deltaY: 50 })).toBe(false);
    expect(box().y).toBeCloseTo(before.y - 50);
    wheel(view, { deltaY: 30, shiftKey: true });
    expect(box().x).toBeCloseTo(before.x - 30);
  });

  it('scales around the pointer with Ctrl', async () => {
    const { view, box } = await preview(SMALL);
    const before = box();
    wheel(view, { deltaY: -100, ctrlKey: true, x: 300, y: 250 });
    const after = box();
    expect(after.scale).toBeGreaterThan(1.1);
    expect((300 - after.x) / after.scale).toBeCloseTo((300 - before.x) / before.scale);
    expect((250 - after.y) / after.scale).toBeCloseTo((250 - before.y) / before.scale);
  });

  it('keeps a strip of the picture in sight, and lets the page scroll from there on', async () => {
    const { view, box } = await preview(SMALL);
    wheel(view, { deltaY: 10_000 });
    expect(box().y + 300).toBeGreaterThan(30);
    expect(wheel(view, { deltaY: 100 })).toBe(true);
  });
});

describe('pointers', () => {
  it('drag the picture', async () => {
    const { view, box } = await preview(SMALL);
    const before = box();
    const { left, top } = view.getBoundingClientRect();
    const press = (type: string, x: number, y: number) =>
      view.dispatchEvent(
        new MouseEvent(type, { bubbles: true, view: window, clientX: left + x, clientY: top + y }),
      );
    press('mousedown', 100, 100);
    press('mousemove', 140, 90);
    press('mouseup', 140, 90);
    expect(box()).toMatchObject({ x: before.x + 40, y: before.y - 10, scale: 1 });
  });

  it('pinch it around the middle of two fingers', async () => {
    const { view, box } = await preview(SMALL);
    const before = box();
    touch(view, 'touchstart', [
      [350, 250],
      [450, 250],
    ]);
    touch(view, 'touchmove', [
      [300, 250],
      [500, 250],
    ]);
    touch(view, 'touchend', [
      [300, 250],
      [500, 250],
    ]);
    const after = box();
    expect(after.scale).toBeCloseTo(2);
    expect((400 - after.x) / after.scale).toBeCloseTo((400 - before.x) / before.scale);
  });
});

describe('the keyboard', () => {
  it('scales with + and -, fits with 0, shows the own size with 1', async () => {
    const { view, box } = await preview(LARGE);
    const fitting = box().scale;
    view.focus();
    await userEvent.keyboard('1');
    await expect.poll(() => box().scale).toBe(1);
    await userEvent.keyboard('+');
    await expect.poll(() => box().scale).toBe(1.25);
    await userEvent.keyboard('-');
    await expect.poll(() => box().scale).toBe(1);
    await userEvent.keyboard('0');
    await expect.poll(() => box().scale).toBeCloseTo(fitting);
  });

  it('moves with the arrows, farther with Shift, and back to the corner with Home', async () => {
    const { view, box, handle } = await preview(LARGE);
    handle.current?.zoomTo(1);
    await expect.poll(() => box().scale).toBe(1);
    const before = box();
    view.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(box()).toMatchObject({ x: before.x - 48, y: before.y - 48 });
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(box().x).toBe(before.x - 288);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => [box().x, box().y]).toEqual([24, 24]);
  });

  it('leaves keys with Ctrl to the browser', async () => {
    const { view, box } = await preview(SMALL);
    view.focus();
    const event = new KeyboardEvent('keydown', { key: '+', ctrlKey: true, bubbles: true, cancelable: true });
    expect(view.dispatchEvent(event)).toBe(true);
    expect(box().scale).toBe(1);
  });
});

describe('the buttons', () => {
  it('scale, tell the scale, and fit again', async () => {
    const { box } = await preview(SMALL);
    await userEvent.click(page.getByRole('button', { name: '放大' }));
    await expect.poll(() => box().scale).toBe(1.25);
    await userEvent.click(page.getByRole('button', { name: '125%，恢复实际大小' }));
    await expect.poll(() => box().scale).toBe(1);
    await userEvent.click(page.getByRole('button', { name: '缩小' }));
    await expect.poll(() => box().scale).toBeCloseTo(0.8);
    await userEvent.click(page.getByRole('button', { name: '适应窗口' }));
    await expect.poll(() => box().scale).toBe(1);
  });

  it('offer the next background', async () => {
    const chosen: string[] = [];
    const pane = (background: 'plain' | 'grid' | 'checkerboard') => (
      <Pane
        kind={SMALL}
        source="box"
        background={background}
        onBackgroundChange={(next) => chosen.push(next)}
      />
    );
    const { container, rerender } = render(pane('plain'));
    await shownPicture(container);
    await userEvent.click(page.getByRole('button', { name: '背景：纯色' }));
    rerender(pane('grid'));
    expect(container.querySelector('.letu-backdrop')).not.toBeNull();
    await userEvent.click(page.getByRole('button', { name: '背景：网格' }));
    rerender(pane('checkerboard'));
    await userEvent.click(page.getByRole('button', { name: '背景：棋盘格' }));
    expect(chosen).toEqual(['grid', 'checkerboard', 'plain']);
  });
});

describe('the minimap', () => {
  it('is there while the picture reaches beyond its pane, and moves what is in view', async () => {
    const { container, box, handle } = await preview(LARGE);
    const map = () => container.querySelector<HTMLElement>('.letu-minimap');
    expect(map()).toBeNull();
    handle.current?.zoomTo(1);
    await expect.poll(map).not.toBeNull();
    await expect.poll(() => box().scale).toBe(1);
    const image = map()?.querySelector('img');
    await image?.decode();
    expect(image?.src).toMatch(/^blob:/);
    const { left, top, width, height } = map()?.getBoundingClientRect() ?? new DOMRect();
    await expect
      .poll(() => map()?.querySelector('div')?.getBoundingClientRect().width)
      .toBeCloseTo(width / 5, 0);
    const press = (type: string, x: number, y: number) =>
      map()?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + x, clientY: top + y }),
      );
    // Capture needs a pointer that is down for real.
    Object.assign(map() ?? {}, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
    press('pointerdown', width / 2, height / 2);
    expect(box().x).toBeCloseTo(400 - 2000, 0);
    expect(box().y).toBeCloseTo(300 - 1500, 0);
    press('pointermove', width / 4, height / 4);
    expect(box().x).toBeCloseTo(400 - 1000, 0);
    handle.current?.fit();
    await expect.poll(map).toBeNull();
  });
});

describe('what cannot be shown', () => {
  it('is told', async () => {
    const errors: string[] = [];
    const { container } = render(
      <Pane kind={drawing('no picture at all')} source="box" onError={() => errors.push('broken')} />,
    );
    await previewState(container, 'ready');
    await expect.element(page.getByText('浏览器无法显示这张图。')).toBeVisible();
    expect(errors).toEqual(['broken']);
  });
});

describe('a picture that the page drew itself', () => {
  const message = '标签里有公式。';
  const place = { thread: 'main', reason: 'formula', message } as const;
  const drawn = drawing(svgOf('<rect width="400" height="300"/>'), { place });

  it('says so, and why to whoever asks', async () => {
    const { container } = render(<Pane kind={drawn} source="box" onReveal={() => undefined} />);
    await shownPicture(container);
    const reason = page.getByText(message);
    await expect.element(reason).not.toBeVisible();
    await userEvent.click(page.getByText('由页面绘制'));
    await expect.element(reason).toBeVisible();
  });

  it('says nothing to those who look at it in a view, and can do nothing about it', async () => {
    const { container } = render(<DiagramView kind={drawn} source="box" />);
    await expect.poll(() => container.querySelector('img')).not.toBeNull();
    expect(page.getByText('由页面绘制').query()).toBeNull();
  });

  it('says nothing where it comes from the worker', async () => {
    await preview(drawing(svgOf('<rect width="400" height="300"/>'), { place: { thread: 'worker' } }));
    expect(page.getByText('由页面绘制').query()).toBeNull();
  });
});
