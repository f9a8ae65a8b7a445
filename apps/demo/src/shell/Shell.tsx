/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { AccountMenu } from '../account/AccountMenu.js';
import { useAccount } from '../account/useAccount.js';
import { GraphCommandsProvider } from '../graphs/menu/GraphCommandsProvider.js';
import { isFramed } from '../routing/framed.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { Brand } from '../layout/Brand.js';
import { HeaderSlotContext } from '../layout/HeaderSlot.js';
import { HEADER_HEIGHT, MAIN_ID, type PageHandle } from '../layout/frame.js';
import { LoadingBar } from '../layout/LoadingBar.js';
import { HelpMenu } from './HelpMenu.js';
import { PaletteButton } from './palette/PaletteButton.js';
import { PaletteProvider } from './palette/PaletteProvider.js';
import { SidePlace } from './SidePlace.js';
import { SettingsMenus } from '../layout/SettingsMenus.js';
import { loadChunk } from '../routing/loadChunk.js';
import { column } from '../layout/parts.js';

/** Loads the navigation, which a page with an account does ahead of time. */
export const loadSide = () => loadChunk(() => import('./Side.js'));

const Side = lazy(async () => ({ default: (await loadSide()).Side }));
const SideDrawer = lazy(async () => ({ default: (await loadSide()).SideDrawer }));

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
  nav: css({
    display: 'flex',
    gap: 4,
    marginInlineStart: 16,
    a: {
      padding: '5px 12px',
      borderRadius: 'var(--letu-radius-sm)',
      color: 'var(--letu-text-quiet)',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
    },
    'a:hover': { color: 'var(--letu-text)', background: 'var(--letu-ground)' },
    "a[aria-current='page']": { color: 'var(--letu-accent)', background: 'var(--letu-accent-soft)' },
    '@media (max-width: 1023px)': { justifySelf: 'start' },
    '@media (max-width: 767px)': { marginInlineStart: 4 },
  }),
  // On a phone the drawer leads there.
  besideDrawer: css({ '@media (max-width: 767px)': { visibility: 'hidden' } }),
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
  }),
  settings: css({ display: 'flex', alignItems: 'center', gap: 4 }),
  help: css({ minWidth: 32, minHeight: 32, '@media (max-width: 767px)': { display: 'none' } }),
  body: css({ flex: 1, display: 'flex', minHeight: 0 }),
  main: css(column, { flex: 1, minWidth: 0, minHeight: 0, '&:focus': { outline: 'none' } }),
};

/** What every page has around it: the brand, the ways to go, the settings, and a place for the page's own tools. */
export function Shell() {
  const { text } = useSettings();
  const { state } = useNavigation();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { user } = useAccount();
  const matches = useMatches();
  const says = (name: keyof PageHandle) =>
    matches.some(({ handle }) => (handle as PageHandle | undefined)?.[name]);
  const hasSide = user !== undefined && says('hasSide');
  // What one has, and where one could go, is nothing for a page of another site to show.
  const isQuiet = says('isQuiet') || isFramed();
  return (
    <HeaderSlotContext value={slot}>
      <GraphCommandsProvider>
        <PaletteProvider>
          <div css={styles.shell} style={{ '--header-height': `${HEADER_HEIGHT}px` } as object}>
            <a css={styles.skip} href={`#${MAIN_ID}`}>
              {text.skipToContent}
            </a>
            <header css={styles.header}>
              <div css={styles.start}>
                {hasSide && (
                  <Suspense>
                    <SideDrawer />
                  </Suspense>
                )}
                <Link css={styles.brand} to="/welcome">
                  <Brand />
                </Link>
              </div>
              {isQuiet ? (
                <span />
              ) : (
                <nav css={[styles.nav, hasSide && styles.besideDrawer]} aria-label={text.navigation}>
                  <NavLink to={user ? '/dashboard' : '/welcome'}>{text.home}</NavLink>
                </nav>
              )}
              <div ref={setSlot} css={styles.slot} />
              <div css={styles.settings}>
                {!isQuiet && <PaletteButton />}
                <SettingsMenus />
                {!isQuiet && (
                  <span css={styles.help}>
                    <HelpMenu />
                  </span>
                )}
                {!isQuiet && <AccountMenu />}
              </div>
            </header>
            {state !== 'idle' && <LoadingBar />}
            <div css={styles.body}>
              {hasSide && (
                <Suspense fallback={<SidePlace />}>
                  <Side />
                </Suspense>
              )}
              <main id={MAIN_ID} css={styles.main} tabIndex={-1}>
                <Outlet />
              </main>
            </div>
          </div>
          <ScrollRestoration />
        </PaletteProvider>
      </GraphCommandsProvider>
    </HeaderSlotContext>
  );
}
