import { userEvent } from 'vitest/browser';
import { kinds } from '@letu/kinds';
import { textBox } from '../../editor/test/parts.js';
import { describeSurfaceContract } from '../../editor/test/surfaceContract.js';

const START = '{Control>}{Home}{/Control}';

for (const listed of kinds) {
  const kind = await listed.loadKind();
  const { shows } = await kind.loadSurface();
  // A kind that is edited in its picture has a contract of its own.
  if (shows === 'picture') continue;
  describeSurfaceContract({
    kind,
    sources: ['甲 乙', '甲 乙\n丙'],
    shape: { id: '2', role: 'node', label: '乙', range: { from: 2, to: 3 } },
    edit: () => userEvent.keyboard(`${START}x`),
    async selectCommon() {
      await userEvent.keyboard(`${START}{Shift>}{ArrowRight}{/Shift}`);
    },
    selection: () => document.getSelection()?.toString(),
    async beginText(surface) {
      await userEvent.click(textBox(surface));
      await userEvent.keyboard(START);
    },
  });
}
