/** @jsxImportSource @emotion/react */
import { UndoOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import type { Locale } from '@letu/core';
import type { PagedColumn } from '@letu/paged-table';
import { kindOfDocument } from '../../routing/editorPath.js';
import { kindName } from '../../graphs/graphColumns.js';
import { KindMark } from '../../kinds/KindMark.js';
import { oneLine } from '../../layout/parts.js';
import type { DemoMessages } from '../../locales/index.js';
import { timeAgo } from '../../layout/timeAgo.js';
import { daysLeft } from './daysLeft.js';
import type { TrashedGraph } from './trash.js';

const styles = {
  title: css({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minWidth: 180,
    maxWidth: 420,
    '& > span:last-child': oneLine,
  }),
  few: css({ color: 'var(--letu-warning)' }),
};

/** What the columns of the trash depend on. */
export interface TrashColumnsContext {
  readonly text: DemoMessages;
  readonly locale: Locale;
  readonly onRestore: (graph: TrashedGraph) => void;
}

/** Below this many days it is said more loudly. */
const FEW_DAYS = 3;

/** Returns what the table says of graphs in the trash. */
export function trashColumns({
  text,
  locale,
  onRestore,
}: TrashColumnsContext): readonly PagedColumn<TrashedGraph>[] {
  const { columns, trash } = text.library;
  return [
    {
      field: 'title',
      title: columns.title,
      isFixed: true,
      render: (_, graph) => <TrashedTitle graph={graph} />,
    },
    { field: 'type', title: columns.type, render: (type) => kindName(type, locale) },
    {
      field: 'deletedAt',
      title: columns.deletedAt,
      render: (time) => time !== null && timeAgo(time, locale),
    },
    {
      key: 'left',
      title: trash.left,
      render: (_, { deletedAt }) => deletedAt !== null && <DaysLeft days={daysLeft(deletedAt)} text={text} />,
    },
    {
      key: 'restore',
      title: text.document.restore,
      align: 'center',
      width: 72,
      isFixed: true,
      render: (_, graph) => (
        <Button
          type="text"
          size="small"
          icon={<UndoOutlined aria-hidden="true" />}
          aria-label={trash.restoreOf(graph.title)}
          title={text.document.restore}
          onClick={() => onRestore(graph)}
        />
      ),
    },
  ];
}

/** What was deleted, with the sign of its kind. */
export function TrashedTitle({ graph: { type, title } }: { graph: TrashedGraph }) {
  const kind = kindOfDocument(type);
  return (
    <span css={styles.title}>
      {kind && <KindMark kind={kind} size={28} />}
      <span title={title}>{title}</span>
    </span>
  );
}

/** How long it can still be restored. */
export function DaysLeft({ days, text }: { days: number; text: DemoMessages }) {
  return <span css={days <= FEW_DAYS && styles.few}>{text.library.trash.days(days)}</span>;
}
