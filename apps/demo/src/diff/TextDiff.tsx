import { Switch } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { MergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useSettings } from '../settings/SettingsProvider.js';
import styles from './TextDiff.module.css';

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
    <div className={styles['diff']}>
      <div className={styles['labels']} aria-hidden="true">
        <span>{before.label}</span>
        <span>{after.label}</span>
      </div>
      <div ref={parent} />
      <div className={styles['foot']}>
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
