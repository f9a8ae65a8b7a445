/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useState } from 'react';
import { column } from '../layout/parts.js';

/** The look of what holds the navigation beside the page. */
export const sideFrame = css(column, {
  position: 'sticky',
  top: 'var(--header-height)',
  flex: 'none',
  width: 232,
  height: ['calc(100vh - var(--header-height))', 'calc(100dvh - var(--header-height))'],
  overflow: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--letu-border) transparent',
  borderInlineEnd: '1px solid var(--letu-border)',
  background: 'var(--letu-surface)',
  "&[data-collapsed='true']": { width: 56 },
  '& > nav': { flex: 1 },
  '@media (max-width: 767px)': { display: 'none' },
  '@media print': { display: 'none' },
});

const KEY = 'letu:side';

/** Tells whether the navigation was folded when it was last seen. */
export function readCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}

/** Remembers whether the navigation is folded. */
export function writeCollapsed(isCollapsed: boolean): void {
  try {
    localStorage.setItem(KEY, isCollapsed ? 'collapsed' : 'open');
  } catch {
    // It then stays so for as long as the page does.
  }
}

/** The place of the navigation until it is there, as wide as it will be. */
export function SidePlace() {
  const [isCollapsed] = useState(readCollapsed);
  return <div css={sideFrame} data-collapsed={isCollapsed} />;
}
