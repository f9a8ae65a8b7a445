/** @jsxImportSource @emotion/react */
import { DisconnectOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { quiet } from '../layout/parts.js';
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
  /** What the list is of. @default the graphs of this device */
  readonly children?: string;
  onRetry(): void;
}

/** Says that a list is of what this device has, since the server cannot be asked. */
export function DeviceNote({ children, onRetry }: DeviceNoteProps) {
  const { text } = useSettings();
  return (
    <div css={styles.note} role="status">
      <DisconnectOutlined aria-hidden="true" />
      <span css={styles.words}>{children ?? text.library.ofDevice.note}</span>
      <PlainButton type="link" size="small" onClick={onRetry}>
        {text.failure.retry}
      </PlainButton>
    </div>
  );
}
