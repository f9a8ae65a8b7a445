import { ClientError } from '@letu/client';

/** How long to wait where the server is asked too much at once, and how often. */
const PAUSE_MS = 5_000;
const TRIES = 30;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/**
 * Does one of many calls, and waits where the server asks for it.
 *
 * @throws ClientError after it has waited in vain, and at once for everything else.
 */
export async function patiently<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      const isBusy = error instanceof ClientError && error.status === 429;
      if (!isBusy || tries === TRIES) throw error;
    }
    await pause(signal);
  }
}
