import { createClient, type Client } from '@letu/client';
import { IDBFactory } from 'fake-indexeddb';
import type { Clock } from '../../src/sync/syncQueue.js';
import type { Content } from './history.js';
import { createLocks, type Inbox, type Inboxes } from './pageParts.js';
import { Network, type Done } from './network.js';
import { openPage, type OpenPage } from './page.js';

/** Someone who works on devices. */
export interface Account {
  readonly id: string;
  readonly session: string;
}

/** What waits in a page for its time. */
export interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** A browser tab with the document in it. */
export interface Tab {
  readonly page: OpenPage;
  readonly inbox: Inbox;
  readonly timers: Timer[];
  /** The head's revision when the tab was opened. */
  readonly openedAt: number;
}

export interface DeviceOptions {
  readonly name: string;
  readonly baseUrl: string;
  readonly account: Account;
  readonly gid: string;
  readonly time: { now: number };
  onDone(done: Done): void;
  onCopy(copy: Content): void;
}

/** A browser with its database, its network and its tabs. */
export class Device {
  readonly options: DeviceOptions;
  readonly network: Network;
  readonly tabs: Tab[] = [];
  readonly #factory = new IDBFactory();
  readonly #inboxes: Inboxes = new Set();
  readonly #locks = createLocks();
  readonly #kept = new Map<string, string>();

  constructor(options: DeviceOptions) {
    this.options = options;
    this.network = new Network((done) => options.onDone(done));
  }

  openTab(head: number): Tab {
    const { gid, account, onCopy } = this.options;
    const timers: Timer[] = [];
    const inbox: Inbox = { heard: [], waiting: [] };
    const page = openPage({
      gid,
      owner: account.id,
      client: this.#client(inbox),
      clock: this.#clock(timers),
      locks: this.#locks,
      kept: this.#kept,
      factory: this.#factory,
      inboxes: this.#inboxes,
      inbox,
      onCopy,
    });
    const tab = { page, inbox, timers, openedAt: head };
    this.tabs.push(tab);
    return tab;
  }

  async closeTab(tab: Tab): Promise<void> {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.network.abandon(tab.inbox);
    await tab.page.close();
    tab.timers.length = 0;
  }

  async closeTabs(): Promise<void> {
    for (let [tab] = this.tabs; tab; [tab] = this.tabs) await this.closeTab(tab);
  }

  #client(page: object): Client {
    const { baseUrl, account } = this.options;
    return createClient({
      baseUrl,
      storage: { getItem: () => account.session, setItem: () => undefined, removeItem: () => undefined },
      navigation: { here: () => '/404', go: () => undefined },
      fetch: this.network.fetchOf(page),
      timeoutMs: 600_000,
    });
  }

  #clock(timers: Timer[]): Clock {
    const { time } = this.options;
    return {
      now: () => time.now,
      plan(callback, afterMs) {
        const timer = { at: time.now + afterMs, callback };
        timers.push(timer);
        return () => {
          const at = timers.indexOf(timer);
          if (at >= 0) timers.splice(at, 1);
        };
      },
    };
  }
}
