/** @jsxImportSource @emotion/react */
import { useEffect, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { IconFont } from '@letu/icon-picker';
import { FollowAccount } from '../account/FollowAccount.js';
import { useAccount } from '../account/useAccount.js';
import { Queries } from '../server/Queries.js';
import { iconScriptUrl } from '../settings/iconScript.js';
import { startSync } from '../sync/sync.js';
import { Antd } from '../layout/Antd.js';
import { loadMenus } from '../layout/MenuButton.js';
import { REST_MS } from '../offline/offline.js';
import { loadShellParts } from './shellParts.js';

export { Shell } from './Shell.js';

// From the first page on which somebody works, for as long as the app is open.
startSync();

/** What pages have around them on which somebody works: what was read from the server, and that their documents are brought there. */
export function Workplace() {
  const isSignedIn = useAccount().user !== undefined;
  useEffect(() => {
    if (isSignedIn) void loadShellParts();
  }, [isSignedIn]);
  useEffect(() => {
    // They may be wanted once there is no network.
    const timer = setTimeout(loadMenus, REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Antd css={{ height: '100%' }}>
      <Queries>
        <FollowAccount />
        <Icons>
          <Outlet />
        </Icons>
      </Queries>
    </Antd>
  );
}

/** The symbols of the icon font that the deployment names, where it does. */
function Icons({ children }: { children: ReactNode }) {
  const [scriptUrl] = useState(iconScriptUrl);
  return scriptUrl ? <IconFont scriptUrl={scriptUrl}>{children}</IconFont> : children;
}
