import { useEffect } from 'react';
import type { OpenState } from '../../sync/openDocument.js';
import { refreshDocument } from '../../sync/openDocument.js';
import { desk } from '../../sync/sync.js';
import { useDocumentSession, type EditedDocument } from '../editor/useDocumentSession.js';

/** How often the server is asked for a document that is looked at, in milliseconds. */
const ASK_MS = 15_000;

/** Shows a document as it is now: with what other tabs and other people change in it. */
export function useLiveDocument(opened: OpenState): EditedDocument {
  const edited = useDocumentSession(opened, undefined);
  const { gid, owner } = edited.state.document;
  useEffect(() => {
    if (owner === undefined) return undefined;
    const refresh = () => {
      // A page nobody looks at need not ask. What cannot be reached now is asked for again.
      if (!document.hidden) refreshDocument(desk, gid).catch(() => undefined);
    };
    const timer = setInterval(refresh, ASK_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [gid, owner]);
  return edited;
}
