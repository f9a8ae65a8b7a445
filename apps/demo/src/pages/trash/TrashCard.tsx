/** @jsxImportSource @emotion/react */
import { UndoOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { kindName } from '../../graphs/graphColumns.js';
import { dotted, note } from '../../layout/parts.js';
import { timeAgo } from '../../layout/timeAgo.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { daysLeft } from './daysLeft.js';
import type { TrashedGraph } from './trash.js';
import { DaysLeft, TrashedTitle } from './trashColumns.js';

const styles = {
  title: css({ fontWeight: 600, '& > span': { maxWidth: 'none', minWidth: 0 } }),
  row: css({ display: 'flex', alignItems: 'end', gap: 8, marginTop: 8 }),
  about: css(note, dotted, { flex: 1, minWidth: 0 }),
};

export interface TrashCardProps {
  readonly graph: TrashedGraph;
  onRestore(): void;
}

/** What a card of the trash says of a graph, and the way back for it. */
export function TrashCard({ graph, onRestore }: TrashCardProps) {
  const { text, locale } = useSettings();
  const { type, title, deletedAt } = graph;
  return (
    <>
      <div css={styles.title}>
        <TrashedTitle graph={graph} />
      </div>
      <div css={styles.row}>
        <p css={styles.about}>
          <span>{kindName(type, locale)}</span>
          {deletedAt !== null && (
            <>
              <span>{timeAgo(deletedAt, locale)}</span>
              <span>
                <DaysLeft days={daysLeft(deletedAt)} text={text} />
              </span>
            </>
          )}
        </p>
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden="true" />}
          aria-label={text.library.trash.restoreOf(title)}
          onClick={onRestore}
        >
          {text.document.restore}
        </Button>
      </div>
    </>
  );
}
