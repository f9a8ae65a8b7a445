import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { shownPicture } from '../packages/editor/test/parts.js';
import { Embedded } from './readme/Embedded.js';

it('draws the embedding example of the README', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Embedded />);
  const picture = await shownPicture(container);
  expect(picture.getBoundingClientRect().width).toBeGreaterThan(50);
  expect(picture.textContent).toContain('想法');
  root.unmount();
});
