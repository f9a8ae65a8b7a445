import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { HostedEngine } from '@letu/core';
import { DiagramEditor, type DiagramEditorHandle, type DiagramEditorProps } from '@letu/editor';
import { handchart } from '@letu/handchart';
import { shownPicture, surfaceShown } from '../../editor/test/parts.js';
import { render } from '../../editor/test/render.js';

const SOURCE = `# 注释
type: bar
data: |
  季度, 北京, 上海
  一季度, 120, 98
  二季度, 132, 110
`;

/** An engine whose pictures never come: the surface is seen alone. */
const silent: HostedEngine<object> = {
  preload: () => Promise.resolve(),
  render: () => new Promise(() => undefined),
  onProgress: () => () => undefined,
  dispose: () => undefined,
};

async function open(view: string, props: Partial<DiagramEditorProps<object>> = {}) {
  const handle = createRef<DiagramEditorHandle>();
  const onChange = vi.fn<NonNullable<DiagramEditorProps<object>['onChange']>>();
  const editor = (more: Partial<DiagramEditorProps<object>> = {}) => (
    <DiagramEditor
      ref={handle}
      kind={handchart as DiagramEditorProps<object>['kind']}
      engine={silent}
      storageKey={null}
      theme="light"
      defaultValue={SOURCE}
      {...{ onChange, ...props, ...more }}
    />
  );
  const { container, rerender } = render(editor());
  await surfaceShown(container);
  await showView(view);
  return {
    container,
    handle,
    onChange,
    value: () => handle.current?.getValue(),
    set: (more: Partial<DiagramEditorProps<object>>) => rerender(editor(more)),
    cell: (text: string) => page.getByRole('gridcell', { name: text, exact: true }),
    /** The name and the text of the field that has the focus. */
    field: () => {
      const { activeElement } = document;
      return activeElement instanceof HTMLInputElement
        ? `${activeElement.ariaLabel}: ${activeElement.value}`
        : '';
    },
  };
}

const showView = (name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Pastes as the keys do, with what a spreadsheet or a page has copied. */
function paste(text: string, html = ''): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  clipboardData.setData('text/html', html);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

// The commands of Chromium's own protocol compose as a Chinese input method does; synthetic events do not.
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

describe('the data of a chart', () => {
  it('takes what an input method composes over a cell once, and undoes it with the code', async () => {
    const { cell, value, field, onChange } = await open('数据');
    await cell('一季度').click();
    await compose('c');
    await compose('chunji');
    await cdp().send('Input.insertText', { text: '春季' });
    expect(value()).toBe(SOURCE);
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe(SOURCE.replace('一季度', '春季'));
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ origin: 'user' });
    await expect.poll(field).toBe('季度，第 2 行: 二季度');
    await userEvent.keyboard('{ArrowRight}{F2}5{Enter}');
    expect(value()).toContain('二季度, 1325, 110');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(value()).toBe(SOURCE.replace('一季度', '春季'));
    await showView('代码');
    await page.getByRole('textbox').click();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(value()).toBe(SOURCE);
  });

  it('waits with what its owner sets until an input method is done', async () => {
    const { cell, value, set } = await open('数据', { value: SOURCE });
    await cell('一季度').click();
    await compose('ni');
    set({ value: SOURCE.replace('bar', 'line') });
    expect(value()).toBe(SOURCE);
    await cdp().send('Input.insertText', { text: '你' });
    await expect.poll(value).toContain('line');
    await userEvent.keyboard('{Enter}');
    expect(value()).toContain('\n  你, 120, 98\n');
  });

  it('grows with what is pasted, from a spreadsheet and from a page', async () => {
    const { cell, value, field } = await open('数据');
    await cell('110').click();
    paste('111\t112\r\n113\t114');
    const grown = `# 注释
type: bar
data: |
  季度, 北京, 上海, 
  一季度, 120, 98, 
  二季度, 132, 111, 112
  , , 113, 114
`;
    expect(value()).toBe(grown);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.poll(field).toBe('第 1 列的列名: 季度');
    paste('月 一月', '<table><tr><td>月</td><td><b>一月</b></td></tr></table>');
    expect(value()).toBe(grown.replace('季度, 北京', '月, 一月'));
  });

  it('takes cells with names of their own for the whole table, and offers to where they cover less of it', async () => {
    const { cell, value } = await open('数据');
    await cell('一季度').click();
    paste('地区\t销售额\t利润\n华东\t1\t2\n华北\t3\t4');
    expect(value()).toContain('data: |\n  地区, 销售额, 利润\n  华东, 1, 2\n  华北, 3, 4\n');
    await userEvent.keyboard('{Control>}z{/Control}');
    await cell('一季度').click();
    paste('地区\t销售额\n华东\t1');
    expect(value()).toContain('  季度, 北京, 上海\n  地区, 销售额, 98\n');
    await page.getByRole('button', { name: '用作列名，替换整张表' }).click();
    expect(value()).toContain('data: |\n  地区, 销售额\n  华东, 1\n');
    await userEvent.keyboard('{Control>}z{/Control}');
    await cell('98').click();
    await userEvent.keyboard('{Control>}a{/Control}');
    paste('产品\t份额\n甲\t45');
    expect(value()).toMatch(/data: \|\n {2}产品, 份额\n {2}甲, 45\n$/);
  });

  it('keeps what is typed when the page is left, and goes on where it is not', async () => {
    const { cell, value } = await open('数据');
    await cell('120').click();
    await userEvent.keyboard('12');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(value()).toBe(SOURCE.replace('120', '12'));
    await userEvent.keyboard('5{Enter}');
    expect(value()).toBe(SOURCE.replace('120', '125'));
  });

  it('goes on in the column that Tab was first pressed in, as spreadsheets do', async () => {
    const { cell, value, field } = await open('数据');
    await cell('120').click();
    await userEvent.keyboard('1{Tab}2{Enter}');
    await expect.poll(field).toBe('北京，第 2 行: 132');
    await userEvent.keyboard('{ArrowRight}3{Enter}');
    expect(value()).toContain('  一季度, 1, 2\n  二季度, 132, 3\n');
    await expect.poll(field).toMatch(/^上海/);
  });

  it('is copied as cells, and cleared', async () => {
    const { cell, value } = await open('数据');
    await cell('120').click();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    const data = new DataTransfer();
    const copy = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(copy);
    expect(data.getData('text/plain')).toBe('120\t98\n132\t110');
    await userEvent.keyboard('{Delete}');
    expect(value()).toContain('  一季度, , \n  二季度, , \n');
  });

  it('has rows and columns that are added, moved and taken away by keys and by its menu', async () => {
    const { cell, value, field } = await open('数据');
    await cell('132').click();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{ArrowLeft}{/Shift}{/Alt}');
    expect(value()).toContain('  北京, 季度, 上海\n  132, 二季度, 110\n  120, 一季度, 98\n');
    await page.getByRole('button', { name: '加一列' }).click();
    await expect.poll(field).toBe('第 2 列的列名: ');
    await userEvent.keyboard('深圳{Enter}');
    expect(value()).toContain('  北京, 深圳, 季度, 上海\n');
    await cell('98').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '删除这一行' }).click();
    expect(value()).not.toContain('一季度');
    await expect.poll(field).toMatch(/^上海，第 2 行/);
  });

  it('stays as it was drawn while the code has a mistake, and cannot be changed then', async () => {
    const { cell, handle, value, container } = await open('代码', { engine: undefined });
    await shownPicture(container);
    const broken = SOURCE.replace('type: bar', 'type: [bar');
    handle.current?.setValue(broken);
    await showView('数据');
    await expect
      .poll(() => document.querySelector('.letu-data-broken')?.textContent)
      .toMatch(/第 \d+ 行有错误/);
    await cell('120').click();
    await userEvent.keyboard('5{Enter}');
    expect(value()).toBe(broken);
  });

  it('begins with what is pasted where there is none', async () => {
    const { value } = await open('数据', { defaultValue: '' });
    (page.getByRole('button', { name: '新建一张表' }).element() as HTMLElement).focus();
    paste('月\t数\n一月\t5');
    expect(value()).toBe('type: bar\ndata: |\n  月, 数\n  一月, 5\n');
    await expect.poll(() => page.getByRole('grid').query()?.getAttribute('aria-rowcount')).toBe('3');
  });

  it('shows few of many rows, and reaches the last', async () => {
    const rows = Array.from({ length: 1000 }, (_, row) => `  第${row}天, ${row}\n`).join('');
    const { cell, field } = await open('数据', { defaultValue: `type: line\ndata: |\n  天, 数\n${rows}` });
    await cell('第0天').click();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}');
    await expect.poll(field).toBe('数，第 1000 行: 999');
    await expect.poll(() => cell('第999天').query()).not.toBeNull();
    expect(page.getByRole('gridcell').elements().length).toBeLessThan(120);
  });

  it('goes to the cell of a mark, and lights the mark of a cell', async () => {
    const onRender = vi.fn<NonNullable<DiagramEditorProps<object>['onRender']>>();
    const { container, cell, field } = await open('数据', { engine: undefined, onRender });
    const picture = await shownPicture(container);
    // The frame stays when another picture comes.
    const frame = picture.getRootNode() as ShadowRoot;
    const result = onRender.mock.lastCall?.[0];
    const elementOf = (label: string) => {
      const now = onRender.mock.lastCall?.[0];
      const shape = now?.status === 'success' && now.shapes.find((each) => each.label === label);
      return (shape && frame.querySelector(`[data-shape="${shape.id}"]`)) || undefined;
    };
    const mark = elementOf('二季度 北京 132');
    const { left, top, width, height } = mark!.getBoundingClientRect();
    mark?.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        composed: true,
        clientX: left + width / 2,
        clientY: top + height / 2,
      }),
    );
    await expect.poll(field).toBe('北京，第 2 行: 132');
    await cell('98').click();
    await expect.poll(() => elementOf('一季度 上海 98')?.closest('[data-letu-lit]')).toBeInstanceOf(Element);
    expect(field()).toBe('上海，第 1 行: 98');
    const marks = ['一季度 北京 120', '二季度 北京 132', '一季度 上海 98', '二季度 上海 110'];
    const lit = () => marks.map((label) => Boolean(elementOf(label)?.closest('[data-letu-lit]')));
    await page.getByTitle('选中或拖动“上海”列').click();
    await expect.poll(lit).toEqual([false, false, true, true]);
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await expect.poll(() => onRender.mock.lastCall?.[0]).not.toBe(result);
    await expect.poll(lit).toEqual([false, false, true, true]);
    await showView('图表类型');
    await expect.poll(lit).toEqual([false, false, false, false]);
  });
});

describe('the types of charts', () => {
  it('are pictures of the data, and are chosen as radio buttons are', async () => {
    const { value, handle } = await open('图表类型');
    const radio = (name: string) =>
      page.getByRole('radio', { name, exact: true }).query() as HTMLInputElement | null;
    await expect.poll(() => radio('日历图')?.disabled).toBe(true);
    expect(
      document.getElementById(radio('日历图')?.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toMatch(/日期/);
    await expect.poll(() => document.querySelectorAll('.letu-type img').length).toBeGreaterThan(15);
    expect(radio('柱形图')?.checked).toBe(true);
    handle.current?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(value()).toBe(SOURCE.replace('bar', 'stacked'));
    await expect.poll(() => radio('堆积柱形图')?.checked).toBe(true);
    expect(handle.current?.undo()).toBe(true);
    expect(value()).toBe(SOURCE);
    await expect.poll(() => radio('柱形图')?.checked).toBe(true);
    expect(handle.current?.undo()).toBe(false);
  });
});
