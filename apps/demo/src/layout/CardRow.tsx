/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { timeAgo } from './timeAgo.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { dotted, note, oneLine } from './parts.js';

const styles = {
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: '10px 8px 10px 14px',
    borderTop: '1px solid var(--letu-border)',
    // Two cards share a narrow window: the title has a card's whole width, and the actions stand below it.
    '@media (max-width: 767px)': { flexWrap: 'wrap' },
  }),
  words: css({ flex: 1, minWidth: 0, '@media (max-width: 767px)': { display: 'contents' } }),
  title: css(oneLine, {
    fontSize: 'var(--letu-size-body)',
    fontWeight: 600,
    a: { color: 'inherit', textDecoration: 'none' },
    // The whole card opens what it shows, with one link for keyboards and screen readers.
    'a::after': { content: "''", position: 'absolute', inset: 0, borderRadius: 'var(--letu-radius-md)' },
    'a:focus-visible': { outline: 'none' },
    'a:focus-visible::after': { outline: '2px solid var(--letu-accent)', outlineOffset: -2 },
    '@media (max-width: 767px)': {
      display: '-webkit-box',
      flex: '0 0 100%',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
  }),
  // With no width of its own it would stand beside the title.
  about: css(note, dotted, { '@media (max-width: 767px)': { flex: '1 1 40%', minWidth: 0 } }),
  actions: css({ position: 'relative', zIndex: 1, display: 'flex' }),
};

export interface CardRowProps {
  readonly heading: 'h2' | 'h3';
  readonly title: string;
  /** The page the whole card opens. */
  readonly to: string;
  /** Called when somebody points at the card, or comes to it with the keyboard, and may open it. */
  readonly onReach: () => void;
  /** What it is, and whose, in an element each. */
  readonly about: ReactNode;
  /** When what the list is about has happened, in milliseconds of the epoch. */
  readonly time: number;
  readonly actions: ReactNode;
}

/** The words below the picture of a card, and what can be done with it. */
export function CardRow({ heading: Heading, title, to, onReach, about, time, actions }: CardRowProps) {
  const { locale } = useSettings();
  return (
    <div css={styles.row}>
      <div css={styles.words}>
        <Heading css={styles.title}>
          <Link to={to} title={title} onPointerEnter={onReach} onFocus={onReach}>
            {title}
          </Link>
        </Heading>
        <p css={styles.about}>
          {about}
          <time dateTime={new Date(time).toISOString()}>{timeAgo(time, locale)}</time>
        </p>
      </div>
      <div css={styles.actions}>{actions}</div>
    </div>
  );
}
