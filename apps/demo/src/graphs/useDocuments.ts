import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../account/useAccount.js';
import type { StoredDocument, StoredPicture } from '../documents/document.js';
import { documentStore } from '../documents/store.js';
import { syncStateOf, type SyncState } from '../documents/syncRecord.js';
import { syncStore } from '../sync/sync.js';

/** Reads something of this browser, and again when any tab has changed a document that it is about: the given one, or any. */
function useStored<T>(name: string, id: string | undefined, read: () => Promise<T>, gid?: string) {
  const queries = useQueryClient();
  useEffect(
    () =>
      documentStore.watch((changed) => {
        if (gid === undefined || changed === gid) void queries.invalidateQueries({ queryKey: [name, id] });
      }),
    [queries, name, id, gid],
  );
  // What was there before may be there no more: it is read anew, and shown then.
  return useQuery({ queryKey: [name, id], queryFn: read, gcTime: 0 });
}

/** Returns the documents of whoever works here that are in this browser, the one changed last first. */
export function useDocuments(): UseQueryResult<readonly StoredDocument[]> {
  const owner = useAccount().user?.id;
  return useStored('documents', owner, () => documentStore.list(owner));
}

/** Returns a document's last good picture, undefined while there is none. The editor that was left for a list may still be storing it. */
export function useStoredPicture(gid: string): StoredPicture | undefined {
  const { data } = useStored('picture', gid, async () => (await documentStore.getPicture(gid)) ?? null, gid);
  return data ?? undefined;
}

/** Returns where a document stands, undefined until that is read. */
export function useSyncState(gid: string): SyncState | undefined {
  return useStored('sync', gid, async () => syncStateOf(await syncStore.read(gid)), gid).data;
}
