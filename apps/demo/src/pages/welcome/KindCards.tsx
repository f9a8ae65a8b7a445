/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { ListedKind } from '@letu/core';
import { KindMark } from '../../kinds/KindMark.js';
import { useOfferedKinds } from '../../kinds/useOfferedKinds.js';
import { column, note, panel, plainList } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { OpenFileButton } from '../../opening/OpenFileButton.js';
import { SectionHead } from './SectionHead.js';

const styles = {
  cards: css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--across), minmax(0, 1fr))',
    gap: 16,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' },
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 },
  }),
  card: css(panel, column, {
    gap: 16,
    width: '100%',
    height: '100%',
    padding: 20,
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
    '@media (max-width: 1100px)': { flexDirection: 'row', alignItems: 'center', padding: 16 },
    '@media (max-width: 767px)': { padding: 12 },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none', '&:hover': { translate: 'none' } },
  }),
  words: css(column, { gap: 2 }),
  elsewhere: css({
    color: 'var(--letu-text-quiet)',
    '&:hover': { color: 'var(--letu-accent)' },
  }),
  name: css({ fontSize: 'var(--letu-size-lead)', fontWeight: 600 }),
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
              <KindMark kind={kind} size={44} />
              <span css={styles.words}>
                <span css={styles.name}>{kind.name[locale]}</span>
                <span css={styles.purpose}>{kind.purpose[locale]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
