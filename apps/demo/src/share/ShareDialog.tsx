import { Alert, App, Button, Input, Modal, type InputRef } from 'antd';
import { useMemo, useRef } from 'react';
import type { DiagramKind } from '../kinds/registry.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { viewLink } from './diagramLink.js';
import styles from './ShareDialog.module.css';

/** Some chat programs cut links off beyond about this many characters. */
const LONG_LINK = 2_000;

export interface ShareDialogProps {
  readonly open: boolean;
  readonly kind: DiagramKind;
  readonly source: string;
  onClose(): void;
}

/** Gives a link that holds the whole diagram. */
export function ShareDialog({ open, kind, source, onClose }: ShareDialogProps) {
  const { text } = useSettings();
  return (
    <Modal open={open} title={text.share.title} footer={null} width={520} onCancel={onClose} destroyOnClose>
      <p className={styles['hint']}>{text.share.hint}</p>
      {open && <LinkField kind={kind} source={source} />}
    </Modal>
  );
}

function LinkField({ kind, source }: Pick<ShareDialogProps, 'kind' | 'source'>) {
  const { text } = useSettings();
  const { message } = App.useApp();
  const input = useRef<InputRef>(null);
  const link = useMemo(() => tryLink(kind, source), [kind, source]);
  if (link === undefined) return <Alert type="error" showIcon message={text.share.failed} />;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      message.success(text.share.copied);
    } catch {
      // Clipboards are closed to pages without HTTPS; a selected link can be copied by hand.
      input.current?.focus({ cursor: 'all' });
      message.warning(text.share.copyFailed);
    }
  };
  return (
    <>
      <div className={styles['row']}>
        <Input
          ref={input}
          readOnly
          value={link}
          aria-label={text.share.link}
          onFocus={({ target }) => target.select()}
        />
        <Button type="primary" onClick={() => void copy()}>
          {text.share.copy}
        </Button>
      </div>
      {link.length > LONG_LINK && <p className={styles['long']}>{text.share.long(link.length)}</p>}
    </>
  );
}

function tryLink(kind: DiagramKind, source: string): string | undefined {
  try {
    return viewLink(kind, source);
  } catch {
    return undefined;
  }
}
