/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { BRAND } from '@letu/theme';

const name = css({ fontSize: 'var(--letu-size-heading)', fontWeight: 600, letterSpacing: '0.08em' });

/** The mark: two shapes and the line between them, which smiles. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#2f49c8" />
      <path
        d="M8.5 16.5c1.2 4.6 4 6.9 7.5 6.9s6.3-2.3 7.5-6.9"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="10.5" cy="10.8" r="2.7" fill="#ffb61e" />
      <rect x="18.9" y="8.2" width="5.2" height="5.2" rx="1.2" fill="#fff" />
    </svg>
  );
}

export function Brand() {
  return (
    <>
      <BrandMark />
      <span css={name} data-brand-name>
        {BRAND}
      </span>
    </>
  );
}
