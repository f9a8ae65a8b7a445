import { useState } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { AccountMenu } from '../account/AccountMenu.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { Brand } from './Brand.js';
import { HeaderSlotContext } from './HeaderSlot.js';
import { LoadingBar } from './LoadingBar.js';
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
  return (
    <HeaderSlotContext value={slot}>
      <div className={styles['shell']} style={{ '--header-height': `${HEADER_HEIGHT}px` } as object}>
        <a className={styles['skip']} href={`#${MAIN_ID}`}>
          {text.skipToContent}
        </a>
        <header className={styles['header']}>
          <Link className={styles['brand']} to="/welcome">
            <Brand />
          </Link>
          <nav className={styles['nav']} aria-label={text.navigation}>
            <NavLink to="/welcome">{text.home}</NavLink>
          </nav>
          <div ref={setSlot} className={styles['slot']} />
          <div className={styles['settings']}>
            <SettingsMenus />
            <AccountMenu />
          </div>
        </header>
        {state !== 'idle' && <LoadingBar />}
        <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </HeaderSlotContext>
  );
}
