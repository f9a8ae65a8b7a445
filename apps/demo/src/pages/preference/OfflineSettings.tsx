import { Button, Progress } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { useMediaQuery } from '@letu/hooks';
import { install, installing } from '../../offline/installing.js';
import { bringFiles, isKeepable, offline, type OfflineState } from '../../offline/offline.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { DemoMessages } from '../../locales/index.js';
import { Setting } from './Setting.js';

/** Whether the app works without a network, and installing it. */
export function OfflineSettings() {
  const { text } = useSettings();
  const words = text.offline;
  const state = useSyncExternalStore(offline.subscribe, offline.getState);
  const canInstall = useSyncExternalStore(installing.subscribe, installing.canInstall);
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  useEffect(() => {
    // Whoever looks here need not wait until the page is at rest.
    void bringFiles();
  }, []);
  const isMissing = isKeepable() && !isWhole(state);
  return (
    <>
      <Setting title={words.title} hint={hintOf(state, words)}>
        {isMissing && state.isBringing && (
          <Progress type="circle" size={32} percent={percentOf(state)} aria-label={words.title} />
        )}
        {isMissing && !state.isBringing && (
          <Button onClick={() => void bringFiles(true)}>{words.prepare}</Button>
        )}
      </Setting>
      <Setting title={words.install} hint={installHint(isInstalled, canInstall, words)}>
        {canInstall && !isInstalled && <Button onClick={() => void install()}>{words.install}</Button>}
      </Setting>
    </>
  );
}

type Words = DemoMessages['offline'];

const isWhole = ({ files }: OfflineState) => files !== undefined && files.here === files.all;

const percentOf = ({ files }: OfflineState) => (files ? Math.floor((100 * files.here) / files.all) : 0);

function hintOf(state: OfflineState, words: Words): string {
  if (!isKeepable()) return words.unsupported;
  if (isWhole(state)) return words.ready;
  if (state.isBringing) return words.preparing(percentOf(state));
  return state.files?.problem === 'full' ? words.full : words.partly;
}

function installHint(isInstalled: boolean, canInstall: boolean, words: Words): string {
  if (isInstalled) return words.installed;
  return canInstall ? words.installHint : words.howToInstall;
}
