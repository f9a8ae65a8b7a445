/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { KindInfo } from '@letu/core';
import { tile } from '../layout/parts.js';

export interface KindMarkProps {
  readonly kind: Pick<KindInfo, 'sign'>;
  readonly size?: number;
  /** Names what stands around it; a menu gives its icons one, which sets them apart from their labels. */
  readonly className?: string;
}

const mark = css(tile, { '& svg': { width: '66%', height: '66%' } });

/** The sign of a kind, in its own colour. Names stand beside it, so screen readers leave it out. */
export function KindMark({ kind: { sign }, size = 40, className }: KindMarkProps) {
  return (
    <span
      css={mark}
      className={className}
      style={{ width: size, height: size, color: sign.colour }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="1.8">
        <path d={sign.path} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
