/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { note } from './parts.js';

const styles = {
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    // On a phone a row of choices is pushed aside rather than broken.
    '@media (max-width: 767px)': {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingBlock: 2,
      marginInline: -16,
      paddingInline: 16,
    },
    '@media (min-width: 768px)': { alignItems: 'baseline' },
  }),
  choices: css({ display: 'flex', gap: 2, '@media (min-width: 768px)': { flexWrap: 'wrap' } }),
  label: css(note, { flex: 'none', width: '3.5em' }),
  choice: css({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 30,
    padding: '3px 9px',
    border: '1px solid transparent',
    borderRadius: 999,
    color: 'var(--letu-text)',
    background: 'none',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: 'var(--letu-surface)', borderColor: 'var(--letu-border)' },
    "&[aria-pressed='true']": {
      color: 'var(--letu-accent)',
      background: 'var(--letu-accent-soft)',
      fontWeight: 600,
    },
    '&:focus-visible': { outline: '2px solid var(--letu-accent)', outlineOffset: 1 },
  }),
};

export interface Choice {
  readonly value: string | undefined;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  /** Whether the label is shown, beside being the group's name. @default true */
  readonly isLabelShown?: boolean;
  onChange(value: string | undefined): void;
}

/** A row of buttons, of which one is chosen. */
export function Choices({ label, choices, value, onChange, isLabelShown = true }: ChoicesProps) {
  return (
    <div css={styles.row} role="group" aria-label={label}>
      {isLabelShown && (
        <span css={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div css={styles.choices}>
        {choices.map((choice) => (
          <button
            key={choice.value ?? ''}
            type="button"
            css={styles.choice}
            aria-pressed={choice.value === value}
            onClick={() => onChange(choice.value)}
          >
            {choice.icon}
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}
