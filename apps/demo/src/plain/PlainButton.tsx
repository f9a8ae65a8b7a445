/** @jsxImportSource @emotion/react */
import { LoadingOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';

const tint = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, transparent)`;

const styles = {
  button: css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    height: 32,
    padding: '0 15px',
    border: '1px solid transparent',
    borderRadius: 'var(--letu-radius-sm)',
    color: 'var(--letu-text)',
    background: 'transparent',
    font: 'inherit',
    fontSize: 'var(--letu-size-body)',
    fontWeight: 400,
    lineHeight: 'normal',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: 'all var(--letu-duration-base) var(--letu-ease-standard)',
    '&:focus-visible': {
      outline: '3px solid color-mix(in srgb, var(--letu-accent) 35%, var(--letu-accent-soft))',
      outlineOffset: 1,
      transition: 'outline-offset 0s, outline 0s',
    },
    "&[data-loading='true']": { opacity: 0.65, cursor: 'default' },
  }),
  block: css({ width: '100%' }),
  round: css({ borderRadius: '50%' }),
};

const TYPES = {
  default: css({
    borderColor: 'var(--letu-border-strong)',
    background: 'var(--letu-surface)',
    '&:hover': { color: 'var(--letu-accent-hover)', borderColor: 'var(--letu-accent-hover)' },
    '&:active': { color: 'var(--letu-accent-active)', borderColor: 'var(--letu-accent-active)' },
  }),
  primary: css({
    color: 'var(--letu-on-accent)',
    background: 'var(--letu-accent)',
    '&:hover': { background: 'var(--letu-accent-hover)' },
    '&:active': { background: 'var(--letu-accent-active)' },
  }),
  text: css({
    '&:hover': { background: tint('var(--letu-text)', 6) },
    '&:active, &[aria-expanded="true"]': { background: tint('var(--letu-text)', 14) },
  }),
  danger: css({
    color: 'var(--letu-error)',
    '&:hover': { background: 'var(--letu-error-soft)' },
    '&:active': { background: tint('var(--letu-error)', 20) },
  }),
  link: css({
    color: 'var(--letu-accent)',
    '&:hover': { color: 'var(--letu-accent-hover)' },
    '&:active': { color: 'var(--letu-accent-active)' },
  }),
};

const SIZES = {
  small: css({ height: 24, padding: '0 7px', borderRadius: 6 }),
  middle: css({}),
  large: css({ height: 40, borderRadius: 10, fontSize: 'var(--letu-size-lead)' }),
};

const iconOnly = css({ flex: 'none', aspectRatio: 1, padding: 0 });

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `danger` is a text that warns. @default 'default' */
  readonly type?: keyof typeof TYPES;
  /** @default 'middle' */
  readonly size?: keyof typeof SIZES;
  /** @default 'button' */
  readonly htmlType?: 'button' | 'submit';
  /** Whether it is as wide as what it stands in. @default false */
  readonly block?: boolean;
  readonly icon?: ReactNode;
  /** @default 'start' */
  readonly iconPosition?: 'start' | 'end';
  /** @default 'default' */
  readonly shape?: 'default' | 'circle';
  /** Whether what it does is under way, until when it does nothing more. @default false */
  readonly loading?: boolean;
}

/**
 * The design system's button for what is shown before antd is there: the pages about signing in, failures, messages. Rows of lists
 * have it, too: they have several each, and antd's takes many times as long to draw.
 */
export function PlainButton({
  type = 'default',
  size = 'middle',
  htmlType = 'button',
  block = false,
  icon,
  iconPosition = 'start',
  shape = 'default',
  loading = false,
  children,
  onClick,
  ...rest
}: PlainButtonProps) {
  const sign = loading ? <LoadingOutlined aria-hidden="true" /> : icon;
  const place = sign !== undefined && <span>{sign}</span>;
  return (
    <button
      {...rest}
      type={htmlType}
      css={[
        styles.button,
        TYPES[type],
        SIZES[size],
        block && styles.block,
        shape === 'circle' && styles.round,
        children === undefined && iconOnly,
      ]}
      data-loading={loading}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {iconPosition === 'start' && place}
      {children !== undefined && <span>{children}</span>}
      {iconPosition === 'end' && place}
    </button>
  );
}
