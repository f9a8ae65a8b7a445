/** @jsxImportSource @emotion/react */
import { DesktopOutlined, MoonOutlined, SunOutlined, TranslationOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Locale } from '@letu/core';
import { useLetu } from '@letu/theme';
import { useSettings } from '../settings/SettingsProvider.js';
import type { Settings } from '../settings/settings.js';
import { MenuButton } from './MenuButton.js';

/** Languages are named in themselves: whoever looks for one can read it. */
const LANGUAGES: Readonly<Record<Locale, string>> = { 'zh-CN': '简体中文', 'en-US': 'English' };

const THEME_ICONS: Readonly<Record<Settings['theme'], ReactNode>> = {
  light: <SunOutlined aria-hidden="true" />,
  dark: <MoonOutlined aria-hidden="true" />,
  system: <DesktopOutlined aria-hidden="true" />,
};

const place = css({ display: 'flex', gap: 4 });

/** The menus of theme and language. */
export function SettingsMenus() {
  const { theme: shown } = useLetu();
  const { theme, locale, text, change } = useSettings();
  const themes = (['light', 'dark', 'system'] as const).map((key) => ({
    key,
    icon: THEME_ICONS[key],
    label: text.settings.themes[key],
    onClick: () => change({ theme: key }),
  }));
  const languages = (['zh-CN', 'en-US'] as const).map((key) => ({
    key,
    label: <span lang={key}>{LANGUAGES[key]}</span>,
    onClick: () => change({ locale: key }),
  }));
  return (
    <div css={place}>
      <MenuButton
        label={text.settings.theme}
        icon={THEME_ICONS[shown]}
        items={themes}
        selectable
        selectedKeys={[theme]}
      />
      <MenuButton
        label={text.settings.language}
        icon={<TranslationOutlined aria-hidden="true" />}
        items={languages}
        selectable
        selectedKeys={[locale]}
      />
    </div>
  );
}
