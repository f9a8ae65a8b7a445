/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Tabs } from 'antd';
import { useSettings } from '../settings/SettingsProvider.js';
import type { DiagramPages } from './useDiagramPages.js';

const tabs = css({
  flex: 'none',
  paddingInline: 12,
  borderTop: '1px solid var(--letu-border)',
  background: 'var(--letu-surface)',
  '&& .ant-tabs-nav': { margin: 0 },
  '@media print': { display: 'none' },
});

/** The pages of a diagram that is looked at; nothing where it has one alone. */
export function PageTabs({ pages, shown, show }: Pick<DiagramPages, 'pages' | 'shown' | 'show'>) {
  const { text } = useSettings();
  if (pages.length === 0) return null;
  return (
    <Tabs
      css={tabs}
      size="small"
      tabPosition="bottom"
      aria-label={text.preview.pages}
      activeKey={shown}
      onChange={show}
      items={pages.map(({ id, name }, at) => ({ key: id, label: name || text.preview.page(at + 1) }))}
    />
  );
}
