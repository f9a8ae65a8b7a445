import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LetuProvider } from '@letu/theme';
import { ImportEach } from '../src/opening/import/ImportEach.js';
import type { PlannedGraph } from '../src/archive/importPlan.js';
import { loadMessages } from '../src/locales/index.js';
import { SettingsProvider } from '../src/settings/SettingsProvider.js';

const planned = Array.from({ length: 20 }, (_, index): PlannedGraph => {
  const facts = { title: `流程 ${index}`, createdAt: 0, updatedAt: 0, revision: 1 };
  return {
    graph: {
      ...facts,
      gid: `g${index}`,
      type: 'MERMAID',
      path: '',
      repositoryId: null,
      options: {},
      files: [],
      favourite: false,
    },
    state: 'changed',
    here: facts,
  };
});

test('the arrows between the pages of an import have names', async () => {
  await loadMessages('zh-CN');
  render(
    <SettingsProvider>
      <LetuProvider locale="zh-CN">
        <ImportEach planned={planned} decisions={{ all: {} as never, each: new Map() }} onDecide={() => {}} />
      </LetuProvider>
    </SettingsProvider>,
  );
  screen.getByRole('button', { name: '下一页' }).click();
  expect(await screen.findByText('流程 8')).toBeVisible();
  expect(screen.getByRole('button', { name: '上一页' })).toBeEnabled();
});
