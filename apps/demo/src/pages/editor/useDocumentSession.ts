import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Present } from '@letu/client';
import { DocumentSession, type SessionOptions, type SessionState } from '../../sync/documentSession.js';
import { sendLast } from '../../sync/leftovers.js';
import { hearDocument, refreshDocument, type OpenState } from '../../sync/openDocument.js';
import { desk, journal } from '../../sync/sync.js';
import { useFollowing } from './useFollowing.js';

/** How long an input method's last word may take to reach the text after it is done, in milliseconds. */
const LAST_WORD_MS = 200;

export interface EditedDocument {
  readonly session: DocumentSession;
  readonly state: SessionState;
  /** Who else looks at the document. */
  readonly others: readonly Present[];
}

/** Edits a document: each edit is saved before anything else happens to it, and what other tabs and other people change comes in. */
export function useDocumentSession(
  opened: OpenState,
  { copy, titleOf }: Pick<SessionOptions, 'copy' | 'titleOf'> = {},
): EditedDocument {
  // A document loaded again while it is edited is older than the one here.
  const [session] = useState(
    () => new DocumentSession({ store: desk.store, journal, copy, titleOf }, opened),
  );
  const known = useSyncExternalStore(session.subscribe, session.getState);
  const { gid } = opened.document;
  const { awaySince, others } = useFollowing(gid, known);
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

  return { session, state, others };
}
