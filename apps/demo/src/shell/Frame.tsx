/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { Link, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { Brand } from '../layout/Brand.js';
import { HeaderSlotContext } from '../layout/HeaderSlot.js';
import { HEADER_HEIGHT, MAIN_ID } from '../layout/frame.js';
import { LoadingBar } from '../layout/LoadingBar.js';
import { SettingsMenus } from '../layout/SettingsMenus.js';
import { column, unseen } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';

/** Phones held sideways: what a page puts into the header has room beside the rest, and the page needs all it can get below. */
const LOW = '@media (max-height: 479px) and (min-width: 640px) and (max-width: 1023px)';

const styles = {
  shell: css(column, { minHeight: '100%' }),
  skip: css({
    position: 'absolute',
    inset: '8px auto auto 8px',
    zIndex: 2000,
    padding: '8px 16px',
    borderRadius: 'var(--letu-radius-sm)',
    color: 'var(--letu-on-accent)',
    background: 'var(--letu-accent)',
    translate: '0 -200%',
    '&:focus': { translate: 0 },
  }),
  header: css({
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 8,
    minHeight: 'var(--header-height)',
    paddingInline: 20,
    borderBottom: '1px solid var(--letu-border)',
    background: 'var(--letu-surface)',
    // What a page puts there would leave no room to the title of its diagram.
    '@media (max-width: 1023px)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      rowGap: 4,
      paddingBlock: 6,
    },
    '@media (max-width: 767px)': { paddingInline: 12 },
    [LOW]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      paddingBlock: 0,
      '&:has(> [data-slot]:not(:empty)) [data-brand-name]': unseen,
    },
    '@media print': { display: 'none' },
  }),
  start: css({ display: 'flex', alignItems: 'center' }),
  brand: css({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    paddingBlock: 4,
    borderRadius: 'var(--letu-radius-sm)',
    color: 'var(--letu-text)',
    textDecoration: 'none',
  }),
  slot: css({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    // A page about one diagram says itself where that is kept.
    '&:not(:empty) ~ div [data-device-note]': { display: 'none' },
    '&:not(:empty)::before': {
      content: "''",
      flex: 'none',
      width: 1,
      height: 20,
      marginInline: 8,
      background: 'var(--letu-border)',
    },
    '@media (max-width: 1023px)': {
      gridRow: 2,
      gridColumn: '1 / -1',
      '&:empty, &:not(:empty)::before': { display: 'none' },
    },
    [LOW]: { gridRow: 'auto', gridColumn: 'auto', '&:empty': { display: 'flex' } },
  }),
  settings: css({ display: 'flex', alignItems: 'center', gap: 4 }),
  body: css({ flex: 1, display: 'flex', minHeight: 0 }),
  main: css(column, { flex: 1, minWidth: 0, minHeight: 0, '&:focus': { outline: 'none' } }),
};

export interface FrameProps {
  /** What stands before the brand. */
  readonly drawer?: ReactNode;
  /** The ways to go, after the brand. */
  readonly navigation?: ReactNode;
  /** What stands before the menus of theme and language. */
  readonly finding?: ReactNode;
  /** What stands after them. */
  readonly help?: ReactNode;
  /** What stands beside the page. */
  readonly side?: ReactNode;
}

/** The layout of every page: the brand, theme and language, and a place for the page's own tools. It is all that signing in has around it. */
export function Frame({ drawer, navigation = <span />, finding, help, side }: FrameProps) {
  const { text } = useSettings();
  const { state } = useNavigation();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <HeaderSlotContext value={slot}>
      <div css={styles.shell} style={{ '--header-height': `${HEADER_HEIGHT}px` } as object}>
        <a css={styles.skip} href={`#${MAIN_ID}`}>
          {text.skipToContent}
        </a>
        <header css={styles.header}>
          <div css={styles.start}>
            {drawer}
            <Link css={styles.brand} to="/welcome">
              <Brand />
            </Link>
          </div>
          {navigation}
          <div ref={setSlot} css={styles.slot} data-slot />
          <div css={styles.settings}>
            {finding}
            <SettingsMenus />
            {help}
          </div>
        </header>
        {state !== 'idle' && <LoadingBar />}
        <div css={styles.body}>
          {side}
          <main id={MAIN_ID} css={styles.main} tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
      <ScrollRestoration />
    </HeaderSlotContext>
  );
}
