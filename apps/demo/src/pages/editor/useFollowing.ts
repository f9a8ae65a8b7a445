import { useEffect, useState } from 'react';
import { ClientError, type Present } from '@letu/client';
import { useLatest } from '@letu/hooks';
import type { SessionState } from '../../sync/documentSession.js';
import { followDocument } from '../../sync/openDocument.js';
import { desk } from '../../sync/sync.js';

/** How often the server is asked whether others have changed what is looked at, and after it could not be, in milliseconds. */
const ASK_MS = 2_000;
const ASK_AGAIN_MS = 15_000;

export interface Following {
  /** The revision since which the server cannot be reached, undefined while it can. */
  readonly awaySince: number | undefined;
  /** Who else looks at the document. */
  readonly others: readonly Present[];
}

const NOBODY: readonly Present[] = [];

/** Keeps asking the server what others have made of a document that is looked at, and who looks at it besides. */
export function useFollowing(gid: string, { document: { owner }, record }: SessionState): Following {
  const [awaySince, setAwaySince] = useState<number>();
  const [others, setOthers] = useState(NOBODY);
  const revision = useLatest(record?.base.revision);
  useEffect(() => {
    if (owner === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const leave = () => {
      setAwaySince(revision.current);
      setOthers(NOBODY);
    };
    const plan = (afterMs: number) => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(ask, afterMs);
    };
    const ask = () => {
      // A page nobody looks at need not ask, and is asked for at once when somebody does.
      if (document.hidden || !navigator.onLine) return plan(ASK_AGAIN_MS);
      followDocument(desk, gid).then(
        (present) => {
          setAwaySince(undefined);
          if (present)
            setOthers((known) => (JSON.stringify(known) === JSON.stringify(present) ? known : present));
          plan(ASK_MS);
        },
        (error: unknown) => {
          const status = error instanceof ClientError ? error.status : undefined;
          if (status === 0) leave();
          if (status === 404) setOthers(NOBODY);
          plan(ASK_AGAIN_MS);
        },
      );
    };
    const look = () => plan(document.hidden ? ASK_AGAIN_MS : 0);
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
  return { awaySince, others };
}
