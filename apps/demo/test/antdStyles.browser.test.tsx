/** @jsxImportSource @emotion/react */
import { render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { expect, test } from 'vitest';
import { LetuProvider } from '@letu/theme';
import { AntdStyles } from '../src/layout/AntdStyles.js';

function page(settings: { theme: 'light' | 'dark'; reducedMotion?: boolean }) {
  return (
    <AntdStyles>
      <LetuProvider {...settings}>
        <Button css={{ height: 77 }}>新建</Button>
      </LetuProvider>
    </AntdStyles>
  );
}

const look = () => {
  const { cursor, height, borderRadius, backgroundColor, color, transitionDuration } = getComputedStyle(
    screen.getByRole('button', { name: '新建' }),
  );
  return { cursor, height, borderRadius, backgroundColor, color, transitionDuration };
};

test("antd's styles are the same when a page shows a component again, and give way to a page's own", () => {
  const { unmount } = render(page({ theme: 'light' }));
  const first = look();
  expect(first).toMatchObject({ cursor: 'pointer', height: '77px', borderRadius: '8px' });
  const made = document.querySelectorAll('letu-antd-styles style').length;
  unmount();
  render(page({ theme: 'light' }));
  expect(look()).toEqual(first);
  expect(document.querySelectorAll('letu-antd-styles style')).toHaveLength(made);
});

test('a theme that comes back looks as it did before the other one', () => {
  const { rerender } = render(page({ theme: 'light' }));
  const light = look();
  rerender(page({ theme: 'dark' }));
  const dark = look();
  expect(dark.backgroundColor).not.toBe(light.backgroundColor);
  rerender(page({ theme: 'light' }));
  expect(look()).toEqual(light);
  rerender(page({ theme: 'light', reducedMotion: true }));
  expect(look()).toEqual({ ...light, transitionDuration: '0s' });
  rerender(page({ theme: 'light' }));
  expect(look()).toEqual(light);
  rerender(page({ theme: 'dark' }));
  expect(look()).toEqual(dark);
});
