/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Radio } from 'antd';
import { column, note, panel, plainList } from '../layout/parts.js';
import { conflictWords } from '../locales/conflict/index.js';
import { useWords } from '../settings/useWords.js';
import type { Hunk, HunkChoice } from './threeWay.js';

const styles = {
  section: css(column, { gap: 12, h2: { fontSize: 'var(--letu-size-body)', fontWeight: 600 } }),
  list: css(plainList, column, { gap: 12 }),
  hunk: css(panel, { overflow: 'hidden' }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '8px 12px',
    borderBottom: '1px solid var(--letu-border)',
  }),
  versions: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media (max-width: 767px)': { gridTemplateColumns: '1fr' },
  }),
  version: css({
    minWidth: 0,
    padding: '6px 12px 10px',
    '& + &': { borderInlineStart: '1px solid var(--letu-border)' },
    "&[data-taken='true']": { background: 'var(--letu-success-soft)' },
    pre: {
      margin: '2px 0 0',
      fontSize: 'var(--letu-size-caption)',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
    '@media (max-width: 767px)': {
      '& + &': { borderInlineStart: 'none', borderTop: '1px solid var(--letu-border)' },
    },
  }),
};

export interface MergeHunksProps {
  readonly hunks: readonly Hunk[];
  readonly choices: readonly HunkChoice[];
  onChoose(at: number, choice: HunkChoice): void;
}

const CHOICES = ['mine', 'theirs', 'both', 'base'] as const;
const VERSIONS = ['base', 'mine', 'theirs'] as const;

/** The places that both sides have changed, each with what was there before: one or both are taken. */
export function MergeHunks({ hunks, choices, onChoose }: MergeHunksProps) {
  const words = useWords(conflictWords);
  const conflicts = hunks.flatMap((hunk) => (hunk.kind === 'conflict' ? [hunk] : []));
  const settled = (side: 'mine' | 'theirs') =>
    hunks.filter((hunk) => hunk.kind === 'settled' && hunk.by === side).length;
  return (
    <section css={styles.section}>
      <div>
        <h2>{words.title}</h2>
        <p css={note}>{words.summary(settled('mine'), settled('theirs'), conflicts.length)}</p>
      </div>
      <ol css={styles.list}>
        {conflicts.map((hunk, at) => {
          const choice = choices[at] ?? 'both';
          return (
            // Conflicts have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} css={styles.hunk}>
              <div css={styles.head}>
                <span>{words.place(at + 1)}</span>
                <Radio.Group
                  size="small"
                  optionType="button"
                  aria-label={words.choiceOf(at + 1)}
                  value={choice}
                  options={CHOICES.map((value) => ({ value, label: words.choices[value] }))}
                  onChange={({ target }) => onChoose(at, target.value as HunkChoice)}
                />
              </div>
              <div css={styles.versions}>
                {VERSIONS.map((version) => (
                  <div
                    key={version}
                    css={styles.version}
                    data-taken={choice === version || (choice === 'both' && version !== 'base')}
                  >
                    <span css={note}>{words.versions[version]}</span>
                    <pre>{hunk[version].join('\n') || words.nothing}</pre>
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
