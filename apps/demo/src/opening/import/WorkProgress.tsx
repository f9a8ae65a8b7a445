/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Button, Progress } from 'antd';
import type { Progress as WorkDone } from '../../archive/exportGraphs.js';
import { note } from '../../layout/parts.js';
import { cloudWords } from '../../locales/cloud/index.js';
import { useWords } from '../../settings/useWords.js';

const styles = {
  work: css({ display: 'flex', alignItems: 'center', gap: 12, flex: '0 1 280px', minWidth: 200 }),
  words: css(note, { flex: 1, minWidth: 0, fontVariantNumeric: 'tabular-nums' }),
};

export interface WorkProgressProps {
  readonly label: string;
  readonly progress: WorkDone;
  /** Without it, the work cannot be stopped. */
  readonly onStop?: () => void;
}

/** How far something is that takes a while, and the way to stop it. */
export function WorkProgress({ label, progress: { done, total }, onStop }: WorkProgressProps) {
  const words = useWords(cloudWords);
  return (
    <div css={styles.work}>
      <div css={styles.words} role="status">
        {label}
        <Progress
          aria-label={label}
          percent={total === 0 ? 0 : Math.floor((done / total) * 100)}
          showInfo={false}
          size="small"
        />
      </div>
      {onStop && (
        <Button size="small" onClick={onStop}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}
