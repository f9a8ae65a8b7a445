import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { timeAgo } from '../pages/welcome/timeAgo.js';
import { useSettings } from '../settings/SettingsProvider.js';
import styles from './CardRow.module.css';

export interface CardRowProps {
  readonly heading: 'h2' | 'h3';
  readonly title: string;
  /** The page the whole card opens. */
  readonly to: string;
  /** What it is, and whose, in an element each. */
  readonly about: ReactNode;
  /** When what the list is about has happened, in milliseconds of the epoch. */
  readonly time: number;
  readonly actions: ReactNode;
}

/** The words below the picture of a card, and what can be done with it. */
export function CardRow({ heading: Heading, title, to, about, time, actions }: CardRowProps) {
  const { locale } = useSettings();
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <Heading className={styles['title']}>
          <Link to={to} title={title}>
            {title}
          </Link>
        </Heading>
        <p className={styles['about']}>
          {about}
          <time dateTime={new Date(time).toISOString()}>{timeAgo(time, locale)}</time>
        </p>
      </div>
      <div className={styles['actions']}>{actions}</div>
    </div>
  );
}
