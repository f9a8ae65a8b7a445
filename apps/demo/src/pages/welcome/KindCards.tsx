/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { ListedKind } from '@letu/core';
import { useLetu } from '@letu/theme';
import { KindMark } from '../../kinds/KindMark.js';
import { lookOfKind } from '../../kinds/pictures.js';
import { useOfferedKinds } from '../../kinds/useOfferedKinds.js';
import { column, note, panel, pictureFrame, plainList } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { OpenFileButton } from '../../opening/OpenFileButton.js';
import { SectionHead } from './SectionHead.js';

const PHONE = '@media (max-width: 767px)';

const styles = {
  cards: css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--across), minmax(0, 1fr))',
    gap: 16,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 },
  }),
  card: css(panel, column, {
    width: '100%',
    height: '100%',
    padding: 0,
    overflow: 'hidden',
    color: 'inherit',
    boxShadow: 'var(--letu-shadow-rest)',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    transition:
      'border-color var(--letu-duration-fast), box-shadow var(--letu-duration-fast), translate var(--letu-duration-fast)',
    '&:hover': {
      borderColor: 'var(--letu-accent)',
      boxShadow: 'var(--letu-shadow-raised)',
      translate: '0 -2px',
    },
    [PHONE]: { flexDirection: 'row' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none', '&:hover': { translate: 'none' } },
  }),
  picture: css(pictureFrame, {
    position: 'relative',
    width: '100%',
    aspectRatio: '16 / 10',
    // Pictures of any shape take the frame's size, and give it none.
    '&& img': { position: 'absolute', inset: 12, width: 'calc(100% - 24px)', height: 'calc(100% - 24px)' },
    [PHONE]: {
      flex: 'none',
      width: 116,
      minHeight: 84,
      aspectRatio: 'auto',
      '&& img': { inset: 8, width: 'calc(100% - 16px)', height: 'calc(100% - 16px)' },
    },
  }),
  name: css({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: 'var(--letu-size-lead)',
    fontWeight: 600,
  }),
  words: css(column, {
    flex: 1,
    gap: 2,
    minWidth: 0,
    padding: '12px 16px 14px',
    borderTop: '1px solid var(--letu-border)',
    [PHONE]: { padding: '10px 14px', borderTop: 'none', borderInlineStart: '1px solid var(--letu-border)' },
  }),
  elsewhere: css({
    color: 'var(--letu-text-quiet)',
    '&:hover': { color: 'var(--letu-accent)' },
  }),
  purpose: css(note, { lineHeight: 'var(--letu-height-caption)' }),
};

/** The most cards in a row of a wide page. */
const MOST_ACROSS = 5;

/** As many cards in a row as make rows of about the same length. */
const across = (count: number) => Math.ceil(count / Math.ceil(count / MOST_ACROSS));

/** One card for each kind that is offered, which begins a new diagram. */
export function KindCards({ onChoose }: { onChoose: (kind: ListedKind) => void }) {
  const { text, locale } = useSettings();
  const offered = useOfferedKinds();
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="create-heading">
      <SectionHead id="create-heading" title={text.welcome.create}>
        <OpenFileButton />
        <Link css={styles.elsewhere} to="/template">
          {text.templates.title}
        </Link>
      </SectionHead>
      <ul css={styles.cards} style={{ '--across': across(offered.length) } as CSSProperties}>
        {offered.map((kind) => (
          <li key={kind.kind}>
            <button type="button" css={styles.card} onClick={() => onChoose(kind)}>
              <Look kind={kind} />
              <span css={styles.words}>
                <span css={styles.name}>
                  <KindMark kind={kind} size={24} />
                  {kind.name[locale]}
                </span>
                <span css={styles.purpose}>{kind.purpose[locale]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a kind draws, in small; the sign of one that no picture was drawn ahead of. */
function Look({ kind }: { kind: ListedKind }) {
  const { theme } = useLetu();
  const { locale } = useSettings();
  const address = lookOfKind(kind.kind, locale, theme);
  return (
    <span css={styles.picture} data-theme={theme}>
      {/* The name below says what it is. */}
      {address ? <img src={address} alt="" loading="lazy" /> : <KindMark kind={kind} size={52} />}
    </span>
  );
}
