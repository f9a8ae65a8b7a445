import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { CloseButton } from '../CloseButton.js';
import { editorMessages } from '../locales/index.js';
import type { NoticeContent, ShownNotice } from './useNotice.js';

export interface NoticeProps {
  readonly notice: ShownNotice | undefined;
  readonly locale: Locale;
  onDismiss(): void;
  /** Takes the focus when the button that has it goes with the notice. */
  onLeave(): void;
}

const ICONS: Readonly<Record<NoticeContent['tone'], ReactNode>> = {
  done: <CheckCircleFilled aria-hidden="true" />,
  warning: <ExclamationCircleFilled aria-hidden="true" />,
  error: <CloseCircleFilled aria-hidden="true" />,
};

/** How long a notice stays, in milliseconds; one with something to do stays longer, and one that tells of a failure for good. */
const SHORT_MS = 4_000;
const LONG_MS = 12_000;

/** What the editor says in passing. It stays while the pointer or the focus is in it. */
export function Notice({ notice, locale, onDismiss, onLeave }: NoticeProps) {
  const text = useMessages(editorMessages, locale);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!notice || held || notice.tone === 'error') return undefined;
    const timer = setTimeout(onDismiss, notice.actions || notice.tone === 'warning' ? LONG_MS : SHORT_MS);
    return () => clearTimeout(timer);
  }, [notice, held, onDismiss]);
  const leave = () => {
    onLeave();
    onDismiss();
  };
  return (
    <div className="letu-notices" role="status">
      {notice && (
        <div
          key={notice.key}
          className="letu-said"
          data-part="notice"
          data-tone={notice.tone}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span className="letu-tone" aria-hidden="true">
            {ICONS[notice.tone]}
          </span>
          <div className="letu-saying">
            <span className="letu-words">{notice.text}</span>
            {notice.actions?.map(({ label, run }) => (
              <Button
                key={label}
                type="link"
                size="small"
                onClick={() => {
                  leave();
                  run();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
          <CloseButton name={text.close} onClose={leave} />
        </div>
      )}
    </div>
  );
}
