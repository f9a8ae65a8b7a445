/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { PageTitle } from '@letu/theme';
import { PAGE_WIDTH } from './frame.js';
import { column } from './parts.js';

const styles = {
  page: css(column, {
    gap: 20,
    width: '100%',
    maxWidth: PAGE_WIDTH,
    marginInline: 'auto',
    padding: '32px 32px 64px',
    '@media (max-width: 767px)': { padding: '20px 16px 48px' },
    // On paper there is nothing to press, and all of the page is the list's.
    '@media print': {
      maxWidth: 'none',
      padding: 0,
      'button, input, .ant-pagination, .ant-checkbox-wrapper': { display: 'none' },
    },
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }),
  words: css({
    flex: '1 1 230px',
    minWidth: 0,
    h1: {
      overflowWrap: 'anywhere',
      fontSize: 'var(--letu-size-title)',
      fontWeight: 600,
      lineHeight: 'var(--letu-height-title)',
    },
    p: { color: 'var(--letu-text-quiet)', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: 8 }),
};

export interface ListPageProps {
  readonly title: string;
  /** Stands before the title. */
  readonly icon?: ReactNode;
  /** Says more in a line or two. */
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page that lists things, under its title and what can be done with all of them. */
export function ListPage({ title, icon, about, actions, children }: ListPageProps) {
  return (
    <div css={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div css={styles.head}>
        {icon}
        <div css={styles.words}>
          <h1>{title}</h1>
          {about}
        </div>
        <div css={styles.actions}>{actions}</div>
      </div>
      {children}
    </div>
  );
}
