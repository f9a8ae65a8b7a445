import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { writeFile } from '../src/document/writeFile.js';
import { geometryOf } from '../src/surface/edit/bounds.js';
import { emptyPage } from '../src/surface/edit/pages.js';
import { beside, drag, edge, openCanvas, shape, sourceOf, spotOf, type Spot } from './support/canvas.js';

const middleOf = (element: Element | null): Spot => {
  if (!element) throw new Error('It is not drawn.');
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
const straight = (id: string, from: string, to: string) => ({ ...edge(id, from, to), style: 'html=1;' });

describe('gestures on a general diagram', { tags: 'long' }, () => {
  it('puts a shape into the edge it is dropped on, in one step', async () => {
    const source = sourceOf(
      shape('甲', 40, 40),
      shape('乙', 440, 40),
      shape('丙', 240, 240),
      straight('e', '甲', '乙'),
    );
    const { container, view, cells, cell, value } = await openCanvas(source);
    const [one, two, three] = ['甲', '乙', '丙'].map((id) => spotOf(container, id)) as [Spot, Spot, Spot];
    const between = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    await drag(view, [three, beside(between, 0, 60), between]);
    expect(cell('e')).toMatchObject({ source: '丙', target: '乙' });
    const added = cells().find(({ role, id }) => role === 'edge' && id !== 'e');
    expect(added).toMatchObject({ source: '甲', target: '丙', style: 'html=1;' });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(value()).toBe(source);
  });

  it('puts a shape of the palette into the edge it is dropped on', async () => {
    const { container, cells } = await openCanvas(
      sourceOf(shape('甲', 40, 40), shape('乙', 440, 40), straight('e', '甲', '乙')),
    );
    const button = page.getByRole('button', { name: '菱形', exact: true }).first();
    await expect.element(button).toBeVisible();
    const palette = button.element() as HTMLElement;
    palette.setPointerCapture = () => undefined;
    const [one, two] = ['甲', '乙'].map((id) => spotOf(container, id)) as [Spot, Spot];
    const between = { x: (one.x + two.x) / 2, y: one.y };
    await drag(palette, [middleOf(palette), beside(between, 0, 60), between]);
    const [added] = cells().filter(({ role, id }) => role === 'vertex' && id !== '甲' && id !== '乙');
    const ends = cells().flatMap(({ role, source, target }) => (role === 'edge' ? [[source, target]] : []));
    expect(ends.toSorted()).toEqual(
      [
        ['甲', added?.id],
        [added?.id, '乙'],
      ].toSorted(),
    );
  });

  it('shows what is dragged by its outline on a page of very many shapes, and moves it where it is dropped', async () => {
    const many = Array.from({ length: 1_001 }, (_, at) =>
      shape(`s${at}`, (at % 20) * 160, 200 + Math.floor(at / 20) * 100),
    );
    const { container, view, cell, handle, value } = await openCanvas(sourceOf(shape('甲', 40, 40), ...many));
    const source = value();
    const from = spotOf(container, '甲');
    const outline = () => container.querySelector('.letu-dg-moved');
    const isOver: boolean[] = [];
    view.addEventListener(
      'pointerup',
      () => isOver.push(outline() !== null, spotOf(container, '甲').x === from.x),
      true,
    );
    await drag(view, [from, beside(from, 20), beside(from, 40)]);
    expect(isOver).toEqual([true, true]);
    expect(outline()).toBeNull();
    expect(spotOf(container, '甲').x - from.x).toBeCloseTo(40, -1);
    expect(cell('甲')?.geometry?.x).toBeGreaterThan(40);
    handle.current?.undo();
    expect(value()).toBe(source);
  });

  it('shows the page its host names, and tells of another that a link leads to', async () => {
    const onPageChange = vi.fn<(page: string) => void>();
    const pages = ['p1', 'p2'].map((id) => ({ ...emptyPage(id), id }));
    const link = { name: 'UserObject', attributes: { link: 'data:page/id,p1' } };
    const second = { ...pages[1]!, cells: [...pages[1]!.cells, shape('链接', 40, 40, { wrapper: link })] };
    const source = writeFile({ attributes: {}, pages: [pages[0]!, second] });
    const { container, view } = await openCanvas(source, { page: 'p2', onPageChange });
    await drag(view, [spotOf(container, '链接')]);
    await userEvent.click(page.getByRole('button', { name: '转到“p1”' }));
    await expect.poll(() => onPageChange.mock.calls).toEqual([['p1']]);
  });

  it('leaves an edge whole that a shape is dropped on with Alt', async () => {
    const { container, view, cells } = await openCanvas(
      sourceOf(shape('甲', 40, 40), shape('乙', 440, 40), shape('丙', 240, 240), straight('e', '甲', '乙')),
    );
    const [one, two, three] = ['甲', '乙', '丙'].map((id) => spotOf(container, id)) as [Spot, Spot, Spot];
    const between = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    await drag(view, [three, beside(between, 0, 60), between], { altKey: true });
    expect(cells()).toHaveLength(4);
  });

  it('gives an edge a way point, moves it, and takes it out where it comes to lie straight', async () => {
    const { container, view, cell } = await openCanvas(
      sourceOf(shape('甲', 40, 40), shape('乙', 440, 40), straight('e', '甲', '乙')),
    );
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(() => container.querySelector('[data-leg="0"]')).not.toBeNull();
    const leg = middleOf(container.querySelector('[data-leg="0"]'));
    await drag(view, [leg, beside(leg, 0, 40), beside(leg, 0, 100)]);
    expect(cell('e')?.geometry?.points).toEqual([{ x: 300, y: 170 }]);
    await expect.poll(() => container.querySelector('[data-bend="0"]')).not.toBeNull();
    const bend = middleOf(container.querySelector('[data-bend="0"]'));
    await drag(view, [bend, beside(bend, 0, -50), beside(bend, 0, -100)]);
    expect(cell('e')?.geometry?.points).toEqual([]);
  });

  it('gives an edge way points by the keys, moves them and takes them away', async () => {
    const { container, cell } = await openCanvas(
      sourceOf(shape('甲', 40, 40), shape('乙', 440, 40), straight('e', '甲', '乙')),
    );
    const points = () => cell('e')?.geometry?.points;
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Alt>}{Shift>}p{/Shift}{/Alt}');
    expect(points()).toEqual([{ x: 300, y: 70 }]);
    await expect.poll(() => container.textContent).toContain('第 1 个路径点，共 1 个');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowLeft}');
    expect(points()).toEqual([{ x: 299, y: 80 }]);
    await userEvent.keyboard('{Insert}{Tab}{Tab}{Delete}');
    expect(points()).toEqual([{ x: 299, y: 80 }]);
    await userEvent.keyboard('{Control>}zzz{/Control}');
    expect(points()).toEqual([{ x: 300, y: 70 }]);
    await userEvent.keyboard('{ArrowDown}');
    expect(points()).toEqual([{ x: 300, y: 70 }]);
  });

  it('selects a table before its cells, writes from cell to cell with Tab, and drags the line between two columns', async () => {
    const at = (x: number, width: number) => geometryOf({ x, y: 0, width, height: 60 });
    const table = shape('表', 40, 40, {
      label: '',
      style: 'shape=table;startSize=0;childLayout=tableLayout;html=1;',
      geometry: geometryOf({ x: 40, y: 40, width: 240, height: 60 }),
    });
    const row = shape('行', 0, 0, {
      parent: '表',
      label: '',
      style: 'shape=tableRow;startSize=0;horizontal=0;fillColor=none;points=[[0,0.5],[1,0.5]];',
      geometry: at(0, 240),
    });
    const cellsOf = ['左', '右'].map((id, index) =>
      shape(id, 0, 0, { parent: '行', style: 'connectable=0;html=1;', geometry: at(index * 120, 120) }),
    );
    const { container, view, cell, cells } = await openCanvas(sourceOf(table, row, ...cellsOf));
    const left = spotOf(container, '左');
    await drag(view, [left, beside(left, 20), beside(left, 60)]);
    expect([cell('表')?.geometry?.x, cell('左')?.geometry?.x]).toEqual([100, 0]);
    await drag(view, [spotOf(container, '左')]);
    await userEvent.keyboard('甲{Tab}乙{Tab}丙{Escape}');
    expect(
      cells()
        .filter(({ label }) => label !== '')
        .map(({ label }) => label),
    ).toEqual(['甲', '乙', '丙']);
    await expect.poll(() => container.querySelector('[data-line="column"]')).not.toBeNull();
    const line = beside(middleOf(container.querySelector('[data-line="column"]')), 0, -30);
    await drag(view, [line, beside(line, 20), beside(line, 60)]);
    expect([cell('左'), cell('右'), cell('表')].map((each) => each?.geometry?.width)).toEqual([180, 60, 240]);
    const words = () => cells().flatMap(({ label }) => (label === '' ? [] : label));
    const grip = () => container.querySelector('[data-grip="row"]');
    await expect.poll(grip).not.toBeNull();
    const from = middleOf(grip());
    await drag(view, [from, beside(from, 0, -20), beside(from, 0, -60)]);
    expect(words()).toEqual(['丙', '甲', '乙']);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(words()).toEqual(['甲', '乙', '丙']);
  });

  it('drags a row to another place and takes nothing back of what came meanwhile', async () => {
    const at = (y: number) => geometryOf({ x: 0, y, width: 240, height: 60 });
    const table = shape('表', 40, 40, {
      label: '',
      style: 'shape=table;startSize=0;childLayout=tableLayout;html=1;',
      geometry: geometryOf({ x: 40, y: 40, width: 240, height: 120 }),
    });
    const rows = ['一', '二'].flatMap((id, index) => [
      shape(`行${id}`, 0, 0, {
        parent: '表',
        label: '',
        style: 'shape=tableRow;startSize=0;horizontal=0;fillColor=none;',
        geometry: at(index * 60),
      }),
      shape(id, 0, 0, { parent: `行${id}`, style: 'connectable=0;html=1;', geometry: at(0) }),
    ]);
    const source = sourceOf(table, ...rows, shape('甲', 400, 40));
    const { container, view, cell, cells, handle } = await openCanvas(source);
    await drag(view, [spotOf(container, '一')]);
    await drag(view, [spotOf(container, '一')]);
    const grip = () => container.querySelector('[data-grip="row"]');
    await expect.poll(grip).not.toBeNull();
    const from = middleOf(grip());
    const dragging = drag(view, [from, beside(from, 0, 20), beside(from, 0, 60), beside(from, 0, 61)]);
    await expect.poll(grip).toBeNull();
    handle.current?.setValue(source.replace('value="甲"', 'value="乙"'));
    await dragging;
    expect(cells().flatMap(({ label }) => (label === '' ? [] : label))).toEqual(['二', '一', '乙']);
    expect(cell('甲')?.label).toBe('乙');
  });

  it('writes on an edge that is clicked twice: its own label in the middle, another one elsewhere as one step, and none where nothing is written', async () => {
    const { container, view, cell, cells } = await openCanvas(
      sourceOf(shape('甲', 40, 40), shape('乙', 540, 40), straight('e', '甲', '乙')),
    );
    const [one, two] = ['甲', '乙'].map((id) => spotOf(container, id)) as [Spot, Spot];
    const twice = async (share: number) => {
      const spot = { x: one.x + (two.x - one.x) * share, y: one.y };
      await drag(view, [spot]);
      await drag(view, [spot]);
      view.dispatchEvent(
        new MouseEvent('dblclick', { clientX: spot.x, clientY: spot.y, bubbles: true, button: 0 }),
      );
    };
    await twice(0.5);
    await userEvent.keyboard('中{Escape}');
    expect(cell('e')?.label).toBe('中');
    await twice(0.7);
    await userEvent.keyboard('旁{Escape}');
    expect(cells().at(-1)).toMatchObject({ parent: 'e', label: '旁', geometry: { isRelative: true } });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(cells()).toHaveLength(3);
    await twice(0.3);
    await userEvent.keyboard('{Escape}');
    expect(cells()).toHaveLength(3);
  });

  it('folds a container by its sign, hides what is in it, and opens it again', async () => {
    const lane = shape('池', 40, 40, {
      style: 'swimlane;startSize=30;html=1;',
      geometry: { x: 40, y: 40, width: 300, height: 200, isRelative: false, points: [], attributes: {} },
    });
    const { container, view, cell } = await openCanvas(
      sourceOf(lane, { ...shape('甲', 40, 60), parent: '池' }),
    );
    const label = { ...spotOf(container, '池') };
    const fold = () => container.querySelector('[data-fold="池"]');
    await drag(view, [label]);
    await expect.poll(fold).not.toBeNull();
    await drag(view, [middleOf(fold())]);
    expect(cell('池')?.attributes['collapsed']).toBe('1');
    await expect.poll(() => container.querySelector('[data-cell="甲"]')).toBeNull();
    await drag(view, [middleOf(fold())]);
    expect(cell('池')?.attributes['collapsed']).toBeUndefined();
    await expect.poll(() => container.querySelector('[data-cell="甲"]')).not.toBeNull();
  });
});
