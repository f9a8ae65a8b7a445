/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { column, note, panel } from '../../layout/parts.js';

const styles = {
  list: css(panel, column, { '& > * + *': { borderTop: '1px solid var(--letu-border)' } }),
  setting: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
    padding: '16px 20px',
  }),
  words: css(column, {
    flex: '1 1 220px',
    gap: 2,
    h2: { fontSize: 'var(--letu-size-body)', fontWeight: 600 },
    p: note,
  }),
};

/** Settings below each other. */
export function SettingList({ children }: { children: ReactNode }) {
  return <div css={styles.list}>{children}</div>;
}

export interface SettingProps {
  readonly title: string;
  readonly hint?: string;
  /** What it is set with. */
  readonly children: ReactNode;
}

/** One setting: what it is about, and what it is set with. */
export function Setting({ title, hint, children }: SettingProps) {
  return (
    <section css={styles.setting}>
      <div css={styles.words}>
        <h2>{title}</h2>
        {hint && <p>{hint}</p>}
      </div>
      {children}
    </section>
  );
}
