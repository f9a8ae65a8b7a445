import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Embedded } from './readme/Embedded.js';

it('draws the embedding example of the README', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Embedded />);
  const picture = await vi.waitFor(
    () => {
      const image = container.querySelector<HTMLImageElement>('[data-part="preview"] img');
      if (!image?.src) throw new Error('There is no picture yet.');
      return image;
    },
    { timeout: 30_000 },
  );
  await picture.decode();
  expect(picture.naturalWidth).toBeGreaterThan(50);
  expect(await (await fetch(picture.src)).text()).toContain('想法');
  root.unmount();
});
