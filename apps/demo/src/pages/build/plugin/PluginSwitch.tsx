import { Switch } from 'antd';
import { useState } from 'react';
import type { Plugin } from '@letu/client';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { ruleOf, updatePlugin } from './usePlugin.js';

/** Switches a plugin for oneself, where the site leaves that to everyone. */
export function PluginSwitch({ plugin }: { plugin: Plugin }) {
  const words = useSettings().text.build.plugin;
  const [isChanging, setIsChanging] = useState(false);
  const change = async (enabled: boolean) => {
    setIsChanging(true);
    await updatePlugin(plugin.key, 'mine', { enabled });
    setIsChanging(false);
  };
  return (
    <Switch
      aria-label={words.enable(plugin.title)}
      checked={plugin.enabled}
      disabled={ruleOf(plugin) !== undefined}
      loading={isChanging}
      onChange={(enabled) => void change(enabled)}
    />
  );
}
