/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Button, Input, type InputRef } from 'antd';
import { useRef } from 'react';
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

/** Text that is there to be copied. */
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
    </div>
  );
}
