import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { createMemoryFiles, toPng } from '@letu/core';
import { DiagramEditor, type DiagramEditorHandle, type DiagramEditorProps } from '@letu/editor';
import { mindmap, type MindmapOptions } from '@letu/mindmap';
import { render } from '../../editor/test/render.js';
import { command, paste } from '../../editor/test/shellKit.js';
import { describeSurfaceContract } from '../../editor/test/surfaceContract.js';

const FIRST = '# 计划\n\n- 一\n  - 甲\n- 二\n';
const SECOND = '# 计划\n\n- 零\n- 一\n  - 甲\n  - 乙\n';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Returns the middle of a text that the map shows. */
function spotOf(container: HTMLElement, text: string): Spot {
  const found = [...container.querySelectorAll('svg[lang] text')].find(
    (element) => element.textContent === text,
  );
  if (!found) throw new Error(`The map does not show ${text}.`);
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Presses the pointer, moves it from place to place, and lets it go at the last. */
function drag(container: HTMLElement, places: readonly Spot[], keys: PointerEventInit = {}): void {
  const view = container.querySelector('.letu-mm-view')!;
  // A pointer that is not there cannot be captured.
  view.setPointerCapture = () => undefined;
  const fire = (type: string, { x, y }: Spot) =>
    view.dispatchEvent(
      new PointerEvent(type, {
        clientX: x,
        clientY: y,
        pointerId: 1,
        bubbles: true,
        isPrimary: true,
        ...keys,
      }),
    );
  fire('pointerdown', places[0]!);
  for (const place of places.slice(1)) fire('pointermove', place);
  fire('pointerup', places.at(-1)!);
}

const press = (container: HTMLElement, text: string, keys: PointerEventInit = {}) =>
  drag(container, [spotOf(container, text)], keys);

const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

describeSurfaceContract({
  tellsSteps: true,
  kind: mindmap,
  sources: [FIRST, SECOND],
  shape: { id: 't-t.2', role: 'node', label: '一' },
  edit: () => userEvent.keyboard('{Tab}'),
  selectCommon: async (surface) => press(surface, '甲'),
  selection: (surface) => surface.querySelector('textarea')?.getAttribute('aria-label'),
  beginText: () => userEvent.keyboard('{F2}'),
});

describe('a canvas of mind maps', () => {
  async function open(props: Partial<DiagramEditorProps<MindmapOptions>> = {}) {
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(
      <DiagramEditor ref={handle} kind={mindmap} storageKey={null} defaultValue={FIRST} {...props} />,
    );
    await expect.poll(() => container.querySelector('svg[lang] text')).not.toBeNull();
    handle.current?.focus();
    const field = container.querySelector<HTMLTextAreaElement>('textarea')!;
    return { container, field, value: () => handle.current?.getValue(), handle };
  }

  it('shows all of a map that is opened, or gets another layout', async () => {
    const { container, handle } = await open();
    const view = container.querySelector('.letu-mm-view')!;
    const isAllSeen = () => {
      const { left, right, top, bottom } = view.getBoundingClientRect();
      return [...view.querySelectorAll('svg[lang] text')].every((text) => {
        const box = text.getBoundingClientRect();
        return box.left > left && box.right < right && box.top > top && box.bottom < bottom;
      });
    };
    const source = `# 旅行 {layout=timeline}\n\n${'- 第一天\n  - 上午\n'.repeat(9)}`;
    handle.current?.setValue(source);
    await expect.poll(() => view.textContent).toContain('上午');
    await expect.poll(isAllSeen).toBe(true);
    const wide = source.replace('timeline', 'org');
    handle.current?.setValue(wide);
    await expect.poll(isAllSeen).toBe(true);
  });

  it('says in an empty central topic what belongs there, until something is written', async () => {
    const { container, value } = await open({ defaultValue: '' });
    press(container, '中心主题');
    expect(value()).toBe('');
    await userEvent.keyboard('计划');
    expect(value()).toBe('# 计划\n');
    await expect.poll(() => container.querySelector('svg[lang]')?.textContent).toBe('计划');
  });

  it('hides no topic under its bar, and shows all of a map at first on a phone', async () => {
    await page.viewport(390, 800);
    const wide = `# 旅行\n\n${'- 一个很长的分支主题\n  - 它下面的另一个主题\n'.repeat(6)}`;
    const { container } = await open({ defaultValue: wide });
    const view = container.querySelector('.letu-mm-view')!.getBoundingClientRect();
    const bar = container.querySelector('.letu-mm-bar')!.getBoundingClientRect();
    expect(bar.bottom).toBeLessThanOrEqual(view.top);
    const boxes = () =>
      [...container.querySelectorAll('svg[lang] text')].map((text) => text.getBoundingClientRect());
    await expect
      .poll(() => boxes().every(({ left, right }) => left > view.left && right < view.right))
      .toBe(true);
    await page.viewport(1280, 800);
  });

  it('shows another map, a branch and the whole map again each as large as it fits', async () => {
    const { container, handle } = await open({
      defaultValue: `# 旅行 {layout=timeline}\n\n${'- 第一天\n  - 上午\n'.repeat(9)}`,
    });
    const scale = () => Number.parseInt(container.querySelector('[aria-label^="当前"]')?.textContent ?? '');
    expect(scale()).toBeLessThan(100);
    press(container, '第一天');
    await userEvent.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
    await expect.poll(scale).toBe(100);
    await userEvent.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
    await expect.poll(scale).toBeLessThan(100);
    handle.current?.setValue(FIRST);
    await expect.poll(scale).toBe(100);
  });

  it('gives the first key on a selected topic to the input method, and loses and doubles nothing', async () => {
    const { container, field, value } = await open();
    press(container, '甲');
    for (const typed of ['j', 'ji', 'jia', 'jiayi']) await compose(typed);
    expect(value()).toContain('  - jiayi\n');
    await cdp().send('Input.insertText', { text: '甲乙' });
    await compose('b');
    await cdp().send('Input.insertText', { text: '丙' });
    expect(field.value).toBe('甲乙丙');
    expect(value()).toBe(FIRST.replace('甲', '甲乙丙'));
    await userEvent.keyboard('{Enter}{Control>}z{/Control}');
    expect(value()).toBe(FIRST);
  });

  it('leaves a text as it was where a first word is begun and given up', async () => {
    const { container, value } = await open();
    press(container, '甲');
    await compose('x');
    await compose('');
    expect(value()).toBe(FIRST);
  });

  it('is worked on with the keys of mind maps', async () => {
    const { value } = await open();
    await userEvent.keyboard('{ArrowRight}{Tab}新的{Enter}');
    await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}');
    expect(value()).toBe('# 计划\n\n- 一\n  - 甲\n  - 新的\n  - 子主题 4\n  - 子主题 3\n- 二\n');
    await userEvent.keyboard('{Delete}{Delete}{Alt>}{ArrowUp}{/Alt}');
    expect(value()).toBe('# 计划\n\n- 一\n  - 新的\n  - 甲\n- 二\n');
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Control>}d{/Control}');
    expect(value()).toContain('  - 父主题\n    - 新的\n  - 父主题\n    - 新的\n');
    await userEvent.keyboard('{Control>}zzz{/Control}{Home}{Control>}/{/Control}');
    expect(value()).toContain('# 计划 {folded}');
  });

  it('writes what is typed, breaks lines with Shift, and takes it back in one step', async () => {
    const { container, value, field } = await open();
    press(container, '二');
    await userEvent.keyboard('ab{Shift>}{Enter}{/Shift}c{Escape}');
    expect(value()).toContain('- ab\\\n  c\n');
    expect(field.hasAttribute('data-writing')).toBe(false);
    await userEvent.keyboard('{F2}d{Tab}');
    expect(value()).toContain('  cd\n  - 子主题 1\n');
    await userEvent.keyboard('{Control>}zzz{/Control}');
    expect(value()).toBe(FIRST);
  });

  it('moves topics that are dragged, copies them with Ctrl, and lets them hang on nothing where nothing is', async () => {
    const { container, value } = await open();
    const [one, two] = [spotOf(container, '甲'), spotOf(container, '二')];
    const over = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    drag(container, [one, over, two]);
    await expect.poll(value).toBe('# 计划\n\n- 一\n- 二\n  - 甲\n');
    await userEvent.keyboard('{Control>}z{/Control}');
    drag(container, [one, over, two], { ctrlKey: true });
    expect(value()).toBe('# 计划\n\n- 一\n  - 甲\n- 二\n  - 甲\n');
    await userEvent.keyboard('{Control>}z{/Control}');
    drag(container, [one, over, { x: one.x, y: one.y + 130 }]);
    expect(value()).toMatch(/^# 计划\n\n- 一\n- 二\n\n# 甲 \{at=-?\d+,\d+\}\n$/);
  });

  it('relates, bounds and sums up what is selected', async () => {
    const { container, value } = await open();
    press(container, '一');
    press(container, '二', { shiftKey: true });
    await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}外框{Enter}');
    expect(value()).toMatch(/- 一 \{boundary=2:外框/);
    press(container, '一');
    press(container, '二', { shiftKey: true });
    await userEvent.keyboard('{Control>}]{/Control}小结{Enter}');
    expect(value()).toMatch(/- 小结 \{.*summary=2/);
    press(container, '甲');
    press(container, '二', { ctrlKey: true });
    press(container, '甲', { ctrlKey: true });
    press(container, '一', { ctrlKey: true });
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(value()).toMatch(/- 一 \{.*bold.*\n  - 甲\n- 二 \{.*bold/);
    press(container, '一');
    await userEvent.keyboard('{Control>}l{/Control}');
    press(container, '甲');
    await userEvent.keyboard('属于{Enter}');
    expect(value()).toMatch(/n\d -> n\d: 属于/);
    await userEvent.keyboard('{Delete}');
    expect(value()).not.toContain('->');
  });

  it('takes lines, links and images that are pasted', async () => {
    const files = createMemoryFiles();
    const { container, value, field } = await open({ files });
    press(container, '二');
    expect(paste(field, '子\n\t孙')).toBe(false);
    paste(field, 'https://letu.example/a');
    expect(value()).toContain(
      '- 二\n  - 子\n    - 孙\n  - [https://letu.example/a](https://letu.example/a)\n',
    );
    const image = await toPng('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    paste(field, new File([image], 'a.png', { type: 'image/png' }));
    await expect.poll(value).toMatch(/- 二 \{image=[0-9a-f]{64}\}/);
    await expect.poll(() => container.querySelector('svg[lang] image')).not.toBeNull();
  });

  it('takes an image that is dropped into the topic under the pointer, and on the ground into a new one', async () => {
    const { container, value } = await open({ files: createMemoryFiles() });
    press(container, '二');
    const image = await toPng('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    const drop = ({ x, y }: Spot) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([image], 'a.png', { type: 'image/png' }));
      const at = { clientX: x, clientY: y, dataTransfer, bubbles: true, cancelable: true };
      container.querySelector('.letu-mm-view')!.dispatchEvent(new DragEvent('drop', at));
    };
    const spot = spotOf(container, '甲');
    drop(spot);
    await expect.poll(value).toMatch(/- 甲 \{image=[0-9a-f]{64}\}\n- 二\n$/);
    drop({ x: spot.x, y: spot.y + 160 });
    await expect.poll(value).toMatch(/- 二\n\n# \{at=-?\d+,\d+ image=[0-9a-f]{64}\}\n$/);
  });

  it('copies with all that is below, for itself and for others', async () => {
    const { container, value, field } = await open();
    press(container, '一');
    const clipboardData = new DataTransfer();
    field.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    expect(clipboardData.getData('text/plain')).toBe('一\n\t甲');
    press(container, '二');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    expect(value()).toBe('# 计划\n\n- 一\n  - 甲\n- 二\n  - 一\n    - 甲\n');
  });

  it('folds for whoever may only look, and changes nothing', async () => {
    const onChange = vi.fn<NonNullable<DiagramEditorProps<MindmapOptions>['onChange']>>();
    const { container, value } = await open({ readOnly: true, onChange });
    press(container, '一');
    await userEvent.keyboard('{Control>}/{/Control}');
    await expect.poll(() => container.textContent.includes('甲')).toBe(false);
    drag(container, [spotOf(container, '二'), { x: 20, y: 90 }, { x: 30, y: 300 }]);
    await userEvent.keyboard('x{Delete}');
    expect(value()).toBe(FIRST);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('opens the menu of what a finger rests on, time and again, however busy the page is', async () => {
    const { container, field } = await open();
    const view = container.querySelector('.letu-mm-view')!;
    view.setPointerCapture = () => undefined;
    const fire = (type: string, { x, y }: Spot, pointerId: number) =>
      view.dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: y, pointerId, pointerType: 'touch', bubbles: true }),
      );
    const rest = (text: string, pointerId: number) => {
      const spot = spotOf(container, text);
      const { timeStamp } = new Event('pressed');
      fire('pointerdown', spot, pointerId);
      // No timer runs meanwhile, as on a phone that has other things to do.
      while (new Event('pressed').timeStamp - timeStamp < 500);
      fire('pointerup', spot, pointerId);
    };
    const left = () => document.querySelector('.letu-mm-anchor')?.getBoundingClientRect().left;
    fire('pointerdown', spotOf(container, '二'), 1);
    fire('pointercancel', spotOf(container, '二'), 1);
    for (const [at, text] of ['甲', '二'].entries()) {
      rest(text, at + 2);
      await expect.poll(() => field.getAttribute('aria-label')).toContain(text);
      await expect.poll(() => document.querySelector('[role="menu"]')?.textContent).toContain('删除');
      expect(left()).toBeCloseTo(spotOf(container, text).x, 0);
    }
    await userEvent.keyboard('{Escape}');
  });

  it.each(['{F2}', '乙'])(
    'comes close to a topic whose letters are too small to be written by %s',
    async (keys) => {
      const { container, field } = await open();
      const view = container.querySelector('.letu-mm-view')!;
      for (let turn = 0; turn < 6; turn += 1)
        view.dispatchEvent(new WheelEvent('wheel', { deltaY: 600, ctrlKey: true, cancelable: true }));
      const size = () =>
        (Number.parseFloat(field.style.fontSize) * field.getBoundingClientRect().height) / field.offsetHeight;
      press(container, '甲');
      await expect.poll(size).toBeLessThan(8);
      await userEvent.keyboard(keys);
      expect(size()).toBeGreaterThan(13.5);
    },
  );

  it('offers what can be done in a menu of the keyboard and in the palette', async () => {
    const { container, value, field } = await open();
    press(container, '二');
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(page.getByRole('menuitem', { name: '创建副本' }));
    await expect.poll(value).toContain('- 二 {left}\n- 二\n');
    await expect.poll(() => document.activeElement).toBe(field);
    await command('全部展开');
    await command('仅显示该分支');
    await expect.poll(() => container.textContent).toContain('只显示一个分支');
  });

  it('says that a map is too much to be edited, and keeps its text', async () => {
    const tooMuch = `# 深\n\n${Array.from({ length: 205 }, (_, depth) => `${'  '.repeat(depth)}- 题`).join('\n')}`;
    const { container, value } = await open({ defaultValue: tooMuch });
    await expect.poll(() => container.querySelector('[role="alert"]')?.textContent).toContain('不能编辑');
    await userEvent.keyboard('{Tab}x{Delete}');
    expect(value()).toBe(tooMuch);
  });
});
