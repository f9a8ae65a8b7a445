import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LetuProvider, useLetu } from '@letu/theme';
import { HEADER_HEIGHT, MAIN_ID } from './layout/Shell.js';
import { createAppRouter } from './router.js';
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
  const [router] = useState(createAppRouter);
  return (
    <LetuProvider
      className="app"
      {...{ theme, locale }}
      toastTop={HEADER_HEIGHT + 8}
      // Menus inside the main landmark are found by those who go from landmark to landmark.
      getPopupContainer={() => document.getElementById(MAIN_ID)}
    >
      <DocumentSettings />
      <RouterProvider router={router} />
    </LetuProvider>
  );
}

/** Keeps on the document what `boot.js` has put there. */
function DocumentSettings() {
  const { theme, locale } = useLetu();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = locale;
  }, [theme, locale]);
  return null;
}
