import { App as AntdApp, ConfigProvider } from 'antd';
import antdEnUS from 'antd/locale/en_US';
import antdZhCN from 'antd/locale/zh_CN';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { MAIN_ID } from './layout/Shell.js';
import { createAppRouter } from './router.js';
import { SettingsProvider, useSettings } from './settings/SettingsProvider.js';
import { antdTheme } from './theme/antdTheme.js';

/** The whole product: settings, theme and routes. */
export function App() {
  return (
    <SettingsProvider>
      <ThemedApp />
    </SettingsProvider>
  );
}

function ThemedApp() {
  const { resolvedTheme, locale } = useSettings();
  const [router] = useState(createAppRouter);
  return (
    <ConfigProvider
      theme={antdTheme(resolvedTheme)}
      locale={locale === 'en-US' ? antdEnUS : antdZhCN}
      // Menus inside the main landmark are found by those who go from landmark to landmark.
      getPopupContainer={() => document.getElementById(MAIN_ID) ?? document.body}
    >
      <AntdApp className="app" message={{ duration: 3, maxCount: 3, top: 64 }}>
        <RouterProvider router={router} />
      </AntdApp>
    </ConfigProvider>
  );
}
