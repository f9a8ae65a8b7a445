/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useState, useSyncExternalStore } from 'react';
import { note, panel } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { PlainButton } from '../plain/PlainButton.js';
import { offline, reload } from './offline.js';

const styles = {
  notice: css(panel, {
    position: 'fixed',
    insetInlineStart: 16,
    bottom: 16,
    zIndex: 1000,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    maxWidth: 'calc(100vw - 32px)',
    padding: '12px 16px',
    boxShadow: 'var(--letu-shadow-floating)',
    '@media print': { display: 'none' },
  }),
  words: css({ flex: '1 1 200px', p: { margin: 0 } }),
  buttons: css({ display: 'flex', gap: 8 }),
};

/** Offers a newer version of the app, which nobody has to take before they want to. */
export function UpdateNotice() {
  const { update } = useSyncExternalStore(offline.subscribe, offline.getState);
  const { text } = useSettings();
  const words = text.offline.update;
  const [dismissed, setDismissed] = useState<typeof update>('none');
  const [isBusy, setBusy] = useState(false);
  if (update === 'none' || update === dismissed) return null;
  const take = () => {
    setBusy(true);
    void reload();
  };
  return (
    <section css={styles.notice} aria-label={words.label}>
      <div css={styles.words} role="status">
        <p>{words[update]}</p>
        <p css={note}>{words.hint}</p>
      </div>
      <div css={styles.buttons}>
        <PlainButton type="primary" size="small" loading={isBusy} onClick={take}>
          {update === 'ready' ? words.now : words.reload}
        </PlainButton>
        <PlainButton type="text" size="small" onClick={() => setDismissed(update)}>
          {words.later}
        </PlainButton>
      </div>
    </section>
  );
}
