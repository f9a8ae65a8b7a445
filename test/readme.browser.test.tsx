import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shownPicture } from '../packages/editor/test/parts.js';
import { Embedded } from './readme/Embedded.js';

it('draws the embedding example of the README', async () => {
  const picture = await shownPicture(render(<Embedded />).container);
  expect(picture.getBoundingClientRect().width).toBeGreaterThan(50);
  expect(picture.textContent).toContain('想法');
});
