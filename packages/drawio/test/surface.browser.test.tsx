import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { describeSurfaceContract } from '../../editor/test/surfaceContract.js';
import { beside, drag, edge, openCanvas, shape, sourceOf, spotOf } from './support/canvas.js';
import { surfaceKind } from './support/surfaceKind.js';

const FIRST = sourceOf(shape('甲', 40, 40), shape('乙', 40, 200), edge('e', '甲', '乙'));
const SECOND = sourceOf(shape('甲', 240, 40), shape('丙', 40, 200));

describeSurfaceContract({
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
    await userEvent.keyboard('{Enter}{Control>}z{/Control}');
    expect(value()).toBe(FIRST);
  });
});
