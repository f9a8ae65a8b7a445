/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { PageTitle } from '@letu/theme';
import { column, pageTitle } from './parts.js';

const styles = {
  page: css(column, {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    padding: '48px 24px 96px',
    textAlign: 'center',
  }),
  title: css(pageTitle, { marginTop: 16 }),
  hint: css({ maxWidth: '32em', color: 'var(--letu-text-quiet)' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 20 }),
};

export interface StatePageProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly hint: string;
  /** What one can do about it. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A page that has one thing to say, also in its title: nothing found, nothing here yet, something failed. */
export function StatePage({ picture, title, hint, actions, children }: StatePageProps) {
  return (
    <div css={styles.page}>
      <PageTitle>{title}</PageTitle>
      {picture}
      <h1 css={styles.title}>{title}</h1>
      <p css={styles.hint}>{hint}</p>
      {actions && <div css={styles.actions}>{actions}</div>}
      {children}
    </div>
  );
}
