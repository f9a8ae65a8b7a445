import type { ReactNode } from 'react';
import { PageTitle } from '@letu/theme';
import styles from './StatePage.module.css';

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
    <div className={styles['page']}>
      <PageTitle>{title}</PageTitle>
      {picture}
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['hint']}>{hint}</p>
      {actions && <div className={styles['actions']}>{actions}</div>}
      {children}
    </div>
  );
}
