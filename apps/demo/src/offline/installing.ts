import { keepForGood } from './offline.js';

/** What Chromium offers to install the app by (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface). */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const subscribers = new Set<() => void>();
let offered: InstallPrompt | undefined;

const offer = (prompt: InstallPrompt | undefined) => {
  offered = prompt;
  for (const subscriber of subscribers) subscriber();
};

/** Whether the browser can install the app now, for `useSyncExternalStore`. */
export const installing = {
  canInstall: (): boolean => offered !== undefined,
  subscribe(subscriber: () => void): () => void {
    subscribers.add(subscriber);
    return () => subscribers.delete(subscriber);
  },
};

/** Keeps what the browser offers, until someone looks for it. */
export function watchInstalling(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => {
    keepForGood();
    offer(undefined);
  });
}

/** Asks whether to install the app. */
export async function install(): Promise<void> {
  const prompt = offered;
  // It asks once.
  offer(undefined);
  await prompt?.prompt();
}
