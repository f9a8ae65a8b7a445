import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { reviewPage } from '../../scripts/visual/reviewPage.mjs';
import { shrinkPng } from '../../scripts/visual/shrinkPng.mjs';

describe('a picture of the baseline', () => {
  const png = new PNG({ width: 64, height: 48 });
  png.data.fill(255);
  for (let at = 0; at < png.data.length; at += 52) png.data[at] = at % 251;
  const written = PNG.sync.write(png);

  it('takes fewer bytes once shrunk, and has the same pixels', () => {
    const small = shrinkPng(written);
    expect(small.length).toBeLessThan(written.length);
    expect(PNG.sync.read(small).data.equals(png.data)).toBe(true);
  });

  it('is left as it is when it was shrunk before', () => {
    const small = shrinkPng(written);
    expect(shrinkPng(small)).toBe(small);
  });
});

describe('the page to review', () => {
  it('shows each picture as it was, as it is and what differs', () => {
    const page = reviewPage([{ name: 'theme/Provider/Dark-light', hasDiff: true }], 'file:///baseline');
    for (const address of [
      'file:///baseline/theme/Provider/Dark-light.png',
      'theme/Provider/Dark-light-actual.png',
      'theme/Provider/Dark-light-diff.png',
    ])
      expect(page).toContain(`src="${address}"`);
  });

  it('says so where the size differs, which has no difference to show', () => {
    const page = reviewPage([{ name: 'a/b', hasDiff: false }], 'file:///baseline');
    expect(page).toContain('The size differs');
    expect(page).not.toContain('-diff.png');
  });
});
