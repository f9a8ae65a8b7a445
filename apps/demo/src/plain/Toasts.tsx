/** @jsxImportSource @emotion/react */
import { css, keyframes } from '@emotion/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLetu } from '@letu/theme';
import { PlainButton } from './PlainButton.js';
import { STATE_SIGNS } from './stateSigns.js';
import { toasts, toastState, type Toast } from './toasts.js';

const arrive = keyframes({ from: { padding: 0, translate: '0 -100%', opacity: 0 } });
const leave = keyframes({
  from: { maxHeight: 150 },
  to: { maxHeight: 0, padding: 0, opacity: 0 },
});

const styles = {
  place: css({
    position: 'fixed',
    insetInline: 0,
    // Over dialogs and their masks.
    zIndex: 2010,
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  }),
  toast: css({
    padding: 8,
    textAlign: 'center',
    animation: `${arrive} var(--letu-duration-slow) var(--letu-ease-enter)`,
    "&[data-leaving='true']": {
      animation: `${leave} var(--letu-duration-slow) var(--letu-ease-exit) forwards`,
    },
  }),
  box: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    padding: '9px 12px',
    borderRadius: 10,
    background: 'var(--letu-raised)',
    boxShadow: 'var(--letu-shadow-raised)',
    lineHeight: '22px',
    pointerEvents: 'all',
    '& > .anticon': { fontSize: 'var(--letu-size-lead)', color: 'var(--letu-accent)' },
    "[data-type='success'] > & > .anticon": { color: 'var(--letu-success)' },
    "[data-type='warning'] > & > .anticon": { color: 'var(--letu-warning)' },
    "[data-type='error'] > & > .anticon": { color: 'var(--letu-error)' },
  }),
};

/** What is said over every page, so far from its top, in pixels. */
export function Toasts({ top }: { top: number }) {
  const shown = useSyncExternalStore(toastState.subscribe, toastState.getState);
  return (
    <div css={styles.place} style={{ top }}>
      {shown.map((toast) => (
        <ToastItem key={toast.key} toast={toast} />
      ))}
    </div>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const { key, type, content, action, isLeaving } = toast;
  const { reducedMotion } = useLetu();
  // What somebody points at is being read.
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    // Told anew, it is another one of the same key, and stays anew.
    if (isRead || toast.isLeaving || toast.duration === 0) return;
    const timer = setTimeout(() => toasts.destroy(toast.key), toast.duration * 1000);
    return () => clearTimeout(timer);
  }, [isRead, toast]);
  useEffect(() => {
    if (isLeaving && reducedMotion) toastState.drop(key);
  }, [isLeaving, reducedMotion, key]);
  return (
    <div
      css={styles.toast}
      role="alert"
      data-type={type}
      data-leaving={isLeaving}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onAnimationEnd={() => isLeaving && toastState.drop(key)}
    >
      <div css={styles.box}>
        {STATE_SIGNS[type]}
        <div>
          {content}
          {action && (
            <PlainButton
              type="link"
              size="small"
              onClick={() => {
                toasts.destroy(key);
                action.run();
              }}
            >
              {action.label}
            </PlainButton>
          )}
        </div>
      </div>
    </div>
  );
}
