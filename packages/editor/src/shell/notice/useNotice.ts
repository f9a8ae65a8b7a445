import { useCallback, useState } from 'react';

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
  say(notice: NoticeContent): void;
  dismiss(): void;
}

export function useNotice(): Notices {
  const [shown, setShown] = useState<ShownNotice>();
  const say = useCallback((notice: NoticeContent) => {
    setShown((before) => ({ ...notice, key: (before?.key ?? 0) + 1 }));
  }, []);
  const dismiss = useCallback(() => setShown(undefined), []);
  return { shown, say, dismiss };
}
