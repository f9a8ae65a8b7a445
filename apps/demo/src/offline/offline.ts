import type { Progress, Wish } from './messages.js';

/** What is known of working here without a network, and of newer versions of the app. */
export interface OfflineState {
  /** How far the app's files are on this device; undefined where browsers keep none. */
  readonly files: Progress | undefined;
  readonly isBringing: boolean;
  /** `ready` where a newer version waits to be used, `done` where another tab uses it already. */
  readonly update: 'none' | 'ready' | 'done';
}

/** How long a page is left alone before files are brought that it may never need, in milliseconds. */
export const REST_MS = 8_000;
/** How long to wait for an answer before the service worker is taken for gone, in milliseconds. */
const ANSWER_MS = 60_000;
/** How often a page that stays open asks for a newer version, in milliseconds. */
const LOOK_MS = 60 * 60_000;

const subscribers = new Set<() => void>();
let state: OfflineState = { files: undefined, isBringing: false, update: 'none' };
let registration: ServiceWorkerRegistration | undefined;
let work: Promise<boolean> = Promise.resolve(false);
let isRested = false;

const change = (part: Partial<OfflineState>) => {
  state = { ...state, ...part };
  for (const subscriber of subscribers) subscriber();
};

/** The state of this browser, for `useSyncExternalStore`. */
export const offline = {
  getState: (): OfflineState => state,
  subscribe(subscriber: () => void): () => void {
    subscribers.add(subscriber);
    return () => subscribers.delete(subscriber);
  },
};

/** Tells whether the app can be kept on this device: not in development, and not by browsers without service workers, as on pages without HTTPS. */
export const isKeepable = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Lets the app work without a network from now on, once the page is at rest. */
export function startOffline(): void {
  if (!isKeepable()) return;
  const begin = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // The first one takes over a page that was loaded without it, which is no update.
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false;
    else change({ update: 'done' });
  });
  registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => void settle());
  };
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration?.installing ?? null));
  setTimeout(() => {
    isRested = true;
    void settle();
  }, REST_MS);
  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', () => void settle());
}

let lookedAt = Date.now();

/** Asks for a newer version, where that was not done lately. */
function look(): void {
  if (document.hidden || Date.now() - lookedAt < LOOK_MS) return;
  lookedAt = Date.now();
  registration?.update().catch(() => undefined);
}

/** Follows what the service workers are at, once files may be brought that the page does not need. */
async function settle(): Promise<void> {
  if (!isRested) return;
  const isWhole = await bringFiles();
  // A version is offered once it can do without a network what the one before it can.
  if (isWhole && registration?.waiting && state.update === 'none') change({ update: 'ready' });
}

/** Whether whoever uses this browser asks for little to be loaded. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Brings the app's files to this device, those that are not there yet.
 *
 * @param isWanted Whether someone has asked for it, which they may where otherwise little is to be loaded.
 * @returns Whether all are there that could be wanted.
 */
export function bringFiles(isWanted = false): Promise<boolean> {
  if (isWanted) keepForGood();
  work = work
    .then(async () => {
      const { active, waiting } = registration ?? {};
      const isThrifty = savesData() && !isWanted;
      if (active) await bringBy(active, isThrifty || waiting ? 'count' : 'bring', tell);
      // Those of a version that waits are brought in silence.
      const isWhole = isThrifty || !waiting || (await bringBy(waiting, 'bring', () => undefined));
      return isWhole && active !== undefined;
    })
    .catch(() => false)
    .finally(() => change({ isBringing: false }));
  return work;
}

const tell = (files: Progress): void =>
  change({ files, isBringing: files.here < files.all && !files.problem });

/** Asks the browser not to clear what is kept here when space gets short, diagrams included. Some ask in turn whether that is wanted. */
export function keepForGood(): void {
  navigator.storage.persist().catch(() => undefined);
}

async function bringBy(
  worker: ServiceWorker,
  type: 'bring' | 'count',
  onProgress: (files: Progress) => void,
): Promise<boolean> {
  let files = await ask(worker, { type });
  onProgress(files);
  const isToGoOn = () => type === 'bring' && !files.problem && files.here < files.all;
  while (isToGoOn()) {
    files = await ask(worker, { type });
    onProgress(files);
  }
  if (files.here === files.all) tidy(worker);
  return files.problem !== 'failed';
}

/** Lets go of what earlier versions have left. */
function tidy(worker: ServiceWorker): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (entry) worker.postMessage({ type: 'tidy', entry: new URL(entry.src).pathname } satisfies Wish);
}

function ask(worker: ServiceWorker, wish: Wish): Promise<Progress> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error('The service worker does not answer.')), ANSWER_MS);
    port1.addEventListener('message', ({ data }: MessageEvent<Progress>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    });
    port1.start();
    worker.postMessage(wish, [port2]);
  });
}

/**
 * Loads the page anew, with the newest version of the app that there is. What is open in other tabs stays as it is until they do
 * the same.
 */
export async function reload(): Promise<void> {
  const { waiting } = registration ?? {};
  if (waiting) {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      // A version that fails to take over is no reason to stay.
      setTimeout(resolve, 5_000);
    });
    waiting.postMessage({ type: 'activate' } satisfies Wish);
    await taken;
  }
  window.location.reload();
}

/** Loads the page anew after a part of it could not be loaded: with the newest version, which may have other parts. */
export async function reloadAfterFailure(): Promise<void> {
  await registration?.update().catch(() => undefined);
  const { installing } = registration ?? {};
  if (installing) {
    await new Promise<void>((resolve) => {
      installing.addEventListener('statechange', () => installing.state !== 'installing' && resolve());
      setTimeout(resolve, 10_000);
    });
  }
  await reload();
}
