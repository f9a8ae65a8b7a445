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
  device: <HddOutlined aria-hidden="true" />,
  readOnly: <EyeOutlined aria-hidden="true" />,
  saving: <LoadingOutlined aria-hidden="true" />,
  checking: <CloudSyncOutlined aria-hidden="true" />,
  away: <DisconnectOutlined aria-hidden="true" />,
  pending: <CloudSyncOutlined aria-hidden="true" />,
  synced: <CheckCircleOutlined aria-hidden="true" />,
  offline: <DisconnectOutlined aria-hidden="true" />,
  busy: <ExclamationCircleOutlined aria-hidden="true" />,
  failed: <ExclamationCircleOutlined aria-hidden="true" />,
  refused: <ExclamationCircleOutlined aria-hidden="true" />,
  conflict: <ExclamationCircleOutlined aria-hidden="true" />,
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
