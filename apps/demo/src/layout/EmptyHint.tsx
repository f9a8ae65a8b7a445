/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { StatePicture } from './StatePicture.js';
import { column } from './parts.js';

const styles = {
  empty: css(column, {
    alignItems: 'center',
    gap: 4,
    padding: '40px 24px 48px',
    border: '1px dashed var(--letu-border-strong)',
    borderRadius: 'var(--letu-radius-md)',
    color: 'var(--letu-text-quiet)',
    textAlign: 'center',
    'a, button': { marginTop: 12, marginInline: 4 },
    // Inside of a table, which has lines of its own.
    '.ant-table &': { border: 'none' },
  }),
  title: css({ marginTop: 8, color: 'var(--letu-text)', fontSize: 'var(--letu-size-lead)', fontWeight: 600 }),
};

export interface EmptyHintProps {
  readonly title: string;
  readonly hint: string;
  /** What one can do about it. */
  readonly children?: ReactNode;
}

/** What stands in the place of a list that has nothing in it yet. */
export function EmptyHint({ title, hint, children }: EmptyHintProps) {
  return (
    <div css={styles.empty}>
      <StatePicture kind="empty" />
      <p css={styles.title}>{title}</p>
      <p>{hint}</p>
      {children}
    </div>
  );
}
