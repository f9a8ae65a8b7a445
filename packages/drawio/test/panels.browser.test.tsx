import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tableOfHtml } from '../src/surface/clipboard/htmlTable.js';
import { tableCells } from '../src/surface/clipboard/made.js';
import { geometryOf } from '../src/surface/edit/bounds.js';
import { indexOf } from '../src/surface/store/pageIndex.js';
import { readLibrary, writeLibrary } from '../src/document/library.js';
import { readFile } from '../src/document/readFile.js';
import { styleValue } from '../src/document/style.js';
import { ownLibrary } from '../src/ownLibrary.js';
import { drop } from '../../editor/test/shellKit.js';
import { edge, openCanvas, shape, sourceOf } from './support/canvas.js';

const SOURCE = sourceOf(shape('甲', 40, 40), shape('乙', 40, 200), edge('e', '甲', '乙'));

const cellsOf = (source: string) => readFile(source).pages[0]!.cells.filter(({ role }) => role !== 'other');

describe('the panels around general diagrams', { tags: 'long' }, () => {
  it('set the look of what is selected, each change as one step', async () => {
    const { handle, value } = await openCanvas(SOURCE);
    await userEvent.keyboard('{Tab}');
    await userEvent.click(page.getByRole('button', { name: '样式', exact: true }));
    await userEvent.click(page.getByTitle('填充 #dae8fc，线条 #6c8ebf'));
    await expect.poll(value).toContain('fillColor=#dae8fc;strokeColor=#6c8ebf;');
    handle.current?.undo();
    expect(value()).toBe(SOURCE);
  });

  it('insert shapes with ids of their own, by a click and by keys', async () => {
    const { value } = await openCanvas(SOURCE);
    const first = page.getByRole('button', { name: '矩形', exact: true }).first();
    await userEvent.click(first);
    first.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cellsOf(value())).toHaveLength(5);
    expect(new Set(cellsOf(value()).map(({ id }) => id)).size).toBe(5);
  });

  it('keep every shape in its place while some are used, and tell of those the next time', async () => {
    const { container, value } = await openCanvas(SOURCE);
    const first = page.getByRole('button', { name: '矩形', exact: true }).first();
    const top = () => first.element().getBoundingClientRect().top;
    await expect.element(first).toBeVisible();
    const before = top();
    await userEvent.click(first);
    await expect.poll(() => cellsOf(value())).toHaveLength(4);
    expect(top()).toBe(before);
    await userEvent.keyboard('{Escape}{Insert}');
    await expect.poll(() => container.querySelector('[role="dialog"] input')).not.toBeNull();
    await userEvent.keyboard('菱形{Enter}');
    await expect.poll(() => cellsOf(value())).toHaveLength(5);
    const shapes = page.getByRole('button', { name: '图形', exact: true });
    await userEvent.click(shapes);
    await userEvent.click(shapes);
    const used = page.getByRole('toolbar', { name: '最近用过' }).getByRole('button');
    await expect.poll(() => used.all().map((each) => each.element().ariaLabel)).toEqual(['菱形', '矩形']);
  });

  it('add a library that is dropped on the diagram to the shapes of one’s own, and take one out again', async () => {
    onTestFinished(() => void ownLibrary.write(''));
    const { container, value } = await openCanvas(SOURCE);
    const drawn = (title: string) => ({
      title,
      width: 80,
      height: 40,
      isFixed: false,
      cells: [shape(title, 0, 0)],
    });
    const library = new File([writeLibrary([drawn('水母'), drawn('海星')])], '海.xml');
    drop(container.querySelector('.letu-dg-view')!, library);
    const own = page.getByRole('toolbar', { name: '我的图形' });
    await userEvent.click(own.getByRole('button', { name: '海星', exact: true }));
    await expect.poll(() => cellsOf(value()).map(({ label }) => label)).toEqual(['甲', '乙', '', '海星']);
    await userEvent.hover(own.getByRole('button', { name: '水母', exact: true }));
    await userEvent.click(own.getByRole('button', { name: '去掉“水母”' }));
    await expect.poll(() => readLibrary(ownLibrary.read()).map(({ title }) => title)).toEqual(['海星']);
  });

  it('have room for all they say in English, and so has each shape that a search offers', async () => {
    const at = (x: number, width: number) => geometryOf({ x, y: 0, width, height: 60 });
    const style = 'shape=table;startSize=0;childLayout=tableLayout;html=1;';
    const source = sourceOf(
      shape('表', 40, 40, { style, geometry: geometryOf({ x: 40, y: 40, width: 240, height: 60 }) }),
      shape('行', 0, 0, { parent: '表', style: 'shape=tableRow;startSize=0;', geometry: at(0, 240) }),
      ...['左', '右'].map((id, index) => shape(id, 0, 0, { parent: '行', geometry: at(index * 120, 120) })),
    );
    const { container } = await openCanvas(source, { locale: 'en-US' });
    await userEvent.keyboard('{Tab}{Tab}');
    for (const name of ['Text', 'Arrange', 'Object', 'Canvas', 'Layers', 'Outline', 'Style']) {
      await userEvent.click(
        page.getByRole('toolbar', { name: 'Panels' }).getByRole('button', { name, exact: true }),
      );
      const body = await vi.waitUntil(() => container.querySelector('.letu-dp-panel-body'));
      expect([name, body.scrollWidth - body.clientWidth]).toEqual([name, 0]);
    }
    await userEvent.keyboard('{Escape}{Insert}');
    await expect.poll(() => container.querySelector('[role="dialog"] input')).not.toBeNull();
    await userEvent.keyboard('cloud');
    const options = () => [...container.querySelectorAll('[role="option"]')];
    await expect.poll(() => options().length).toBeGreaterThan(30);
    expect(Math.min(...options().map(({ clientHeight }) => clientHeight))).toBeGreaterThan(35);
  });

  it('go from what is sought to what it is replaced by', async () => {
    await openCanvas(SOURCE);
    await userEvent.keyboard('{Tab}{Control>}f{/Control}');
    await userEvent.click(page.getByRole('button', { name: '显示替换' }));
    const replacement = page.getByRole('textbox', { name: '替换为' });
    await expect.element(replacement).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}甲{Tab}');
    await expect.element(replacement).toHaveFocus();
  });

  it('arrange the page in a worker, as one step', async () => {
    const { handle, value } = await openCanvas(SOURCE);
    await userEvent.click(page.getByRole('button', { name: '排列', exact: true }));
    await userEvent.click(page.getByRole('button', { name: '分层，向右' }));
    const placeOf = (id: string) => indexOf(readFile(value()).pages[0]!).cell(id)!.geometry!;
    await expect.poll(() => placeOf('乙').x > placeOf('甲').x).toBe(true);
    handle.current?.undo();
    expect(value()).toBe(SOURCE);
  });

  it('refuse a link that is a script, and say so', async () => {
    const { value } = await openCanvas(SOURCE);
    await userEvent.keyboard('{Tab}');
    await userEvent.click(page.getByRole('button', { name: '属性', exact: true }));
    const field = page.getByRole('textbox', { name: '网址' });
    await userEvent.fill(field, 'javascript:alert(1)');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert').filter({ hasText: '脚本' })).toBeVisible();
    expect(value()).toBe(SOURCE);
    await userEvent.fill(field, 'letu.example');
    expect(value()).toContain('link="https://letu.example"');
  });

  it('add a page, and take one away in a step that can be undone', async () => {
    const { handle, value } = await openCanvas(SOURCE);
    await userEvent.click(page.getByRole('button', { name: '新建页面' }));
    await expect.poll(() => readFile(value()).pages.length).toBe(2);
    handle.current?.undo();
    expect(value()).toBe(SOURCE);
  });

  it('leave the keys to the canvas once a mouse has clicked on them', async () => {
    const { value } = await openCanvas(SOURCE);
    await userEvent.keyboard('{Tab}');
    await userEvent.click(page.getByRole('button', { name: '样式', exact: true }));
    await userEvent.click(page.getByTitle('填充 #dae8fc，线条 #6c8ebf'));
    await expect.element(page.getByRole('textbox', { name: /^甲/ })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(cellsOf(value()).map(({ id }) => id)).toEqual(['乙']);
  });

  it('offer a reader what changes nothing', async () => {
    await openCanvas(SOURCE, { readOnly: true });
    const bar = page.getByRole('toolbar', { name: '面板' });
    await expect.element(bar).toBeVisible();
    const offered = bar.getByRole('button').elements();
    expect(offered.map(({ textContent }) => textContent)).toEqual(['图层', '大纲']);
    await expect.element(page.getByRole('group', { name: '图形', exact: true })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: '大纲', exact: true }));
    await expect.element(page.getByRole('region', { name: '大纲' })).toBeVisible();
  });

  it('hide a layer with all that is on it, which is selected no longer', async () => {
    const inner = { ...shape('丙', 10, 10), parent: '甲' };
    const { container, value } = await openCanvas(sourceOf(shape('甲', 40, 40), inner));
    await userEvent.keyboard('{Tab}');
    await userEvent.click(page.getByRole('button', { name: '图层', exact: true }));
    const eye = page.getByRole('button', { name: '显示 背景层' });
    await userEvent.click(eye);
    const isDrawn = () => ['甲', '丙'].map((id) => container.querySelector(`[data-cell="${id}"]`) !== null);
    await expect.poll(isDrawn).toEqual([false, false]);
    await userEvent.keyboard('{Delete}');
    await userEvent.click(eye);
    await expect.poll(isDrawn).toEqual([true, true]);
    expect(cellsOf(value())).toHaveLength(2);
  });
});

describe('a table that is pasted as HTML', () => {
  it('has as many cells in each row, whatever is merged, and is none beside other text', () => {
    const merged =
      '<td colspan="3">季度<br>销售</td></tr><tr><td rowspan="2">产品</td><td>一季</td><td>二季</td></tr><tr><td>1</td><td>2</td>';
    const table = tableOfHtml(`<style>td{}</style><table><tr>${merged}</tr></table>`);
    expect(table?.rows).toEqual([
      ['季度\n销售', '', ''],
      ['产品', '一季', '二季'],
      ['', '1', '2'],
    ]);
    const seen = (tableCells(table!) ?? []).filter(
      ({ style, attributes }) => style.includes('partialRectangle') && attributes['visible'] !== '0',
    );
    const spanOf = (style: string) =>
      ['rowspan', 'colspan'].map((key) => styleValue(style, key) ?? '1').join('×');
    expect(seen.map(({ label, style }) => [label, spanOf(style)])).toEqual([
      ['季度<br>销售', '1×3'],
      ['产品', '2×1'],
      ['一季', '1×1'],
      ['二季', '1×1'],
      ['1', '1×1'],
      ['2', '1×1'],
    ]);
    expect(tableOfHtml(`<p>正文</p><table><tr>${merged}</tr></table>`)).toBeUndefined();
    expect(tableOfHtml('<table><tr><td>一列</td></tr></table>')).toBeUndefined();
  });
});
