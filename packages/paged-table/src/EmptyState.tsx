/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { PagedTableMessages } from './locales/index.js';

const emptyStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '24px 0',
  color: 'var(--letu-table-quiet)',
});

/** The props of `EmptyState`. */
export interface EmptyStateProps {
  readonly text: PagedTableMessages;
  readonly status: 'loading' | 'ready' | 'error';
  /** Set where rows may be there but do not match: lets all of them in. */
  readonly onReset: (() => void) | undefined;
  /** What the host says where there are none at all. */
  readonly empty: ReactNode;
}

/** What stands where there are no rows: they are on their way, there are none, or none match. */
export function EmptyState({ text, status, onReset, empty }: EmptyStateProps) {
  if (status === 'loading')
    return (
      <div aria-label={text.loading} role="status">
        <Skeleton active title={false} paragraph={{ rows: 6, width: '100%' }} />
      </div>
    );
  if (status === 'ready' && !onReset && empty !== undefined) return <>{empty}</>;
  return (
    <div css={emptyStyle}>
      <span>{status === 'error' ? text.loadFailed : onReset ? text.noneFound : text.empty}</span>
      {onReset && <Button onClick={onReset}>{text.resetQuery}</Button>}
    </div>
  );
}
