import { InputNumber, Segmented } from 'antd';
import { usePreferences } from '../../account/keptPreferences.js';
import { setPreference } from '../../account/preferences.js';
import { attempt } from '../../server/attempt.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { OfflineSettings } from './OfflineSettings.js';
import { Setting, SettingList } from './Setting.js';

const THEMES = ['light', 'dark', 'system'] as const;
const EDITOR_THEMES = ['interface', 'light', 'dark'] as const;

/** Theme and language of the page, and how editors look. */
export function AppearanceSettings() {
  const { text, theme, locale, change } = useSettings();
  const words = text.preference;
  const { 'editor.theme': editorTheme = 'interface', 'editor.fontSize': fontSize = 14 } = usePreferences();
  return (
    <SettingList>
      <Setting title={text.settings.theme}>
        <Segmented
          aria-label={text.settings.theme}
          options={THEMES.map((value) => ({ value, label: text.settings.themes[value] }))}
          value={theme}
          onChange={(value) => change({ theme: value })}
        />
      </Setting>
      <Setting title={text.settings.language}>
        <Segmented
          aria-label={text.settings.language}
          options={[
            { value: 'zh-CN' as const, label: <span lang="zh-CN">简体中文</span> },
            { value: 'en-US' as const, label: <span lang="en-US">English</span> },
          ]}
          value={locale}
          onChange={(value) => change({ locale: value })}
        />
      </Setting>
      <Setting title={words.editorTheme} hint={words.editorThemeHint}>
        <Segmented
          aria-label={words.editorTheme}
          options={EDITOR_THEMES.map((value) => ({ value, label: words.editorThemes[value] }))}
          value={editorTheme}
          onChange={(value) => void attempt(setPreference('editor.theme', value))}
        />
      </Setting>
      <Setting title={words.fontSize} hint={words.fontSizeHint}>
        <InputNumber
          aria-label={words.fontSize}
          min={10}
          max={32}
          precision={0}
          value={fontSize}
          onChange={(value) => value !== null && void attempt(setPreference('editor.fontSize', value))}
        />
      </Setting>
      <OfflineSettings />
    </SettingList>
  );
}
