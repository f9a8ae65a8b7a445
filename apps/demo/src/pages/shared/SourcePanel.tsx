/** @jsxImportSource @emotion/react */
import { CopyOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useRef } from 'react';
import { column } from '../../layout/parts.js';
import { toasts } from '../../plain/toasts.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const styles = {
  panel: css(column, {
    minWidth: 0,
    minHeight: 0,
    borderInlineStart: '1px solid var(--letu-border)',
    background: 'var(--letu-surface)',
    pre: {
      flex: 1,
      margin: 0,
      padding: '12px 16px',
      overflow: 'auto',
      fontFamily: 'var(--letu-font-code)',
      fontSize: 'var(--letu-size-body)',
      lineHeight: 1.6,
      tabSize: 2,
    },
    '@media (max-width: 767px)': { borderInlineStart: 'none', borderTop: '1px solid var(--letu-border)' },
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '8px 12px 8px 16px',
    borderBottom: '1px solid var(--letu-border)',
    h2: { fontSize: 'var(--letu-size-body)', fontWeight: 600 },
  }),
};

/** The text of a diagram, to read and to copy. */
export function SourcePanel({ source }: { source: string }) {
  const { text } = useSettings();
  const shown = useRef<HTMLPreElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(source);
      toasts.success(text.shared.sourceCopied);
    } catch {
      // Clipboards are closed to pages without HTTPS; a selected text can be copied by hand.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      toasts.warning(text.sharing.clipboardClosed);
    }
  };
  return (
    <section css={styles.panel} aria-label={text.shared.source}>
      <div css={styles.head}>
        <h2>{text.shared.source}</h2>
        <Button size="small" icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
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
