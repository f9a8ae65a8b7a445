import type { ReactNode } from 'react';
import { PageTitle } from '@letu/theme';
import styles from './ListPage.module.css';

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
    <div className={styles['page']}>
      <PageTitle>{title}</PageTitle>
      <div className={styles['head']}>
        {icon}
        <div className={styles['words']}>
          <h1>{title}</h1>
          {about}
        </div>
        <div className={styles['actions']}>{actions}</div>
      </div>
      {children}
    </div>
  );
}
