import { userEvent } from 'vitest/browser';
import { mindmap } from '@letu/mindmap';
import { describeSurfaceContract } from '../../editor/test/surfaceContract.js';

const FIRST = '# 计划\n\n- 一\n  - 甲\n- 二\n';
const SECOND = '# 计划\n\n- 零\n- 一\n  - 甲\n  - 乙\n';

/** Returns the element that draws a topic. */
function drawn(surface: HTMLElement, text: string): Element {
  const found = [...surface.querySelectorAll('svg text')].find((element) => element.textContent === text);
  if (!found) throw new Error(`There is no topic ${text}.`);
  return found;
}

function press(surface: HTMLElement, text: string): void {
  const { left, top, width, height } = drawn(surface, text).getBoundingClientRect();
  const init = {
    clientX: left + width / 2,
    clientY: top + height / 2,
    pointerId: 1,
    bubbles: true,
    isPrimary: true,
  };
  const view = surface.querySelector('.letu-mm-view')!;
  view.setPointerCapture = () => undefined;
  view.dispatchEvent(new PointerEvent('pointerdown', init));
  view.dispatchEvent(new PointerEvent('pointerup', init));
}

describeSurfaceContract({
  kind: mindmap,
  sources: [FIRST, SECOND],
  shape: { id: 't-t.2', role: 'node', label: '一' },
  edit: () => userEvent.keyboard('{Tab}'),
  selectCommon: async (surface) => press(surface, '甲'),
  selection: (surface) => surface.querySelector('textarea')?.getAttribute('aria-label'),
  beginText: async () => userEvent.keyboard('{F2}'),
});
