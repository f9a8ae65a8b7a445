import { DeleteOutlined, UndoOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { ClientError } from '@letu/client';
import { useMediaQuery } from '@letu/hooks';
import { PagedTable, type PagedRequest, type PagedTableHandle, type RowKey } from '@letu/paged-table';
import { useAccount } from '../../account/useAccount.js';
import { DeviceNote } from '../../layout/DeviceNote.js';
import { useListQuery } from '../../graphs/useListQuery.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { ListPage } from '../../layout/ListPage.js';
import { reasonOf } from '../../layout/reasonOf.js';
import { isAway } from '../../server/isAway.js';
import { useServerBack } from '../../server/useServerBack.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { TRASH_DAYS } from './daysLeft.js';
import { deviceTrash, serverTrash, type TrashedGraph } from './trash.js';
import { TrashCard } from './TrashCard.js';
import { toasts } from '../../plain/toasts.js';
import { trashColumns } from './trashColumns.js';

/** Returns nothing where the server cannot be asked. @throws what is wrong else. */
function whereAway(error: unknown): undefined {
  if (!isAway(error)) throw error;
}

/** What was deleted in the last 30 days: to restore, or to delete for good. */
export function TrashPage() {
  const { text, locale } = useSettings();
  const words = text.library.trash;
  const { user } = useAccount();
  const [isOfDevice, setOfDevice] = useState(false);
  const here = useMemo(() => deviceTrash(user?.id), [user?.id]);
  const trash = user && !isOfDevice ? serverTrash : here;
  const { modal } = App.useApp();
  const [table, setTable] = useState<PagedTableHandle | null>(null);
  const [query, setQuery] = useListQuery();
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  const [isEmpty, setIsEmpty] = useState(true);

  useServerBack(isOfDevice, () => table?.reload());
  const load = async (request: PagedRequest) => {
    const asked = user ? await serverTrash.load(request).catch(whereAway) : undefined;
    const page = asked ?? (await here.load(request));
    if (!request.signal.aborted) {
      setOfDevice(user !== undefined && asked === undefined);
      setIsEmpty(page.total === 0);
    }
    return page;
  };

  /** Does something and tells what came of it. */
  const act = async <T,>(work: Promise<T>, told: (result: T) => string) => {
    try {
      toasts.success(told(await work));
      table?.clearSelection();
      table?.reload();
    } catch (error) {
      // The client has told of what the server refused.
      if (!(error instanceof ClientError)) toasts.error(text.document.notChanged);
    }
  };
  const restore = (gids: readonly string[]) => act(trash.restore(gids), () => words.restored(gids.length));
  const actionsFor = (keys: readonly RowKey[]) => (
    <Button
      size="small"
      icon={<UndoOutlined aria-hidden="true" />}
      onClick={() => void restore(keys.map(String))}
    >
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
      onOk: () => act(trash.empty(), words.emptied),
    });
  return (
    <ListPage
      title={words.title}
      about={<p>{words.about(TRASH_DAYS)}</p>}
      actions={
        <Button
          danger
          icon={<DeleteOutlined aria-hidden="true" />}
          disabled={isEmpty || isOfDevice}
          onClick={confirmEmptying}
        >
          {words.empty}
        </Button>
      }
    >
      {isOfDevice && <DeviceNote onRetry={() => table?.reload()}>{words.ofDevice}</DeviceNote>}
      <PagedTable<TrashedGraph>
        ref={setTable}
        aria-label={words.title}
        columns={trashColumns({ text, locale, onRestore: ({ gid }) => void restore([gid]) })}
        rowKey="gid"
        reasonOf={reasonOf}
        source={load}
        query={query}
        onQueryChange={setQuery}
        hideToolbar
        // A narrow table would hide what can be done with its rows beyond its edge.
        view={isNarrow ? 'cards' : 'table'}
        renderCard={(graph) => <TrashCard graph={graph} onRestore={() => void restore([graph.gid])} />}
        nameOf={({ title }) => title}
        {...(isOfDevice ? {} : { remove: (keys: readonly RowKey[]) => trash.erase(keys.map(String)) })}
        confirmHint={words.deleteHint}
        selectionActions={actionsFor}
        empty={
          isOfDevice ? (
            <EmptyHint title={words.noneHere} hint={words.noneHereHint} />
          ) : (
            <EmptyHint title={words.nothing} hint={words.nothingHint(TRASH_DAYS)} />
          )
        }
      />
    </ListPage>
  );
}
