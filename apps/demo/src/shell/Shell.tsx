/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { NavLink, useMatches } from 'react-router';
import { AccountMenu } from '../account/AccountMenu.js';
import { useAccount } from '../account/useAccount.js';
import { GraphCommandsProvider } from '../graphs/menu/GraphCommandsProvider.js';
import type { PageHandle } from '../layout/frame.js';
import { isFramed } from '../routing/framed.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { Frame, type FrameProps } from './Frame.js';
import { HelpMenu } from './HelpMenu.js';
import { PaletteButton } from './palette/PaletteButton.js';
import { PaletteProvider } from './palette/PaletteProvider.js';
import { Side, SideDrawer } from './shellParts.js';
import { SidePlace } from './SidePlace.js';

const styles = {
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
  help: css({ minWidth: 32, minHeight: 32, '@media (max-width: 767px)': { display: 'none' } }),
};

/** The layout with what one can do and where one can go: what is asked of graphs, the palette, the navigation, help and the account. */
export function Shell() {
  const { user } = useAccount();
  const matches = useMatches();
  const hasSide =
    user !== undefined && matches.some(({ handle }) => (handle as PageHandle | undefined)?.hasSide);
  return (
    <GraphCommandsProvider>
      <PaletteProvider>
        {/* What one has, and where one could go, is nothing for a page of another site to show. */}
        <Frame
          {...(hasSide ? SIDE : {})}
          {...(isFramed() ? {} : { ...TOOLS, navigation: <Navigation hasSide={hasSide} /> })}
        />
      </PaletteProvider>
    </GraphCommandsProvider>
  );
}

const SIDE: FrameProps = {
  drawer: <SideDrawer />,
  side: <Side fallback={<SidePlace />} />,
};

const TOOLS: FrameProps = {
  finding: <PaletteButton />,
  help: (
    <>
      <span css={styles.help}>
        <HelpMenu />
      </span>
      <AccountMenu />
    </>
  ),
};

function Navigation({ hasSide }: { hasSide: boolean }) {
  const { text } = useSettings();
  const { user } = useAccount();
  return (
    <nav css={[styles.nav, hasSide && styles.besideDrawer]} aria-label={text.navigation}>
      <NavLink to={user ? '/dashboard' : '/welcome'}>{text.home}</NavLink>
    </nav>
  );
}
