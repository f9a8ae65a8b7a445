import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '@letu/hooks';

/** What has come of loading something. What was there stays while it is loaded again. */
export interface Loaded<T> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly data: T | undefined;
  readonly error: unknown;
  reload(): void;
}

interface Answer<T> {
  readonly id: string;
  readonly key: string;
  readonly data?: T;
  readonly error?: unknown;
}

/**
 * Loads something once, and again when it is another or when asked to; not on its own.
 *
 * @param key What tells it from all else.
 * @param load How it is loaded. Its identity does not matter.
 */
export function useLoaded<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [times, setTimes] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>();
  const latest = useLatest(load);
  const id = `${times} ${key}`;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      try {
        const data = await latest.current(signal);
        if (!signal.aborted) setAnswer({ id, key, data });
      } catch (error) {
        if (!signal.aborted) setAnswer((past) => ({ ...(past?.key === key ? past : {}), id, key, error }));
      }
    };
    void run();
    return () => controller.abort();
  }, [id, key, latest]);
  const reload = useCallback(() => setTimes((past) => past + 1), []);
  const { data, error } = answer?.key === key ? answer : {};
  if (answer?.id !== id) return { status: 'loading', data, error: undefined, reload };
  return { status: error === undefined ? 'ready' : 'failed', data, error, reload };
}
