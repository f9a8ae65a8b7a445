import { DeleteOutlined, UndoOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import type { GraphSummary } from '@letu/client';
import { PagedTable, type PagedTableHandle, type RowKey } from '@letu/paged-table';
import { inChunks } from '../../graphs/useGraphActions.js';
import { useListQuery } from '../../graphs/useListQuery.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { ListPage } from '../../layout/ListPage.js';
import { attempt } from '../../server/attempt.js';
import { client } from '../../server/client.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { TRASH_DAYS } from './daysLeft.js';
import { trashColumns } from './trashColumns.js';

/** What was deleted in the last 30 days: to restore, or to delete for good. */
export function TrashPage() {
  const { text, locale } = useSettings();
  const words = text.library.trash;
  const { message, modal } = App.useApp();
  const [table, setTable] = useState<PagedTableHandle | null>(null);
  const [query, setQuery] = useListQuery();
  const [isEmpty, setIsEmpty] = useState(true);

  const restore = async (gids: readonly string[]) => {
    const restoring = inChunks(gids, (part) => client.call('trash.restore', { body: { gids: part } }));
    if (!(await attempt(restoring.then(() => true)))) return;
    void message.success(words.restored(gids.length));
    table?.clearSelection();
    table?.reload();
  };
  const actionsFor = (keys: readonly RowKey[]) => (
    <Button size="small" icon={<UndoOutlined />} onClick={() => void restore(keys.map(String))}>
      {text.document.restore}
    </Button>
  );
  const confirmEmptying = () =>
    void modal.confirm({
      title: words.emptyTitle,
      content: words.emptyHint,
      okText: words.empty,
      cancelText: text.cancel,
      okButtonProps: { danger: true },
      onOk: async () => {
        const done = await attempt(client.call('trash.empty'));
        if (!done) return;
        void message.success(words.emptied(done.count));
        table?.clearSelection();
        table?.reload();
      },
    });
  return (
    <ListPage
      title={words.title}
      about={<p>{words.about(TRASH_DAYS)}</p>}
      actions={
        <Button danger icon={<DeleteOutlined />} disabled={isEmpty} onClick={confirmEmptying}>
          {words.empty}
        </Button>
      }
    >
      <PagedTable<GraphSummary>
        ref={setTable}
        aria-label={words.title}
        columns={trashColumns({ text, locale, onRestore: ({ gid }) => void restore([gid]) })}
        rowKey="gid"
        source={async ({ page, pageSize, signal }) => {
          const list = await client.call('trash.list', {
            query: { page, size: Math.min(pageSize, 100) },
            signal,
            silent: true,
          });
          setIsEmpty(list.total === 0);
          return { rows: list.items, total: list.total ?? list.items.length };
        }}
        query={query}
        onQueryChange={setQuery}
        hideToolbar
        nameOf={({ title }) => title}
        remove={(keys) =>
          inChunks(keys.map(String), (gids) => client.call('trash.delete', { body: { gids }, silent: true }))
        }
        confirmHint={words.deleteHint}
        selectionActions={actionsFor}
        empty={<EmptyHint title={words.nothing} hint={words.nothingHint(TRASH_DAYS)} />}
      />
    </ListPage>
  );
}
