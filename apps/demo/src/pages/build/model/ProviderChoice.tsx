/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Link } from 'react-router';
import { column, note, panel, plainList } from '../../../layout/parts.js';
import { ProviderMark } from './ProviderMark.js';
import { modelWords } from '../../../locales/build/model/index.js';
import { useWords } from '../../../settings/useWords.js';
import { PROVIDERS } from './providerKinds.js';

const styles = {
  section: css(column, { gap: 12, h2: { fontSize: 'var(--letu-size-lead)', fontWeight: 600 } }),
  cards: css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    gap: 16,
  }),
  card: css(panel, {
    display: 'flex',
    gap: 14,
    height: '100%',
    padding: 16,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { borderColor: 'var(--letu-accent)', boxShadow: 'var(--letu-shadow-raised)' },
  }),
  words: css(column, { gap: 2, minWidth: 0 }),
  name: css({ fontSize: 'var(--letu-size-lead)', fontWeight: 600 }),
  about: css(note, { lineHeight: 'var(--letu-height-caption)' }),
};

/** The providers there are, each of which leads to where it is added. */
export function ProviderChoice() {
  const words = useWords(modelWords);
  return (
    <section css={styles.section} aria-labelledby="provider-choice">
      <div>
        <h2 id="provider-choice">{words.choose}</h2>
        <p css={note}>{words.chooseHint}</p>
      </div>
      <ul css={styles.cards}>
        {PROVIDERS.map((kind) => (
          <li key={kind}>
            <Link css={styles.card} to={`/build/model/add/${kind}`}>
              <ProviderMark kind={kind} size={44} />
              <span css={styles.words}>
                <span css={styles.name}>{words.kindNames[kind]}</span>
                <span css={styles.about}>{words.kindAbout[kind]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
