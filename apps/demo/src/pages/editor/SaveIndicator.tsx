/** @jsxImportSource @emotion/react */
import {
  CheckCircleOutlined,
  CloudSyncOutlined,
  DisconnectOutlined,
  ExclamationCircleOutlined,
  EyeOutlined,
  HddOutlined,
  LoadingOutlined,
} from '@ant-design/icons';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { SaveState } from '../../sync/documentSession.js';
import { note, oneLine } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { SyncState } from '../../documents/syncRecord.js';

const indicator = css(note, {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  "&:is([data-state='failed'], [data-state='refused'], [data-state='conflict'], [data-state='busy'])": {
    color: 'var(--letu-warning)',
  },
  '@media (max-width: 900px)': { paddingInline: 9, lineHeight: 1.2 },
});

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
    <span css={indicator} data-state={state} title={words}>
      <span aria-hidden="true">{ICONS[state]}</span>
      <span css={oneLine}>{words}</span>
    </span>
  );
}
