import { useCallback, useEffect, useState } from 'react';
import type { SessionState } from '../../sync/documentSession.js';
import { askServer } from '../../sync/openDocument.js';
import { desk, syncStore } from '../../sync/sync.js';

/** How often the server is asked for the other version while the two are looked at, in milliseconds. */
const ASK_MS = 5_000;

/** Whether the two versions of a conflict are being looked at. */
export interface ConflictLook {
  readonly isOpen: boolean;
  /** Whether the other version has changed since the look began. */
  readonly isNewer: boolean;
  compare(): void;
  /** Asks how far the other version has come; offline, it is what is known here. */
  refresh(): Promise<void>;
  close(): void;
}

/** Lets one look at both versions of a conflict, with the other one as new as the server has it, until it is over. */
export function useConflictDialog({ document, record, sync }: SessionState): ConflictLook {
  // The server's revision that the look began with, once it is known.
  const [begun, setBegun] = useState<{ readonly revision?: number }>();
  const { gid, owner } = document;
  const theirs = record?.conflict;
  const isOpen = begun !== undefined;
  // What was chosen is on its way. Where the server refuses it for a newer version, the look goes on.
  const isOver = sync !== 'conflict' && sync !== 'pending';
  if (isOpen && isOver) setBegun(undefined);

  const refresh = useCallback(async () => {
    if (owner !== undefined) await askServer(desk, gid, owner).catch(() => undefined);
  }, [gid, owner]);
  const compare = async () => {
    setBegun({});
    await refresh();
    const now = await syncStore.read(gid).catch(() => undefined);
    const revision = now?.record?.conflict?.revision ?? theirs?.revision ?? 0;
    setBegun((open) => open && { revision });
  };
  const isLooking = isOpen && theirs !== undefined;
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setInterval(() => void refresh(), ASK_MS);
    return () => clearInterval(timer);
  }, [isLooking, refresh]);

  return {
    isOpen,
    isNewer: theirs !== undefined && begun?.revision !== undefined && theirs.revision > begun.revision,
    compare: () => void compare(),
    refresh,
    close: () => setBegun(undefined),
  };
}
