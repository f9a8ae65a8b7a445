import { useCallback, useRef, useState } from 'react';

/** Something an editor says in passing, with what can be done about it. */
export interface NoticeContent {
  readonly tone: 'done' | 'warning' | 'error';
  readonly text: string;
  readonly actions?: readonly { readonly label: string; run(): void }[];
}

/** A notice that is shown; each has a number of its own, so that the same words are announced again. */
export interface ShownNotice extends NoticeContent {
  readonly key: number;
}

/** Keeps the one notice an editor shows. */
export interface Notices {
  readonly shown: ShownNotice | undefined;
  /** Shows a notice; returns what takes back its actions, and with them a notice that is no warning. */
  say(notice: NoticeContent): () => void;
  dismiss(): void;
}

export function useNotice(): Notices {
  const [shown, setShown] = useState<ShownNotice>();
  const last = useRef(0);
  const say = useCallback((notice: NoticeContent) => {
    const key = (last.current += 1);
    setShown({ ...notice, key });
    const { actions, ...words } = notice;
    return () =>
      setShown((now) => {
        if (now?.key !== key || !actions) return now;
        return notice.tone === 'done' ? undefined : { ...words, key };
      });
  }, []);
  const dismiss = useCallback(() => setShown(undefined), []);
  return { shown, say, dismiss };
}
