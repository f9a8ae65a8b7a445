/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Switch } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { MergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { note } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';

const styles = {
  diff: css({
    overflow: 'hidden',
    border: '1px solid var(--letu-border)',
    borderRadius: 'var(--letu-radius-sm)',
    background: 'var(--letu-surface)',
    '.cm-mergeView': { maxHeight: '46vh' },
    '.cm-editor': { color: 'var(--letu-text)', fontSize: 'var(--letu-size-caption)' },
    '.cm-mergeViewEditor + .cm-mergeViewEditor': { borderInlineStart: '1px solid var(--letu-border)' },
    '.cm-gutters': { border: 'none', color: 'var(--letu-text-quiet)', background: 'transparent' },
    '.cm-collapsedLines': { color: 'var(--letu-text-quiet)', background: 'var(--letu-ground)' },
    // The sign of the library is in few fonts.
    '.cm-mergeView .cm-collapsedLines:is(::before, ::after)': { content: "'···'" },
    '.cm-merge-a .cm-changedLine': { background: 'var(--letu-error-soft)' },
    '.cm-merge-b .cm-changedLine': { background: 'var(--letu-success-soft)' },
    '.cm-merge-a .cm-changedText': { background: 'color-mix(in srgb, var(--letu-error) 28%, transparent)' },
    '.cm-merge-b .cm-changedText': { background: 'color-mix(in srgb, var(--letu-success) 28%, transparent)' },
  }),
  labels: css(note, {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    borderBottom: '1px solid var(--letu-border)',
    span: { padding: '6px 12px' },
  }),
  foot: css(note, {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '6px 12px',
    borderTop: '1px solid var(--letu-border)',
  }),
};

/** One of two texts. */
export interface DiffSide {
  readonly label: string;
  readonly text: string;
}

export interface TextDiffProps {
  readonly before: DiffSide;
  readonly after: DiffSide;
}

/** Unchanged lines around a change that are shown, and the fewest that are folded away. */
const FOLD = { margin: 3, minSize: 6 };

/** Two texts side by side, with what differs marked. To be loaded late: it brings an editor along. */
export function TextDiff({ before, after }: TextDiffProps) {
  const { text } = useSettings();
  const parent = useRef<HTMLDivElement>(null);
  const { unchangedLines, same, showAll } = text.account.diff;
  const [isWhole, setWhole] = useState(false);

  useEffect(() => {
    if (!parent.current) return undefined;
    const view = new MergeView({
      parent: parent.current,
      a: { doc: before.text, extensions: readOnly(before.label, unchangedLines) },
      b: { doc: after.text, extensions: readOnly(after.label, unchangedLines) },
      gutter: true,
      highlightChanges: true,
      ...(isWhole ? {} : { collapseUnchanged: FOLD }),
    });
    return () => view.destroy();
  }, [before.label, before.text, after.label, after.text, isWhole, unchangedLines]);

  return (
    <div css={styles.diff}>
      <div css={styles.labels} aria-hidden="true">
        <span>{before.label}</span>
        <span>{after.label}</span>
      </div>
      <div ref={parent} />
      <div css={styles.foot}>
        <span>{before.text === after.text && same}</span>
        <label>
          <Switch size="small" checked={isWhole} onChange={setWhole} /> {showAll}
        </label>
      </div>
    </div>
  );
}

function readOnly(label: string, unchangedLines: string): Extension {
  return [
    EditorState.readOnly.of(true),
    EditorView.lineWrapping,
    lineNumbers(),
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true' }),
    EditorState.phrases.of({ '$ unchanged lines': unchangedLines }),
  ];
}
