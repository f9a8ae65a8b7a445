/** @jsxImportSource @emotion/react */
import { DisconnectOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { quiet } from './parts.js';
import { PlainButton } from '../plain/PlainButton.js';
import { useSettings } from '../settings/SettingsProvider.js';

const styles = {
  note: css(quiet, {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '6px 8px 6px 12px',
    borderRadius: 'var(--letu-radius-sm)',
    background: 'var(--letu-sunken)',
    '@media print': { display: 'none' },
  }),
  words: css({ flex: 1, minWidth: 0 }),
};

export interface DeviceNoteProps {
  /** What is there instead. @default the graphs of this device */
  readonly children?: string;
  /** Tries again. @default nothing to be tried */
  onRetry?(): void;
}

/** Says that the server cannot be asked, and what there is without it. */
export function DeviceNote({ children, onRetry }: DeviceNoteProps) {
  const { text } = useSettings();
  return (
    <div css={styles.note} role="status">
      <DisconnectOutlined aria-hidden="true" />
      <span css={styles.words}>{children ?? text.library.ofDevice.note}</span>
      {onRetry && (
        <PlainButton type="link" size="small" onClick={onRetry}>
          {text.failure.retry}
        </PlainButton>
      )}
    </div>
  );
}
