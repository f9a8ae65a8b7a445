/** @jsxImportSource @emotion/react */
import { useEffect, useState, type ReactNode } from 'react';
import { App as AntdApp } from 'antd';
import { RouterProvider } from 'react-router/dom';
import { IconFont } from '@letu/icon-picker';
import { LetuProvider } from '@letu/theme';
import { noteEnded } from './account/endedSession.js';
import { readKnownUser } from './account/knownUser.js';
import { useIsKnown } from './account/useAccount.js';
import { GlobalStyles } from './layout/GlobalStyles.js';
import { HEADER_HEIGHT, MAIN_ID } from './layout/frame.js';
import { createAppRouter } from './router.js';
import { UpdateNotice } from './offline/UpdateNotice.js';
import { connectClient } from './server/client.js';
import { iconScriptUrl } from './settings/iconScript.js';
import { SettingsProvider, useSettings } from './settings/SettingsProvider.js';

/** The whole product: settings, theme and routes. */
export function App() {
  return (
    <SettingsProvider>
      <ThemedApp />
    </SettingsProvider>
  );
}

function ThemedApp() {
  const { theme, locale } = useSettings();
  return (
    <LetuProvider
      css={{ height: '100%' }}
      {...{ theme, locale }}
      toastTop={HEADER_HEIGHT + 8}
      // Menus inside the main landmark are found by those who go from landmark to landmark.
      getPopupContainer={() => document.getElementById(MAIN_ID)}
    >
      <GlobalStyles />
      <Icons>
        <Started />
      </Icons>
    </LetuProvider>
  );
}

/** The symbols of the icon font that the deployment names, where it does. */
function Icons({ children }: { children: ReactNode }) {
  const [scriptUrl] = useState(iconScriptUrl);
  return scriptUrl ? <IconFont scriptUrl={scriptUrl}>{children}</IconFont> : children;
}

/** Nothing until it is known who works here, then the pages. */
function Started() {
  const isKnown = useIsKnown();
  const [hasStarted, setStarted] = useState(false);
  if (isKnown && !hasStarted) setStarted(true);
  return hasStarted && <Pages />;
}

/** What the message of a failed call is known by. */
const FAILURE = 'failure';

function Pages() {
  const { message } = AntdApp.useApp();
  const [router] = useState(createAppRouter);
  useEffect(
    () =>
      connectClient({
        notify: (content, duration) => void message.open({ key: FAILURE, type: 'error', content, duration }),
        retract: () => message.destroy(FAILURE),
        leave: (address) => {
          noteEnded(readKnownUser());
          void router.navigate(address);
        },
      }),
    [message, router],
  );
  return (
    <>
      <RouterProvider router={router} />
      <UpdateNotice />
    </>
  );
}
