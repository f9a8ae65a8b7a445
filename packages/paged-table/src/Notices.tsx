/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { alertWords } from './alertWords.js';
import { bar, gap } from './bar.js';
import type { PagedTableMessages } from './locales/index.js';
import type { RemovalNotice, RowRemoval } from './useRemoval.js';

/** Below the rows as well: a list keeps its place while it is told what was done to it. */
const noticeStyle = css({ position: 'sticky', bottom: 8, zIndex: 4, order: 2 });

const selectionStyle = css({
  // Below the rows, and over them where they are long: what is chosen stays where the pointer is.
  position: 'sticky',
  bottom: 8,
  zIndex: 3,
  order: 1,
  padding: '4px 12px',
  borderRadius: 'var(--letu-table-radius)',
  background: 'var(--letu-table-soft)',
});

/** The props of `RemovalNote`. */
export interface RemovalNoteProps {
  readonly text: PagedTableMessages;
  readonly removal: RowRemoval;
}

function messageOf({ kind, count }: RemovalNotice, text: PagedTableMessages): string {
  switch (kind) {
    case 'removed':
      return text.removed(count);
    case 'failed':
      return text.removeFailed(count);
    case 'partly':
      return text.removedPartly(count);
    case 'undone':
      return text.undone(count);
    case 'notUndone':
      return text.notUndone;
  }
}

/** Tells what has come of the last deletion. It stays until closed: whoever reads slowly can undo as well. */
export function RemovalNote({ text, removal: { notice, dismiss } }: RemovalNoteProps) {
  if (!notice) return null;
  const isFailure = notice.kind === 'failed' || notice.kind === 'partly' || notice.kind === 'notUndone';
  const offer = (label: string, onClick: () => void) => (
    <Button size="small" onClick={onClick}>
      {label}
    </Button>
  );
  const action =
    'undo' in notice && notice.undo
      ? offer(text.undo, notice.undo)
      : 'retry' in notice && offer(text.retry, notice.retry);
  return (
    <Alert
      css={noticeStyle}
      role={isFailure ? 'alert' : 'status'}
      type={isFailure ? 'error' : 'success'}
      showIcon
      {...alertWords(messageOf(notice, text))}
      action={action}
      closable={{ 'aria-label': text.close }}
      onClose={dismiss}
    />
  );
}

/** The props of `LoadError`. */
export interface LoadErrorProps {
  readonly text: PagedTableMessages;
  /** Why, in the words of whoever knows. @default what it may be */
  readonly reason?: string | undefined;
  readonly onRetry: () => void;
}

/** Tells that rows could not be loaded; those that are there stay. */
export function LoadError({ text, reason = text.loadFailedHint, onRetry }: LoadErrorProps) {
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      {...alertWords(text.loadFailed)}
      description={reason}
      action={
        <Button size="small" onClick={onRetry}>
          {text.retry}
        </Button>
      }
    />
  );
}

/** The props of `SelectionBar`. */
export interface SelectionBarProps {
  readonly text: PagedTableMessages;
  readonly count: number;
  /** How many of them are on other pages. */
  readonly elsewhere: number;
  readonly onClear: () => void;
  readonly onRemove: (() => void) | undefined;
  readonly actions: ReactNode;
}

/** What can be done with the selected rows. */
export function SelectionBar({ text, count, elsewhere, onClear, onRemove, actions }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <div css={[bar, selectionStyle]} role="status">
      <span>{text.selected(count, elsewhere)}</span>
      <Button type="link" size="small" onClick={onClear}>
        {text.clearSelection}
      </Button>
      <span css={gap} />
      {actions}
      {onRemove && (
        <Button danger size="small" onClick={onRemove}>
          {text.remove}
        </Button>
      )}
    </div>
  );
}
