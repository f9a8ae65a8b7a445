/** @jsxImportSource @emotion/react */
import { InboxOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { column, note, panel, plainList } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { openableNames } from './openable.js';

const styles = {
  ground: css({
    position: 'fixed',
    inset: 0,
    // Over dialogs and their masks.
    zIndex: 2100,
    display: 'grid',
    placeItems: 'center',
    padding: 24,
    background: 'color-mix(in srgb, var(--letu-ground) 78%, transparent)',
    // Whoever drags has to reach what is below.
    pointerEvents: 'none',
  }),
  card: css(panel, column, {
    gap: 12,
    alignItems: 'center',
    maxWidth: 640,
    padding: '36px 40px',
    border: '2px dashed var(--letu-accent)',
    boxShadow: 'var(--letu-shadow-raised)',
    textAlign: 'center',
    strong: { fontSize: 'var(--letu-size-heading)', fontWeight: 600 },
    '@media (max-width: 767px)': { padding: '24px 20px' },
  }),
  sign: css({ color: 'var(--letu-accent)', fontSize: 44 }),
  names: css(plainList, {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 6,
    li: {
      padding: '2px 10px',
      borderRadius: 'var(--letu-radius-sm)',
      background: 'var(--letu-accent-soft)',
      fontSize: 'var(--letu-size-caption)',
    },
  }),
  hint: css(note),
};

/** What is over the page while files or links are dragged over it: what may be dropped. */
export function DropOverlay() {
  const { text, locale } = useSettings();
  return (
    <div css={styles.ground} role="status">
      <div css={styles.card}>
        <InboxOutlined css={styles.sign} aria-hidden="true" />
        <strong>{text.opening.drop}</strong>
        <ul css={styles.names}>
          {openableNames(locale).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <span css={styles.hint}>{text.opening.dropHint}</span>
      </div>
    </div>
  );
}
