/** @jsxImportSource @emotion/react */
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useState, type ComponentProps } from 'react';

const styles = {
  box: css({
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    height: 40,
    border: '1px solid var(--letu-border-strong)',
    borderRadius: 10,
    color: 'var(--letu-text)',
    background: 'var(--letu-surface)',
    fontSize: 'var(--letu-size-lead)',
    lineHeight: 1.5,
    transition: 'all var(--letu-duration-base)',
    '&:hover': { borderColor: 'var(--letu-accent-hover)' },
    '&:focus-within': {
      borderColor: 'var(--letu-accent)',
      boxShadow: '0 0 0 3px color-mix(in srgb, var(--letu-accent) 22%, transparent)',
    },
    '&:has([aria-invalid="true"])': {
      borderColor: 'var(--letu-error)',
      '&:focus-within': { boxShadow: '0 0 0 3px var(--letu-error-soft)' },
    },
  }),
  input: css({
    flex: 1,
    minWidth: 0,
    margin: 0,
    padding: '7px 11px',
    border: 'none',
    borderRadius: 'inherit',
    color: 'inherit',
    background: 'none',
    font: 'inherit',
    textOverflow: 'ellipsis',
    '&, &:focus-visible': { outline: 'none' },
    '&::placeholder': { color: 'var(--letu-text-faint)', userSelect: 'none' },
  }),
  eye: css({
    marginInlineStart: -7,
    paddingInlineEnd: 11,
    color: 'var(--letu-text-quiet)',
    cursor: 'pointer',
    transition: 'all var(--letu-duration-base)',
    '&:hover': { color: 'var(--letu-text)' },
  }),
};

/** The design system's field, large, for what is shown before antd is there. Passwords can be looked at. */
export function PlainField({ type, ...rest }: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  const Eye = isShown ? EyeOutlined : EyeInvisibleOutlined;
  return (
    <span css={styles.box}>
      <input {...rest} css={styles.input} type={isPassword && isShown ? 'text' : type} />
      {isPassword && (
        <Eye
          css={styles.eye}
          onClick={() => setShown(!isShown)}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
        />
      )}
    </span>
  );
}
