import type { ReactNode } from 'react';
import styles from './EmptyHint.module.css';
import { StatePicture } from './StatePicture.js';

export interface EmptyHintProps {
  readonly title: string;
  readonly hint: string;
  /** What one can do about it. */
  readonly children?: ReactNode;
}

/** What stands in the place of a list that has nothing in it yet. */
export function EmptyHint({ title, hint, children }: EmptyHintProps) {
  return (
    <div className={styles['empty']}>
      <StatePicture kind="empty" />
      <p className={styles['title']}>{title}</p>
      <p>{hint}</p>
      {children}
    </div>
  );
}
