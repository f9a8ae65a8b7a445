import { useState } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { AccountMenu } from '../account/AccountMenu.js';
import { useAccount } from '../account/useAccount.js';
import { OfferedKindsProvider } from '../kinds/OfferedKindsProvider.js';
import type { PageHandle } from '../libraryRoutes.js';
import { RepositoriesProvider } from '../repositories/RepositoriesProvider.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { Brand } from './Brand.js';
import { HeaderSlotContext } from './HeaderSlot.js';
import { LoadingBar } from './LoadingBar.js';
import { Side, SideDrawer } from './Side.js';
import { SettingsMenus } from './SettingsMenus.js';
import styles from './Shell.module.css';

/** The id of the element that holds the page. */
export const MAIN_ID = 'main';

/** How high the header is, in pixels, where it has one row. */
export const HEADER_HEIGHT = 56;

/** What every page has around it: the brand, the ways to go, the settings, and a place for the page's own tools. */
export function Shell() {
  const { text } = useSettings();
  const { state } = useNavigation();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { user } = useAccount();
  const matches = useMatches();
  const hasSide =
    user !== undefined && matches.some(({ handle }) => (handle as PageHandle | undefined)?.hasSide);
  return (
    <RepositoriesProvider owner={user?.id}>
      <OfferedKindsProvider owner={user?.id}>
        <HeaderSlotContext value={slot}>
          <div className={styles['shell']} style={{ '--header-height': `${HEADER_HEIGHT}px` } as object}>
            <a className={styles['skip']} href={`#${MAIN_ID}`}>
              {text.skipToContent}
            </a>
            <header className={styles['header']}>
              <div className={styles['start']}>
                {hasSide && <SideDrawer />}
                <Link className={styles['brand']} to="/welcome">
                  <Brand />
                </Link>
              </div>
              <nav className={styles['nav']} aria-label={text.navigation}>
                <NavLink to={user ? '/dashboard' : '/welcome'}>{text.home}</NavLink>
              </nav>
              <div ref={setSlot} className={styles['slot']} />
              <div className={styles['settings']}>
                <SettingsMenus />
                <AccountMenu />
              </div>
            </header>
            {state !== 'idle' && <LoadingBar />}
            <div className={styles['body']}>
              {hasSide && <Side />}
              <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
                <Outlet />
              </main>
            </div>
          </div>
          <ScrollRestoration />
        </HeaderSlotContext>
      </OfferedKindsProvider>
    </RepositoriesProvider>
  );
}
