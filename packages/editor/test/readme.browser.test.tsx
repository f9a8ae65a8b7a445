import { expect, it } from 'vitest';
import { render } from './render.js';
import { shownPicture } from './parts.js';
import { Drawing } from './readme/Drawing.js';

it('draws the example of the README', async () => {
  const { container } = render(<Drawing />);
  expect((await shownPicture(container)).textContent).toContain('你好');
});
