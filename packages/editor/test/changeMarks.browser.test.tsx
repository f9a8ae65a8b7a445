import { expect, it } from 'vitest';
import { DiagramView } from '@letu/editor/view';
import { pikchr } from '@letu/pikchr';
import { previewState } from './parts.js';
import { render } from './render.js';

it('shows what has changed of a picture that is too long to be seen whole', async () => {
  const source = Array.from({ length: 120 }, (_none, at) => `box "${at}"\nmove`).join('\n');
  let last = '';
  const view = (changes: ReadonlyMap<string, 'added'>) => (
    <DiagramView
      kind={pikchr}
      source={source}
      interactive
      changes={changes}
      onRender={(result) => {
        if (result.status === 'success') last = result.shapes.find(({ label }) => label === '119')?.id ?? '';
      }}
    />
  );
  const { container, rerender } = render(view(new Map()), { height: '320px' });
  await previewState(container, 'ready');
  await expect.poll(() => last).not.toBe('');
  rerender(view(new Map([[last, 'added']])));
  const mark = () => container.querySelector('.letu-change')?.getBoundingClientRect();
  await expect.poll(() => mark()?.left).toBeLessThan(container.getBoundingClientRect().right);
  expect(mark()!.left).toBeGreaterThanOrEqual(container.getBoundingClientRect().left);
});
