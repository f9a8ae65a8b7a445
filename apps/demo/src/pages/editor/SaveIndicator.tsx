import { CheckCircleOutlined, ExclamationCircleOutlined, LoadingOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { SaveState } from '../../documents/documentWriter.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import styles from './SaveIndicator.module.css';

const ICONS: Readonly<Record<SaveState, ReactNode>> = {
  saved: <CheckCircleOutlined />,
  saving: <LoadingOutlined />,
  failed: <ExclamationCircleOutlined />,
};

/** Says whether everything typed is on this device. */
export function SaveIndicator({ state }: { state: SaveState }) {
  const { text } = useSettings();
  const words = text.editor.save[state];
  return (
    <span className={styles['indicator']} data-state={state} title={words}>
      <span aria-hidden="true">{ICONS[state]}</span>
      <span className={styles['words']}>{words}</span>
    </span>
  );
}
