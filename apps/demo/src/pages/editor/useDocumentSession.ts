import { useEffect, useState, useSyncExternalStore } from 'react';
import { ClientError } from '@letu/client';
import { useLatest } from '@letu/hooks';
import type { StoredDocument } from '../../documents/document.js';
import { DocumentSession, type SessionState } from '../../sync/documentSession.js';
import { sendLast } from '../../sync/leftovers.js';
import { followDocument, hearDocument, refreshDocument, type OpenState } from '../../sync/openDocument.js';
import { desk, journal } from '../../sync/sync.js';

/** How long an input method's last word may take to reach the text after it is done, in milliseconds. */
const LAST_WORD_MS = 200;

/** How often the server is asked whether others have changed what is looked at, and after it could not be, in milliseconds. */
const ASK_MS = 2_000;
const ASK_AGAIN_MS = 15_000;

export interface EditedDocument {
  readonly session: DocumentSession;
  readonly state: SessionState;
}

/** Edits a document: each edit is saved before anything else happens to it, and what other tabs and other people change comes in. */
export function useDocumentSession(opened: OpenState, copy?: StoredDocument): EditedDocument {
  // A document loaded again while it is edited is older than the one here.
  const [session] = useState(() => new DocumentSession({ store: desk.store, journal, copy }, opened));
  const known = useSyncExternalStore(session.subscribe, session.getState);
  const { gid } = opened.document;
  const awaySince = useFollowing(gid, known);
  // What the server has acknowledged since, it was there for.
  const isAway = awaySince !== undefined && awaySince === known.record?.base.revision;
  const state: SessionState = isAway && known.sync === 'synced' ? { ...known, sync: 'away' } : known;

  useEffect(() => {
    const stop = session.follow();
    const leave = () => sendLast(desk.client, session);
    // What cannot be read is told of where it is saved.
    hearDocument(desk, gid).catch(() => undefined);
    // A page that comes out of the browser's memory is opened again.
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refreshDocument(desk, gid).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', show);
      stop();
    };
  }, [session, gid]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      session.hold(true);
    };
    const end = () => {
      timer = setTimeout(() => session.hold(false), LAST_WORD_MS);
    };
    window.addEventListener('compositionstart', begin);
    window.addEventListener('compositionend', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('compositionstart', begin);
      window.removeEventListener('compositionend', end);
    };
  }, [session]);

  return { session, state };
}

/**
 * Keeps asking the server what others have made of a document that is looked at.
 *
 * @returns The revision since which the server cannot be reached, undefined while it can.
 */
function useFollowing(gid: string, { document: { owner }, record }: SessionState): number | undefined {
  const [awaySince, setAwaySince] = useState<number>();
  const revision = useLatest(record?.base.revision);
  useEffect(() => {
    if (owner === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const plan = (afterMs: number) => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(ask, afterMs);
    };
    const ask = () => {
      // A page nobody looks at need not ask, and is asked for at once when somebody does.
      if (document.hidden || !navigator.onLine) return plan(ASK_AGAIN_MS);
      followDocument(desk, gid).then(
        () => {
          setAwaySince(undefined);
          plan(ASK_MS);
        },
        (error: unknown) => {
          if (error instanceof ClientError && error.status === 0) setAwaySince(revision.current);
          plan(ASK_AGAIN_MS);
        },
      );
    };
    const look = () => plan(document.hidden ? ASK_AGAIN_MS : 0);
    const leave = () => setAwaySince(revision.current);
    plan(ASK_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    window.addEventListener('offline', leave);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', leave);
    };
  }, [gid, owner, revision]);
  return awaySince;
}
