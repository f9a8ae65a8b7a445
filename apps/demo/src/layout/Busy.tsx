/** @jsxImportSource @emotion/react */
import { css, keyframes } from '@emotion/react';

const turn = keyframes({ to: { rotate: '405deg' } });
const glow = keyframes({ to: { opacity: 1 } });

const DOTS = [0, 1, 2, 3];

const SIZES = { small: 14, default: 20, large: 32 };

const styles = {
  wheel: css({
    display: 'inline-grid',
    gridTemplate: '1fr 1fr / 1fr 1fr',
    gap: 2,
    verticalAlign: 'middle',
    rotate: '45deg',
    animation: `${turn} 1.2s infinite linear`,
  }),
  dot: css({
    borderRadius: '50%',
    background: 'var(--letu-accent)',
    scale: '0.75',
    opacity: 0.3,
    animation: `${glow} 1s infinite linear alternate`,
    '&:nth-of-type(2)': { animationDelay: '0.4s' },
    '&:nth-of-type(4)': { animationDelay: '0.8s' },
    '&:nth-of-type(3)': { animationDelay: '1.2s' },
  }),
};

export interface BusyProps {
  /** What is under way, for those who cannot see it turn. */
  readonly label: string;
  /** @default 'default' */
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
}

/** A wheel that turns while something is under way. antd's own bears no role, may have no name then, and is no part of what every page loads. */
export function Busy({ label, className, size = 'default' }: BusyProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      <span css={styles.wheel} style={{ width: SIZES[size], height: SIZES[size] }}>
        {DOTS.map((dot) => (
          <i key={dot} css={styles.dot} />
        ))}
      </span>
    </div>
  );
}
