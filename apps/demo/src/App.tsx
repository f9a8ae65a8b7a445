/** @jsxImportSource @emotion/react */
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LetuTheme } from '@letu/theme';
import { noteEnded } from './account/endedSession.js';
import { readKnownUser } from './account/knownUser.js';
import { useIsKnown } from './account/useAccount.js';
import { GlobalStyles } from './layout/GlobalStyles.js';
import { HEADER_HEIGHT } from './layout/frame.js';
import { createAppRouter } from './router.js';
import { UpdateNotice } from './offline/UpdateNotice.js';
import { Toasts } from './plain/Toasts.js';
import { toasts } from './plain/toasts.js';
import { connectClient } from './server/client.js';
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
    <LetuTheme css={{ height: '100%' }} {...{ theme, locale }}>
      <GlobalStyles />
      <Started />
    </LetuTheme>
  );
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
  const [router] = useState(createAppRouter);
  useEffect(
    () =>
      connectClient({
        notify: (content, duration) => toasts.open({ key: FAILURE, type: 'error', content, duration }),
        retract: () => toasts.destroy(FAILURE),
        leave: (address) => {
          noteEnded(readKnownUser());
          void router.navigate(address);
        },
      }),
    [router],
  );
  return (
    <>
      <RouterProvider router={router} />
      <UpdateNotice />
      <Toasts top={HEADER_HEIGHT + 8} />
    </>
  );
}
