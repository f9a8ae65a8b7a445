import { useEffect, useState } from 'react';
import { documentStore } from '../documents/store.js';
import { syncStateOf, type DocumentState, type SyncState } from './syncRecord.js';
import { syncStore } from './sync.js';

/** What a page shows of a document's way to the server. */
export interface Sync extends DocumentState {
  readonly state: SyncState;
}

/** Returns where a document stands and follows it, in all tabs; undefined until that is read. */
export function useSync(gid: string): Sync | undefined {
  const [sync, setSync] = useState<Sync>();
  useEffect(() => {
    let run = 0;
    const read = async () => {
      const mine = (run += 1);
      const known = await syncStore.read(gid);
      if (mine === run) setSync({ ...known, state: syncStateOf(known) });
    };
    // What cannot be read is told of where it is saved.
    const follow = () => void read().catch(() => undefined);
    follow();
    const unwatch = documentStore.watch((changed) => {
      if (changed === gid) follow();
    });
    return () => {
      run = -1;
      unwatch();
    };
  }, [gid]);
  return sync;
}
