import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { toPng } from '@letu/core';
import { describeSurfaceContract } from '../../editor/test/surfaceContract.js';
import { beside, drag, edge, openCanvas, shape, sourceOf, spotOf } from './support/canvas.js';
import { surfaceKind } from './support/surfaceKind.js';

const FIRST = sourceOf(shape('甲', 40, 40), shape('乙', 40, 200), edge('e', '甲', '乙'));
const SECOND = sourceOf(shape('甲', 240, 40), shape('丙', 40, 200));

describeSurfaceContract({
  tellsSteps: true,
  kind: surfaceKind,
  sources: [FIRST, SECOND],
  shape: { id: '甲', role: 'node', label: '甲' },
  edit: async () => {
    await userEvent.keyboard('{Tab}{ArrowRight}');
  },
  selectCommon: async (surface) => {
    const view = surface.querySelector<HTMLElement>('.letu-dg-view')!;
    view.setPointerCapture = () => undefined;
    await drag(view, [spotOf(surface, '甲')]);
  },
  selection: (surface) => surface.querySelector('.letu-dg-field')?.getAttribute('aria-label')?.slice(0, 1),
  beginText: async () => {
    await userEvent.keyboard('{Tab}{F2}');
  },
});

const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

describe('the canvas of general diagrams', () => {
  it('moves what is dragged to the grid, and takes it back in one step', async () => {
    const { container, view, cell, value, handle } = await openCanvas(FIRST);
    const from = spotOf(container, '甲');
    await drag(view, [from, beside(from, 60, 3), beside(from, 203, 4)]);
    expect(cell('甲')?.geometry).toMatchObject({ x: 240, y: 40 });
    handle.current?.undo();
    expect(value()).toBe(FIRST);
  });

  it('gives the first key to an input method, and loses and doubles nothing', async () => {
    const { cell, value } = await openCanvas(FIRST);
    await userEvent.keyboard('{Tab}');
    for (const typed of ['j', 'ji', 'jia', 'jiayi']) await compose(typed);
    expect(cell('甲')?.label).toBe('jiayi');
    await cdp().send('Input.insertText', { text: '甲乙' });
    await compose('b');
    await cdp().send('Input.insertText', { text: '丙' });
    expect(cell('甲')?.label).toBe('甲乙丙');
    await userEvent.keyboard('{Escape}{Control>}z{/Control}');
    expect(value()).toBe(FIRST);
    // Nothing is composed of what comes from a panel of emoji.
    await cdp().send('Input.insertText', { text: '😀' });
    expect(cell('甲')?.label).toBe('😀');
  });

  it.each(['API网关', 'Core服务', 'Redis', '#1'])(
    'begins a label with the first key of %s',
    async (typed) => {
      const { cell, value, container } = await openCanvas(FIRST);
      await userEvent.keyboard('{Tab}');
      await userEvent.keyboard(typed);
      expect(cell('甲')?.label).toBe(typed);
      await userEvent.keyboard('{Escape}');
      // What is written after a pause is a step of its own, and a busy machine pauses between two letters.
      for (let step = 0; step < typed.length && value() !== FIRST; step += 1)
        await userEvent.keyboard('{Control>}z{/Control}');
      expect(value()).toBe(FIRST);
      await userEvent.keyboard('{Tab}{Tab}x1{Escape}');
      expect(cell('e')?.label).toBe('x1');
      await userEvent.keyboard('{Escape}ac');
      expect(container.querySelector('[role="dialog"]')).toBeNull();
    },
  );

  it('begins no label while several shapes are selected', async () => {
    const { value } = await openCanvas(FIRST);
    await userEvent.keyboard('{Tab}{Control>}a{/Control}');
    await userEvent.keyboard('q');
    await compose('jia');
    await cdp().send('Input.insertText', { text: '甲' });
    expect(value()).toBe(FIRST);
  });

  it('says in a label which page it is on, also once that has another name', async () => {
    const named = (name: string) =>
      `<mxfile><diagram id="p" name="${name}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><UserObject label="%page% %pagenumber%/%pagecount% %date%" placeholders="1" id="甲"><mxCell style="html=1;" vertex="1" parent="1"><mxGeometry x="40" y="40" width="200" height="40" as="geometry"/></mxCell></UserObject></root></mxGraphModel></diagram></mxfile>`;
    const { container, handle } = await openCanvas(named('总览'));
    const label = () => container.querySelector('.letu-dg-graph [data-label]')?.textContent;
    await expect.poll(label).toBe('总览 1/1 %date%');
    handle.current?.setValue(named('细节'));
    await expect.poll(label).toBe('细节 1/1 %date%');
  });

  it.each([
    ['#1e1e2e', 'rgba(255, 255, 255, 0.04)'],
    ['#ffe', 'rgba(0, 0, 0, 0.08)'],
  ])('draws a faint grid on paper of the colour %s', async (background, line) => {
    const { container } = await openCanvas(
      `<mxGraphModel background="${background}"><root><mxCell id="0"/><mxCell id="1" parent="0"/></root></mxGraphModel>`,
    );
    const sheet = container.querySelector('.letu-dg-sheet')!;
    expect(getComputedStyle(sheet).backgroundImage).toContain(line);
  });

  it('draws three connected, labelled shapes by the keys alone', async () => {
    const { cells, container } = await openCanvas(sourceOf());
    await userEvent.keyboard('{Insert}');
    await expect.poll(() => container.querySelector('[role="dialog"] input')).not.toBeNull();
    await userEvent.keyboard('菱形{Enter}');
    await expect.poll(() => cells()).toHaveLength(1);
    await userEvent.keyboard('{F2}判断{Escape}');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}{Enter}通过{Escape}');
    expect(cells().map(({ label }) => label)).toEqual(['判断', '通过', '']);
    await userEvent.keyboard('{Escape}{Alt>}{Shift>}n{/Shift}{/Alt}');
    await expect.poll(() => container.querySelector('[role="dialog"] input')).not.toBeNull();
    await userEvent.keyboard('椭圆{Enter}');
    await expect.poll(() => cells()).toHaveLength(4);
    await userEvent.keyboard('{F2}结束{Escape}{Alt>}{Shift>}l{/Shift}{/Alt}');
    await expect.poll(() => container.textContent).toContain('按 Enter 连接');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    const [one, two, first, three, second] = cells();
    expect([one, two, three].map((each) => each?.label)).toEqual(['判断', '通过', '结束']);
    expect(first).toMatchObject({ role: 'edge', source: one!.id, target: two!.id });
    expect(second).toMatchObject({ role: 'edge', source: three!.id });
    expect([one!.id, two!.id]).toContain(second!.target);
    const field = container.querySelector('.letu-dg-field')!;
    expect(field.getAttribute('aria-label')).toMatch(/^连线，从结束到/);
    expect(document.activeElement).toBe(field);
  });

  it('walks, moves and resizes with the keys, and leaves past the last shape', { tags: 'long' }, async () => {
    const { cell, container } = await openCanvas(FIRST);
    const said = () => container.querySelector('.letu-dg-field')?.getAttribute('aria-label');
    await userEvent.keyboard('{Tab}');
    await expect.poll(said).toBe('甲，第 1 个，共 2 个');
    await userEvent.keyboard('{Tab}{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Control>}{ArrowRight}{/Control}');
    expect(cell('乙')?.geometry).toMatchObject({ x: 41, y: 210, width: 121 });
    await userEvent.keyboard('{Tab}');
    await expect.poll(said).toBe('连线，从甲到乙');
    await userEvent.keyboard('{Tab}');
    expect(container.querySelector('.letu-dg-field')).not.toBe(document.activeElement);
  });

  it('selects with a band, adds with Shift, and takes out again', { tags: 'long' }, async () => {
    const { container, view } = await openCanvas(FIRST);
    const said = () => container.querySelector('.letu-dg-field')?.getAttribute('aria-label');
    const [one, two] = [spotOf(container, '甲'), spotOf(container, '乙')];
    await drag(view, [beside(one, -90, -50), beside(one, 0, 0), beside(two, 90, 60)]);
    await expect.poll(said).toBe('已选择 3 项');
    await drag(view, [one], { shiftKey: true });
    await expect.poll(said).toBe('已选择 2 项');
    await drag(view, [beside(two, 200)]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.poll(said).toBe('已选择 3 项');
  });

  it('draws an edge from a port to a shape, and to a fixed place of it', { tags: 'long' }, async () => {
    const { container, view, cells } = await openCanvas(sourceOf(shape('甲', 40, 40), shape('乙', 300, 40)));
    const [one, two] = [spotOf(container, '甲'), spotOf(container, '乙')];
    await drag(view, [one, one]);
    await userEvent.keyboard('{Escape}');
    await drag(view, [one]);
    await userEvent.keyboard('{Escape}');
    const hover = new PointerEvent('pointermove', { clientX: one.x, clientY: one.y, bubbles: true });
    view.dispatchEvent(hover);
    await expect.poll(() => container.querySelector('[data-port]')).not.toBeNull();
    await drag(view, [beside(one, 60), beside(one, 120), two]);
    expect(cells().at(-1)).toMatchObject({ role: 'edge', source: '甲', target: '乙' });
    expect(cells().at(-1)?.style).toContain('exitX=1;exitY=0.5;');
    expect(cells().at(-1)?.style).not.toContain('entryX');
    await drag(view, [one]);
    await userEvent.keyboard('{Escape}');
    view.dispatchEvent(hover);
    await expect.poll(() => container.querySelector('[data-port]')).not.toBeNull();
    await drag(view, [beside(one, 60), beside(one, 120), beside(two, -60)]);
    expect(cells().at(-1)?.style).toContain('entryX=0;entryY=0.5;');
  });

  it('adds a connected copy by an arrow', { tags: 'long' }, async () => {
    const { container, view, cells } = await openCanvas(sourceOf(shape('甲', 40, 40)));
    const one = spotOf(container, '甲');
    view.dispatchEvent(new PointerEvent('pointermove', { clientX: one.x, clientY: one.y, bubbles: true }));
    await expect.poll(() => container.querySelector('[data-arrow="right"]')).not.toBeNull();
    const { left, top, width, height } = container
      .querySelector('[data-arrow="right"]')!
      .getBoundingClientRect();
    await drag(view, [{ x: left + width / 2, y: top + height / 2 }]);
    const [, copy, joined] = cells();
    expect(copy).toMatchObject({ label: '甲', geometry: { x: 240, y: 40 } });
    expect(joined).toMatchObject({ source: '甲', target: copy!.id });
  });

  it('resizes by its handles, and turns', { tags: 'long' }, async () => {
    const { container, view, cell } = await openCanvas(sourceOf(shape('甲', 40, 40)));
    const one = spotOf(container, '甲');
    await drag(view, [one]);
    await drag(view, [beside(one, 60, 30), beside(one, 80, 40), beside(one, 101, 52)]);
    expect(cell('甲')?.geometry).toMatchObject({ x: 40, y: 40, width: 160, height: 80 });
    await userEvent.keyboard('{Control>}r{/Control}');
    expect(cell('甲')?.style).toContain('rotation=90');
  });

  it('puts what is dropped on a container into it, and takes it out again', { tags: 'long' }, async () => {
    const lane = shape('池', 300, 40, {
      style: 'swimlane;html=1;startSize=23;',
      geometry: { ...shape('x', 300, 40).geometry!, width: 240, height: 240 },
    });
    const { container, view, cell } = await openCanvas(sourceOf(lane, shape('甲', 40, 40)));
    const one = spotOf(container, '甲');
    await drag(view, [one, beside(one, 200, 60), beside(one, 320, 100)]);
    expect(cell('甲')).toMatchObject({ parent: '池', geometry: { x: 60, y: 100 } });
    const inside = beside(one, 320, 100);
    await drag(view, [inside, beside(inside, -200), beside(inside, -320, -100)]);
    expect(cell('甲')).toMatchObject({ parent: '1', geometry: { x: 40, y: 40 } });
  });

  it(
    'copies as draw.io does, and takes in what that copies, tables, links and pictures',
    { tags: 'long' },
    async () => {
      const { container, cells } = await openCanvas(FIRST);
      const field = container.querySelector<HTMLElement>('.letu-dg-field')!;
      const clipboardData = new DataTransfer();
      const fire = (type: string, data: DataTransfer) =>
        field.dispatchEvent(
          new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }),
        );
      const pasted = (text: string) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        fire('paste', data);
      };
      await userEvent.keyboard('{Control>}a{/Control}');
      fire('copy', clipboardData);
      expect(clipboardData.getData('text/plain')).toMatch(/^%3CmxGraphModel/);
      fire('paste', clipboardData);
      expect(cells()).toHaveLength(6);
      const [, , , one, two, joined] = cells();
      expect(joined).toMatchObject({ source: one!.id, target: two!.id });
      expect(one?.geometry).toMatchObject({ x: 50, y: 50 });
      pasted('名称\t数量\n苹果\t3');
      expect(cells().filter(({ style }) => style.startsWith('shape=tableRow'))).toHaveLength(2);
      expect(cells().at(-1)?.label).toBe('3');
      pasted('https://letu.example/a');
      expect(cells().at(-1)?.wrapper?.attributes['link']).toBe('https://letu.example/a');
      pasted(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
      );
      await expect.poll(() => cells().at(-1)?.style).toContain('image=data:image/svg+xml,');
      expect(cells().at(-1)?.geometry).toMatchObject({ width: 40, height: 20 });
    },
  );

  it('joins the end of an edge to another shape', { tags: 'long' }, async () => {
    const { container, view, cell } = await openCanvas(
      sourceOf(shape('甲', 40, 40), shape('乙', 300, 200), shape('丙', 300, 40), edge('e', '甲', '乙')),
    );
    const [one, two, three] = ['甲', '乙', '丙'].map((id) => spotOf(container, id)) as [never, never, never];
    const path = container.querySelector<SVGGraphicsElement>('[data-cell="e"]')!;
    expect(path).not.toBeNull();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const end = () => container.querySelector('[data-end="target"]');
    await expect.poll(end).not.toBeNull();
    const { left, top, width, height } = end()!.getBoundingClientRect();
    await drag(view, [{ x: left + width / 2, y: top + height / 2 }, beside(two, 0, -60), three]);
    expect(cell('e')).toMatchObject({ source: '甲', target: '丙' });
    expect(one).toBeDefined();
  });

  it('does not move what is seen when room beside it comes and goes', { tags: 'long' }, async () => {
    const { container } = await openCanvas(FIRST);
    const root = container.querySelector<HTMLElement>('.letu-dg')!;
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const before = spotOf(container, '甲');
    root.style.left = '200px';
    await expect.poll(() => root.getBoundingClientRect().left).toBeGreaterThan(190);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const after = spotOf(container, '甲');
    expect(Math.abs(after.x - before.x)).toBeLessThan(1.5);
  });

  it('writes rich text in place, and lets nothing of a label run', { tags: 'long' }, async () => {
    const hostile = '<b>粗</b><img src=x onerror="window.hit=1"><script>window.hit=1</script>';
    const { container, cell } = await openCanvas(
      sourceOf(shape('甲', 40, 40), shape('乙', 300, 40, { label: hostile })),
    );
    await userEvent.keyboard('{Tab}{F2}文字{Enter}行{Control>}{Enter}{/Control}');
    expect(cell('甲')?.label).toBe('文字<br>行');
    await userEvent.keyboard('{F2}{Control>}ab{/Control}{Escape}');
    expect(cell('甲')?.label).toMatch(/^<b>文字<br>行<\/b>$/);
    await userEvent.keyboard('{Control>}i{/Control}');
    expect(cell('甲')?.style).toContain('fontStyle=2');
    await userEvent.keyboard('{Tab}{F2}');
    const field = container.querySelector('.letu-dg-field')!;
    await expect.poll(() => field.textContent).toContain('onerror');
    expect(field.querySelector('img, script')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(cell('乙')?.label).toBe(hostile);
    expect('hit' in window).toBe(false);
  });

  it('groups, orders, locks and takes back by the keys of draw.io', { tags: 'long' }, async () => {
    const { container, cells, cell, value } = await openCanvas(FIRST);
    await userEvent.keyboard('{Control>}{Shift>}i{/Shift}{/Control}{Control>}g{/Control}');
    const [group] = cells().filter(({ style }) => style.startsWith('group'));
    expect(cell('甲')?.parent).toBe(group?.id);
    await userEvent.keyboard('{Control>}{Shift>}u{/Shift}{/Control}');
    expect(cell('甲')?.parent).toBe('1');
    expect(container.querySelector('[data-cell="e"] path')).not.toBeNull();
    await userEvent.keyboard('{Escape}{Tab}{Tab}{Control>}{Shift>}f{/Shift}{/Control}');
    expect(cells().at(-1)?.id).toBe('甲');
    await userEvent.keyboard('{Control>}l{/Control}{Delete}');
    expect(cell('甲')?.style).toContain('locked=1');
    await userEvent.keyboard('{Control>}zzzz{/Control}');
    expect(value()).toBe(FIRST);
  });

  it('moves the page by a finger, and opens the menu of what one rests on', { tags: 'long' }, async () => {
    const { container, view, value } = await openCanvas(FIRST);
    const one = spotOf(container, '甲');
    const ground = beside(one, 150, 40);
    await drag(view, [ground, beside(ground, 30), beside(ground, 60, 20)], { pointerType: 'touch' });
    const moved = spotOf(container, '甲');
    expect(moved.x - one.x).toBeGreaterThan(40);
    const fire = (type: string) =>
      view.dispatchEvent(
        new PointerEvent(type, {
          clientX: moved.x,
          clientY: moved.y,
          pointerId: 3,
          pointerType: 'touch',
          bubbles: true,
        }),
      );
    fire('pointerdown');
    await expect
      .poll(() => container.querySelector('.letu-dg-field')?.getAttribute('aria-label'))
      .toContain('甲');
    fire('pointerup');
    await expect.poll(() => document.querySelector('[role="menuitem"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(value()).toBe(FIRST);
  });

  it('puts an image where there is room, and never on what is there', { tags: 'long' }, async () => {
    const { cells, container } = await openCanvas(FIRST);
    const image = await toPng(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600"/></svg>',
    );
    const data = new DataTransfer();
    data.items.add(new File([image], 'a.png', { type: 'image/png' }));
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    container.querySelector('.letu-dg-field')!.dispatchEvent(paste);
    await expect.poll(() => cells().at(-1)?.style).toContain('shape=image');
    const { x, y, width, height } = cells().at(-1)!.geometry!;
    expect([width, height]).toEqual([480, 320]);
    for (const id of ['甲', '乙']) {
      const other = cells().find((each) => each.id === id)!.geometry!;
      const isApart =
        x >= other.x + other.width ||
        other.x >= x + width ||
        y >= other.y + other.height ||
        other.y >= y + height;
      expect(isApart).toBe(true);
    }
  });

  it('shows a file whose root stood in a shape of the file before', async () => {
    const model = (cells: string) => `<mxGraphModel><root>${cells}</root></mxGraphModel>`;
    const { container, handle } = await openCanvas(
      model('<mxCell id="0" parent="1"/><mxCell id="1" parent="0"/>'),
    );
    const at = '<mxGeometry x="40" y="40" width="80" height="40" as="geometry"/>';
    handle.current?.setValue(
      model(
        `<mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="甲" value="甲" vertex="1" parent="1">${at}</mxCell>`,
      ),
    );
    await expect.poll(() => container.querySelector('[data-cell="甲"]')).not.toBeNull();
  });
});
