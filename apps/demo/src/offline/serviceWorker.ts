// Lets the app open, edit and draw without a network. Nothing of anyone is kept by it: only the files of the site, never an answer of the API.
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { Progress, Wish } from './messages.js';

/** The parts of a service worker's scope that are used here: the types of pages know none of it. */
interface Scope {
  readonly clients: { matchAll(options: object): Promise<readonly unknown[]> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: WishEvent) => void): void;
}

interface WishEvent {
  readonly data: Wish;
  readonly ports: readonly MessagePort[];
  waitUntil(work: Promise<unknown>): void;
}

/** What the app cannot be opened without, which is there before this version is. */
declare const SHELL: PrecacheEntry[];
/** The paths of all other files, in the order to bring them. Each is named after its content. */
declare const FILES: readonly string[];

/** Versions share it: what has not changed is not brought again. */
const CACHE = 'letu-files';

/** How many files are brought at a time. */
const BATCH = 8;

/** Paths that are no pages: those of the server, and what has a dot in its last part. */
const NO_PAGE = [/^\/(?:api|assets|health|metrics)(?:\/|$)/, /\.[^/]*$/];

const scope = globalThis as unknown as Scope;

clientsClaim();
precacheAndRoute(SHELL, { cleanURLs: false, directoryIndex: '' });

const page = createHandlerBoundToURL('/index.html');
// The server says which pages other sites may show in a frame.
registerRoute(
  ({ request, url }) => request.destination === 'iframe' && !NO_PAGE.some((path) => path.test(url.pathname)),
  (options) => fetch(options.request).catch(() => page(options)),
);
registerRoute(new NavigationRoute(page, { denylist: NO_PAGE }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) }],
  }),
);

scope.addEventListener('message', (event) => {
  const { type } = event.data;
  if (type === 'activate') event.waitUntil(scope.skipWaiting());
  if (type === 'bring' || type === 'count') {
    // Several pages may ask for the same.
    queue = queue.then(() => bring(type === 'bring' ? BATCH : 0)).then((progress) => answer(event, progress));
    event.waitUntil(queue);
  }
  if (type === 'tidy' && isOwn(event.data.entry)) event.waitUntil(tidy());
});

let queue: Promise<void> = Promise.resolve();

const answer = ({ ports: [port] }: WishEvent, progress: Progress) => port?.postMessage(progress);

/** Hosts of files answer with their page where they have no such file. */
function isFile(response: Response): boolean {
  return response.status === 200 && !response.headers.get('Content-Type')?.startsWith('text/html');
}

/** Brings the next files that are not here, and tells how many are. */
async function bring(limit: number): Promise<Progress> {
  const cache = await caches.open(CACHE);
  const kept = await pathsIn(cache);
  const missing = FILES.filter((path) => !kept.has(path));
  const here = FILES.length - missing.length;
  let brought = 0;
  try {
    for (const path of missing.slice(0, limit)) {
      const response = await fetch(path);
      if (!isFile(response)) throw new Error(`${path} is not there (${response.status}).`);
      await cache.put(path, response);
      brought += 1;
    }
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { here: here + brought, all: FILES.length, problem: isFull ? 'full' : 'failed' };
  }
  return { here: here + brought, all: FILES.length };
}

async function pathsIn(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

/** Tells whether a page that begins with a script is of this version. */
function isOwn(entry: string): boolean {
  return SHELL.some(({ url }) => url === entry);
}

/** Deletes what only earlier versions need, unless one of their pages may still be open. */
async function tidy(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1 || scope.registration.waiting) return;
  const cache = await caches.open(CACHE);
  const needed = new Set(FILES);
  for (const path of await pathsIn(cache)) if (!needed.has(path)) await cache.delete(path);
}
