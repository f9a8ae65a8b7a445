/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { quiet } from '../../layout/parts.js';

const head = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  marginBottom: 16,
  h2: { fontSize: 'var(--letu-size-heading)', fontWeight: 600 },
  span: quiet,
});

/** What stands above a part of the page: its title, and what goes with that. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div css={head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
