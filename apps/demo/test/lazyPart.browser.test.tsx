import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyPart } from '../src/layout/lazyPart.js';
import { loadMessages } from '../src/locales/index.js';
import { SettingsProvider } from '../src/settings/SettingsProvider.js';

const makePart = () => lazyPart(async () => () => <p>导航</p>);

test('a part that was loaded ahead is there with what is around it, and another follows', async () => {
  await loadMessages('zh-CN');
  const [Ahead, Later] = [makePart(), makePart()];
  await Ahead.load();
  render(
    <SettingsProvider>
      <Ahead fallback="等待" />
    </SettingsProvider>,
  );
  expect(screen.getByText('导航')).toBeVisible();
  expect(screen.queryByText('等待')).toBeNull();
  render(
    <SettingsProvider>
      <Later fallback="等待" />
    </SettingsProvider>,
  );
  expect(screen.getByText('等待')).toBeVisible();
  await expect.poll(() => screen.getAllByText('导航')).toHaveLength(2);
});
