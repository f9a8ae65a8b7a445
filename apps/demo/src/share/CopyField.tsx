/** @jsxImportSource @emotion/react */
import { ShareAltOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Input, type InputRef } from 'antd';
import { useRef } from 'react';
import { isTouched } from '@letu/hooks';
import { toasts } from '../plain/toasts.js';
import { useSettings } from '../settings/SettingsProvider.js';

const row = css({ display: 'flex', gap: 8 });

export interface CopyFieldProps {
  readonly value: string;
  /** What it is called. */
  readonly label: string;
  /** Makes the button the one that stands out. @default false */
  readonly primary?: boolean;
}

/** Tells whether the device has a sheet of its own to send an address with, as phones do. */
const canSend = () => isTouched() && typeof navigator.share === 'function';

async function send(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch {
    // Whoever leaves the sheet has thought better of it, and the address can be copied as before.
  }
}

/** Text that is there to be copied, and on phones to be sent. */
export function CopyField({ value, label, primary = false }: CopyFieldProps) {
  const { text } = useSettings();
  const input = useRef<InputRef>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toasts.success(text.share.copied);
    } catch {
      // Clipboards are closed to pages without HTTPS; a selected link can be copied by hand.
      input.current?.focus({ cursor: 'all' });
      toasts.warning(text.share.copyFailed);
    }
  };
  return (
    <div css={row}>
      <Input
        ref={input}
        readOnly
        value={value}
        aria-label={label}
        onFocus={({ target }) => target.select()}
      />
      <Button type={primary ? 'primary' : 'default'} onClick={() => void copy()}>
        {text.share.copy}
      </Button>
      {canSend() && (
        <Button
          icon={<ShareAltOutlined aria-hidden="true" />}
          aria-label={text.sharing.send}
          onClick={() => void send(value)}
        />
      )}
    </div>
  );
}
