import 'fake-indexeddb/auto';
import { unwrap } from 'idb';
import type { LetuDatabase } from '../../src/documents/database.js';

/** What a page says to the other pages of its browser, kept until the schedule lets it be heard. */
export interface Inbox {
  readonly heard: ((event: MessageEvent<string>) => void)[];
  readonly waiting: string[];
}

/** The pages of one browser that hear each other. */
export type Inboxes = Set<Inbox>;

let building: { readonly inboxes: Inboxes; readonly inbox: Inbox } | undefined;

/** A `BroadcastChannel` whose messages wait for the schedule. It belongs to the page that is being built. */
class HeldChannel {
  readonly #inboxes: Inboxes;
  readonly #inbox: Inbox;

  constructor() {
    if (!building) throw new TypeError('A channel is opened while a page is built.');
    this.#inboxes = building.inboxes;
    this.#inbox = building.inbox;
    this.#inboxes.add(this.#inbox);
  }

  addEventListener(_type: 'message', listener: (event: MessageEvent<string>) => void): void {
    this.#inbox.heard.push(listener);
  }

  postMessage(data: string): void {
    for (const inbox of this.#inboxes) if (inbox !== this.#inbox) inbox.waiting.push(data);
  }

  close(): void {
    this.#inboxes.delete(this.#inbox);
  }
}

/** Lets what a page is built of belong to it: its database and its channel. */
export function buildPage<T>(factory: IDBFactory, inboxes: Inboxes, inbox: Inbox, build: () => T): T {
  building = { inboxes, inbox };
  globalThis.indexedDB = factory;
  try {
    return build();
  } finally {
    building = undefined;
  }
}

/** Tells the pages what browsers tell them. */
export const pageEvents = new EventTarget();

const immediate = globalThis.setImmediate;
let tasks = 0;

/** Puts the parts of a page into Node's place, whose tasks are counted: what is at work is known by them. */
export function installPageParts(): void {
  const counted = (work: (...given: unknown[]) => void, ...given: unknown[]) => {
    tasks += 1;
    return immediate(() => {
      tasks -= 1;
      work(...given);
    });
  };
  Object.assign(globalThis, {
    BroadcastChannel: HeldChannel,
    setImmediate: counted,
    addEventListener: pageEvents.addEventListener.bind(pageEvents),
    removeEventListener: pageEvents.removeEventListener.bind(pageEvents),
  });
}

/** Lets so many tasks of Node run. */
export async function tick(times = 1): Promise<void> {
  for (let done = 0; done < times; done += 1) await new Promise((resolve) => immediate(resolve));
}

/** Waits until the databases and all that waits for them have come to rest. */
export async function settle(): Promise<void> {
  for (let idle = 0; idle < 3; idle = tasks === 0 ? idle + 1 : 0) await tick();
}

/** Takes back what a page was writing into its database, as a browser does with a page that goes away. */
export function abortTransactions(database: LetuDatabase): void {
  const connection = unwrap(database) as unknown as {
    readonly _rawDatabase: { readonly transactions: readonly HeldTransaction[] };
  };
  for (const transaction of connection._rawDatabase.transactions) {
    const isWriting = transaction.mode === 'readwrite' && transaction._state !== 'finished';
    if (transaction.db === connection && isWriting) transaction._abort('AbortError');
  }
}

/** The transactions of `fake-indexeddb`, as far as they are ended here. */
interface HeldTransaction {
  readonly db: unknown;
  readonly mode: IDBTransactionMode;
  readonly _state: string;
  _abort(name: string): void;
}

/** The Web Locks of one browser. */
export function createLocks(): LockManager {
  let held = Promise.resolve();
  const request = (
    _name: string,
    { signal }: { readonly signal: AbortSignal },
    work: () => Promise<void>,
  ): Promise<void> => {
    const turn = held.then(() => (signal.aborted ? undefined : work()));
    held = turn.catch(() => undefined);
    return turn;
  };
  return { request } as unknown as LockManager;
}
