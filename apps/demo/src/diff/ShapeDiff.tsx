/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Checkbox } from 'antd';
import type { ShapeChange } from '@letu/core';
import { note, plainList } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { listChanges, type ComparedShapes } from './listChanges.js';

/** A list that is longer is not read. */
const MOST_LISTED = 200;

const ORDER = ['added', 'removed', 'changed'] as const;

/** The signs that stand in the pictures, too. */
const SIGNS: Readonly<Record<ShapeChange, string>> = { added: '+', removed: '−', changed: '≠' };

const styles = {
  bar: css(note, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    summary: { cursor: 'pointer' },
  }),
  count: css({ display: 'inline-flex', alignItems: 'center', gap: 6, color: 'var(--letu-text)' }),
  sign: css({
    display: 'inline-block',
    flex: 'none',
    width: 18,
    height: 18,
    borderRadius: '50%',
    color: 'var(--letu-surface)',
    font: '600 13px/18px sans-serif',
    textAlign: 'center',
    "&[data-change='added']": { background: 'var(--letu-success)' },
    "&[data-change='removed']": { background: 'var(--letu-error)' },
    "&[data-change='changed']": { background: 'var(--letu-warning)' },
  }),
  all: css({ flex: '1 0 100%' }),
  list: css(plainList, {
    columns: '220px auto',
    columnGap: 24,
    maxHeight: 240,
    overflow: 'auto',
    paddingBlock: 8,
    li: { display: 'flex', gap: 8, breakInside: 'avoid', paddingBlock: 2, overflowWrap: 'anywhere' },
  }),
};

export interface ShapeDiffProps extends ComparedShapes {
  /** Whether the pictures show what differs. */
  readonly isMarked: boolean;
  onMark(isMarked: boolean): void;
}

/** What differs between two pictures: how much, with the signs that mark it there, and shape by shape. */
export function ShapeDiff({ before, after, changes, isMarked, onMark }: ShapeDiffProps) {
  const { text } = useSettings();
  const words = text.account.diff;
  const all = listChanges({ before, after, changes }, words);
  if (all.length === 0) return <p css={styles.bar}>{words.samePicture}</p>;
  const counts = ORDER.map((change) => [change, all.filter((one) => one.change === change).length] as const);
  return (
    <div css={styles.bar}>
      {counts.map(
        ([change, count]) =>
          count > 0 && (
            <span key={change} css={styles.count}>
              <Sign change={change} /> {words.changes[change](count)}
            </span>
          ),
      )}
      <Checkbox checked={isMarked} onChange={({ target }) => onMark(target.checked)}>
        {words.mark}
      </Checkbox>
      <details css={styles.all}>
        <summary>{words.eachChange}</summary>
        <ul css={styles.list}>
          {all.slice(0, MOST_LISTED).map(({ change, id, name }) => (
            <li key={`${change} ${id}`}>
              <Sign change={change} />
              <span>
                {words.change[change]} {name}
              </span>
            </li>
          ))}
          {all.length > MOST_LISTED && <li>{words.moreChanges(all.length - MOST_LISTED)}</li>}
        </ul>
      </details>
    </div>
  );
}

/** Says nothing of its own: words stand beside it. */
const Sign = ({ change }: { change: ShapeChange }) => (
  <span css={styles.sign} data-change={change} aria-hidden="true">
    {SIGNS[change]}
  </span>
);
