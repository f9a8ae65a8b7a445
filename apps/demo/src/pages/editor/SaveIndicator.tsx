import {
  CheckCircleOutlined,
  CloudSyncOutlined,
  DisconnectOutlined,
  ExclamationCircleOutlined,
  EyeOutlined,
  HddOutlined,
  LoadingOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { SaveState } from '../../documents/documentSession.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { SyncState } from '../../sync/syncRecord.js';
import styles from './SaveIndicator.module.css';

type Shown = Exclude<SaveState, 'saved'> | SyncState;

const ICONS: Readonly<Record<Shown, ReactNode>> = {
  device: <HddOutlined />,
  readOnly: <EyeOutlined />,
  saving: <LoadingOutlined />,
  checking: <CloudSyncOutlined />,
  away: <DisconnectOutlined />,
  pending: <CloudSyncOutlined />,
  synced: <CheckCircleOutlined />,
  offline: <DisconnectOutlined />,
  busy: <ExclamationCircleOutlined />,
  failed: <ExclamationCircleOutlined />,
  refused: <ExclamationCircleOutlined />,
  conflict: <ExclamationCircleOutlined />,
};

export interface SaveIndicatorProps {
  /** Whether everything typed is on this device. */
  readonly saved: SaveState;
  /** Whether what is on this device is on the server. */
  readonly sync: SyncState;
}

/** Says where everything typed is by now: here, on the server, or neither. */
export function SaveIndicator({ saved, sync }: SaveIndicatorProps) {
  const { text } = useSettings();
  const state: Shown = saved === 'saved' ? sync : saved;
  const words = text.editor.save[state];
  return (
    <span className={styles['indicator']} data-state={state} title={words}>
      <span aria-hidden="true">{ICONS[state]}</span>
      <span className={styles['words']}>{words}</span>
    </span>
  );
}
