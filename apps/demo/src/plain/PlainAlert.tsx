/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { STATE_SIGNS } from './stateSigns.js';

const bordered = (state: string) =>
  css({
    borderColor: `color-mix(in srgb, var(--letu-${state}) 35%, var(--letu-${state}-soft))`,
    background: `var(--letu-${state}-soft)`,
    '& > .anticon': { color: `var(--letu-${state})` },
  });

const styles = {
  alert: css({
    display: 'flex',
    alignItems: 'center',
    padding: '8px 12px',
    border: '1px solid',
    borderRadius: 10,
    lineHeight: 22 / 14,
    overflowWrap: 'break-word',
    '& > .anticon': { marginInlineEnd: 8, lineHeight: 0 },
  }),
  described: css({
    alignItems: 'flex-start',
    padding: '20px 24px',
    '& > .anticon': { marginInlineEnd: 12, fontSize: 24 },
  }),
  // On a phone what can be done stands under the words.
  acting: css({
    '@media (max-width: 767px)': {
      flexWrap: 'wrap',
      rowGap: 12,
      '& > div:nth-of-type(1)': { flexBasis: 'calc(100% - 48px)' },
      '& > div:nth-of-type(2)': { marginInlineStart: 36 },
    },
  }),
  words: css({ flex: 1, minWidth: 0 }),
  heading: css({ display: 'block', marginBottom: 8, fontSize: 'var(--letu-size-lead)' }),
  success: bordered('success'),
  warning: bordered('warning'),
};

export interface PlainAlertProps {
  readonly type: 'success' | 'warning';
  readonly message: ReactNode;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
}

/** The design system's alert for what is shown before antd is there. */
export function PlainAlert({ type, message, description, action }: PlainAlertProps) {
  return (
    <div
      role="alert"
      css={[
        styles.alert,
        styles[type],
        description !== undefined && styles.described,
        action !== undefined && styles.acting,
      ]}
    >
      {STATE_SIGNS[type]}
      <div css={styles.words}>
        <div css={description !== undefined && styles.heading}>{message}</div>
        {description !== undefined && <div>{description}</div>}
      </div>
      {action !== undefined && <div>{action}</div>}
    </div>
  );
}
