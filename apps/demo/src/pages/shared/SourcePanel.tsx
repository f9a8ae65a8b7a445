import { CopyOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useRef } from 'react';
import { useSettings } from '../../settings/SettingsProvider.js';
import styles from './SourcePanel.module.css';

/** The text of a diagram, to read and to copy. */
export function SourcePanel({ source }: { source: string }) {
  const { text } = useSettings();
  const { message } = App.useApp();
  const shown = useRef<HTMLPreElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(source);
      void message.success(text.shared.sourceCopied);
    } catch {
      // Clipboards are closed to pages without HTTPS; a selected text can be copied by hand.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      void message.warning(text.sharing.clipboardClosed);
    }
  };
  return (
    <section className={styles['panel']} aria-label={text.shared.source}>
      <div className={styles['head']}>
        <h2>{text.shared.source}</h2>
        <Button size="small" icon={<CopyOutlined />} onClick={() => void copy()}>
          {text.shared.copySource}
        </Button>
      </div>
      {/* What scrolls can be reached and scrolled with keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={shown} tabIndex={0} aria-label={text.shared.source} role="region">
        {source}
      </pre>
    </section>
  );
}
