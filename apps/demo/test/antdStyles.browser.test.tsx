/** @jsxImportSource @emotion/react */
import { render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { expect, test } from 'vitest';
import { LetuProvider } from '@letu/theme';
import { AntdStyles } from '../src/layout/AntdStyles.js';

function show() {
  return render(
    <AntdStyles>
      <LetuProvider theme="light">
        <Button css={{ height: 77 }}>新建</Button>
      </LetuProvider>
    </AntdStyles>,
  );
}

test("antd's styles are the same when a page shows a component again, and give way to a page's own", () => {
  const look = () => {
    const { cursor, height, borderRadius } = getComputedStyle(screen.getByRole('button', { name: '新建' }));
    return { cursor, height, borderRadius };
  };
  const { unmount } = show();
  const first = look();
  expect(first).toEqual({ cursor: 'pointer', height: '77px', borderRadius: '8px' });
  const made = document.querySelectorAll('letu-antd-styles style').length;
  unmount();
  show();
  expect(look()).toEqual(first);
  expect(document.querySelectorAll('letu-antd-styles style')).toHaveLength(made);
});
