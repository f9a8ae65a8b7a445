import { ClientError, type Client, type Graph, type Input } from '@letu/client';
import { conflict as conflictSchema } from '@letu/client/contract';
import type { StoredDocument } from '../documents/document.js';
import type { DocumentStore } from '../documents/documentStore.js';
import { drawsAlike, isSameContent } from '../documents/content.js';
import { markTheme } from '../documents/pictureTheme.js';
import { isUnsynced, type SyncRecord } from '../documents/syncRecord.js';
import type { Journal } from './journal.js';
import { takeUp } from './leftovers.js';
import { settle } from './settle.js';
import { askServer, bringFiles } from './openDocument.js';
import { createKey, newFiles, saveCall } from './saveCall.js';
import type { SyncStore } from './syncStore.js';
import { accept, contradict, fail, notePicture, prepare, receive, trash } from './transitions.js';

/** How long after an edit it is sent, with those that came meanwhile, in milliseconds. */
const EDIT_MS = 1_000;
/** How often a picture is sent, in milliseconds. */
const PICTURE_MS = 5_000;
/** Between tries, in milliseconds: twice as long each time, from the first to the last. */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
/** The largest picture the server takes, in UTF-16 code units. */
const PICTURE_LIMIT = 256 * 1024;

export interface SyncQueueOptions {
  readonly documents: DocumentStore;
  readonly store: SyncStore;
  /** What pages that went away have left to be sent. */
  readonly journal: Journal;
  readonly client: Client;
  /** Whose documents are brought to the server; nobody's while nobody is signed in. */
  readonly owner: () => string | undefined;
  /** Lets one tab at a time do it. Pages without HTTPS have no locks; there, each tab does, which the keys of writes make good. */
  readonly locks?: LockManager | undefined;
  /** @default The page's own. */
  readonly clock?: Clock;
}

/** What waiting is done by. */
export interface Clock {
  /** The time, in milliseconds since 1970. */
  now(): number;
  /** Calls back after so many milliseconds. @returns What takes it back. */
  plan(callback: () => void, afterMs: number): () => void;
}

const PAGE_CLOCK: Clock = {
  now: () => Date.now(),
  plan(callback, afterMs) {
    const timer = setTimeout(callback, afterMs);
    return () => clearTimeout(timer);
  },
};

/** Brings the documents of an account to the server, in one tab of this browser at a time. */
export class SyncQueue {
  readonly #options: SyncQueueOptions;
  readonly #clock: Clock;
  readonly #timers = new Map<string, () => void>();
  readonly #pictureSentAt = new Map<string, number>();
  #work: Promise<void> = Promise.resolve();
  #isLeading = false;

  constructor(options: SyncQueueOptions) {
    this.#options = options;
    this.#clock = options.clock ?? PAGE_CLOCK;
  }

  /** Begins as soon as no other tab is at it, until the returned function is called. */
  start(): () => void {
    const stop = new AbortController();
    const lead = () => this.#lead(stop.signal);
    const { locks } = this.#options;
    const led = locks ? locks.request('letu:sync', { signal: stop.signal }, lead) : lead();
    // Whoever stops while waiting for the lock has nothing to end, and in a frame that may keep nothing there is nothing to send.
    led.catch((error: unknown) => {
      const isDenied = error instanceof DOMException && error.name === 'SecurityError';
      if (!stop.signal.aborted && !isDenied) throw error;
    });
    return () => stop.abort();
  }

  /** Sends everything that waits, however long it was to wait, where this tab is the one that sends. */
  readonly wake = async (): Promise<void> => {
    const { owner, store } = this.#options;
    const account = owner();
    if (account === undefined || !this.#isLeading) return;
    await takeUp(this.#options, account);
    for (const { document, record } of await store.list(account)) {
      if (document && (isUnsynced(document, record) || record?.hasNewPicture || record?.unheard))
        this.#plan(document.gid, 0, true);
    }
  };

  /**
   * Sends everything that waits, whichever tab is the one that sends: the account is about to leave this browser. What the server
   * cannot be reached with is not tried for the other documents again.
   *
   * @returns The documents that the server does not have as they are here.
   */
  async finish(): Promise<readonly StoredDocument[]> {
    const { owner, store } = this.#options;
    const account = owner();
    if (account === undefined) return [];
    await takeUp(this.#options, account);
    const waiting = await this.#unsynced(account);
    const send = async () => {
      for (const { gid } of waiting) {
        await this.#bring(gid, true);
        const { record } = await store.read(gid);
        if (record?.failure?.reason === 'offline') return;
      }
    };
    // What is being sent already comes first.
    this.#work = this.#work.then(send).catch(() => undefined);
    await this.#work;
    return this.#unsynced(account);
  }

  async #unsynced(account: string): Promise<readonly StoredDocument[]> {
    const states = await this.#options.store.list(account);
    return states.flatMap(({ document, record }) =>
      document && isUnsynced(document, record) ? [document] : [],
    );
  }

  async #lead(signal: AbortSignal): Promise<void> {
    const wake = () => void this.wake().catch(() => undefined);
    const unwatch = this.#options.documents.watch((gid) => this.#plan(gid, EDIT_MS));
    globalThis.addEventListener('online', wake);
    this.#isLeading = true;
    wake();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    this.#isLeading = false;
    unwatch();
    globalThis.removeEventListener('online', wake);
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  #plan(gid: string, afterMs: number, isNow = false): void {
    if (isNow) this.#timers.get(gid)?.();
    else if (this.#timers.has(gid)) return;
    const begin = () => {
      this.#timers.delete(gid);
      // One write at a time: a slow network is not helped by many.
      this.#work = this.#work.then(() => this.#bring(gid, isNow)).catch(() => undefined);
    };
    this.#timers.set(gid, this.#clock.plan(begin, afterMs));
  }

  async #bring(gid: string, isForced: boolean): Promise<void> {
    const { store, owner } = this.#options;
    for (;;) {
      const account = owner();
      if (account === undefined || (await store.read(gid)).document?.owner !== account) return;
      const { document, record } = await store.change(gid, (state) => prepare(state, createKey()));
      if (!document || !record) return;
      if (record.conflict && (await this.#settle(document))) continue;
      const wait = (record.failure?.nextAt ?? 0) - this.#clock.now();
      if (wait > 0 && !isForced) return this.#plan(gid, wait);
      const step = await this.#stepFor(document, record);
      if (!step) return;
      try {
        await step();
      } catch (error) {
        if (!(await this.#recover(document, record, error))) return;
      }
    }
  }

  /** Puts both versions of a conflict together where they are about different things. @returns Whether they are. */
  async #settle({ gid, type }: StoredDocument): Promise<boolean> {
    const { store } = this.#options;
    await store.loadMerge(type);
    const { record } = await store.change(gid, settle);
    return record?.conflict === undefined;
  }

  /** Returns what is to be done next for a document, undefined where all of it is on the server. */
  async #stepFor(
    document: StoredDocument,
    record: SyncRecord,
  ): Promise<(() => Promise<unknown>) | undefined> {
    const { gid, owner = '' } = document;
    const { client, store } = this.#options;
    if (record.sent) return () => this.#send(document, record);
    if (record.base.revision === 0 || record.failure?.reason === 'refused') return undefined;
    if (record.unheard) return () => askServer({ client, store }, gid, owner);
    if (!record.canEdit || record.conflict) return undefined;
    const isDeleted = document.deletedAt !== undefined;
    if (isDeleted !== record.isTrashed) return () => this.#trash(gid, isDeleted);
    if (record.hasNewPicture && !isDeleted) return this.#pictureStep(gid, record);
    return undefined;
  }

  async #send({ gid, type }: StoredDocument, { base, sent, unheard }: SyncRecord): Promise<void> {
    if (!sent) return;
    const { client, store } = this.#options;
    const { key, revision: on } = sent;
    const save = saveCall(gid, sent);
    const { body } = save;
    await this.#sendFiles(newFiles(sent, base));
    if (on === 0) {
      const call = { idempotencyKey: key, silent: true };
      const made = { gid, type, ...body, ...sent.times };
      const graph = await createGraph(client, { ...call, body: made }, sent.into);
      // It had been made long ago, and others have changed it since.
      const isOther = !isSameContent(graph, sent);
      await store.change(gid, (state) =>
        isOther ? contradict(state, key, graph, unheard) : accept(state, key, graph),
      );
      return;
    }
    const saved = await client.call('graph.save', save);
    await store.change(gid, (state) =>
      accept(state, key, { ...body, title: saved.title, revision: saved.revision }),
    );
  }

  /** Sends the files that the server has not had from this account: they are there before what names them. */
  async #sendFiles(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const { client, documents } = this.#options;
    const { known } = await client.call('file.check', { body: { ids }, silent: true });
    for (const file of ids.filter((id) => !known.includes(id))) {
      const content = await documents.files.get(file);
      // Of what is not here, the server tells whether it is missing.
      if (!content) continue;
      const body = new Uint8Array(await content.arrayBuffer());
      await client.call('file.put', { params: { file }, body, silent: true });
    }
  }

  async #trash(gid: string, isDeleted: boolean): Promise<void> {
    const { client, store } = this.#options;
    await client.call(isDeleted ? 'graph.trash' : 'trash.restore', { body: { gids: [gid] }, silent: true });
    await store.change(gid, (state) => trash(state, isDeleted));
  }

  async #pictureStep(gid: string, { base }: SyncRecord): Promise<(() => Promise<unknown>) | undefined> {
    const { client, store, documents } = this.#options;
    const wait = (this.#pictureSentAt.get(gid) ?? 0) + PICTURE_MS - this.#clock.now();
    if (wait > 0) {
      this.#plan(gid, wait);
      return undefined;
    }
    const picture = await documents.getPicture(gid);
    // A picture of another text waits for its own: the one of this text is drawn as soon as it is shown.
    if (picture && !drawsAlike({ source: '', ...picture }, base)) return undefined;
    return async () => {
      this.#pictureSentAt.set(gid, this.#clock.now());
      if (picture && picture.svg.length <= PICTURE_LIMIT) {
        const body = { thumbnail: markTheme(picture.svg, picture.theme) };
        await client.call('graph.save', { params: { gid }, body, revision: base.revision, silent: true });
      }
      await store.change(gid, (state) => notePicture(state, false));
    };
  }

  /** Notes what went wrong. @returns Whether to go on at once. */
  async #recover(
    { type }: StoredDocument,
    { gid, owner, sent, unheard }: SyncRecord,
    error: unknown,
  ): Promise<boolean> {
    const { client, store } = this.#options;
    // What the contract does not take, such as a text beyond its limit, fails before it is sent.
    const { status = 400, code = 'refused', message = '', data } = asClientError(error);
    // The client leads to the sign-in page; what waits goes on after it.
    if (status === 401) return false;
    const theirs = status === 409 ? conflictSchema.safeParse(data) : undefined;
    if (theirs?.success) {
      const graph = theirs.data.theirs;
      // Nobody is shown a conflict that is none.
      await store.loadMerge(type);
      bringFiles({ client, store }, graph);
      await store.change(gid, (state) =>
        sent ? contradict(state, sent.key, graph, unheard) : receive(state, graph, owner, unheard),
      );
      return true;
    }
    const reason =
      code === 'unreachable' || code === 'timeout'
        ? 'offline'
        : code === 'unreadable' || status === 429 || status >= 500
          ? 'busy'
          : 'refused';
    const { record } = await store.read(gid);
    const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (record?.failure?.attempts ?? 0));
    // Browsers that lost the same server must not all come back to it at once.
    const nextAt = this.#clock.now() + pause * (0.75 + Math.random() / 2);
    await store.change(gid, (state) => fail(state, sent?.key, { reason, message, nextAt }));
    if (reason !== 'refused') this.#plan(gid, nextAt - this.#clock.now());
    return false;
  }
}

/** Makes a graph in a repository, or outside of any where that is gone or closed to its owner by now. */
async function createGraph(
  client: Client,
  { body, ...call }: Input<'graph.create'>,
  into?: string,
): Promise<Graph> {
  const outside = () => client.call('graph.create', { ...call, body });
  if (into === undefined) return outside();
  try {
    return await client.call('graph.create', { ...call, body: { ...body, repositoryId: into } });
  } catch (error) {
    const { status } = asClientError(error);
    if (status !== 404 && status !== 403) throw error;
    return outside();
  }
}

function asClientError(error: unknown): Partial<ClientError> {
  return error instanceof ClientError ? error : {};
}
