/** @jsxImportSource @emotion/react */
import { css, keyframes } from '@emotion/react';
import { useSettings } from '../settings/SettingsProvider.js';

const appear = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

const styles = {
  bar: css({
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: 2000,
    height: 2,
    overflow: 'hidden',
    animation: `${appear} 0.2s 0.25s backwards`,
    '&::before': {
      content: "''",
      display: 'block',
      width: '40%',
      height: '100%',
      background: 'var(--letu-accent)',
      animation: `${slide} 1.2s ease-in-out infinite`,
    },
    '@media (prefers-reduced-motion: reduce)': { '&::before': { width: '100%', animation: 'none' } },
  }),
};

/** A thin bar at the top while something is loading. It appears late, so that quick steps do not flicker. */
export function LoadingBar() {
  const { text } = useSettings();
  return <div css={styles.bar} role="progressbar" aria-label={text.loading} />;
}
