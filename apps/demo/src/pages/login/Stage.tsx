/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { column } from '../../layout/parts.js';
import { OpenFileButton } from '../../opening/OpenFileButton.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { LivingDiagram } from './LivingDiagram.js';
import type { DraftState } from './useDraft.js';

const styles = {
  stage: css(column, { gap: 20 }),
  head: css({
    h2: {
      position: 'relative',
      width: 'fit-content',
      paddingBottom: 8,
      fontSize: 'clamp(22px, 3vw, 36px)',
      fontWeight: 600,
      lineHeight: 1.35,
      letterSpacing: '0.01em',
    },
    p: { marginTop: 10, color: 'var(--letu-text-quiet)', fontSize: 'var(--letu-size-lead)' },
    '@media (max-width: 767px)': { p: { marginTop: 4, fontSize: 'var(--letu-size-body)' } },
  }),
  stroke: css({ position: 'absolute', insetInline: 0, bottom: 0, width: '100%', height: 10 }),
  open: css({
    display: 'flex',
    paddingTop: 16,
    borderTop: '1px dashed var(--letu-border)',
    '& > *': { flex: 1, margin: 0, justifyContent: 'space-between' },
  }),
};

/** What Letu is, to be tried at once: a diagram to type into, and a place for files and links. */
export function Stage({ draft, onContinue }: { draft: DraftState; onContinue: () => void }) {
  const { text } = useSettings();
  const words = text.account.login.try;
  return (
    <section css={styles.stage} aria-label={words.title}>
      <div css={styles.head}>
        <h2>
          {words.title}
          <svg css={styles.stroke} viewBox="0 0 300 10" preserveAspectRatio="none" aria-hidden="true">
            <path
              d="M3 6.5C60 2.5 122 2 170 4.2s84 3.6 127 .6"
              fill="none"
              stroke="var(--letu-sun)"
              strokeWidth="4"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </h2>
        <p>{words.about}</p>
      </div>
      <LivingDiagram draft={draft} onContinue={onContinue} />
      <div css={styles.open}>
        <OpenFileButton />
      </div>
    </section>
  );
}
