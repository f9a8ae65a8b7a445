import { createClient, type Graph } from '@letu/client';
import type { KnownDiagramType } from '@letu/core';
import { Device, type Account, type Tab } from './device.js';
import type { Done } from './network.js';
import { History, tokensOf } from './history.js';
import { pageEvents, settle, tick } from './pageParts.js';

/** What can happen next, with how often it does. */
export const ACTS = {
  type: 10,
  rename: 2,
  choose: 2,
  tick: 10,
  hear: 8,
  wait: 8,
  serve: 12,
  answer: 12,
  lose: 2,
  offline: 1,
  online: 2,
  reload: 4,
  openTab: 2,
  closeTab: 1,
  decide: 4,
  draw: 4,
} as const;

type Act = keyof typeof ACTS;

/** One thing that happens, to whichever it can happen to: `pick` chooses among them. */
export interface Step {
  readonly act: Act;
  readonly pick: number;
}

export interface Site {
  readonly baseUrl: string;
  readonly account: Account;
}

const TYPE: KnownDiagramType = 'pikchr';
const CHOICES = ['mine', 'theirs', 'both'] as const;

/** Two devices with a document that is on the server, and everything that was seen of it. */
export class World {
  readonly #history: History;
  readonly #devices: readonly Device[];
  readonly #time = { now: 1_000_000 };
  #tokens = 0;

  /** Makes a document on the server, which both devices open. */
  static async begin({ baseUrl, account }: Site): Promise<World> {
    const client = createClient({
      baseUrl,
      storage: { getItem: () => account.session, setItem: () => undefined, removeItem: () => undefined },
    });
    const body = { type: TYPE, title: '图', source: 't0', options: {} };
    const world = new World(baseUrl, account, await client.call('graph.create', { body }));
    for (const device of world.#devices) device.openTab(1);
    await world.#rest();
    return world;
  }

  private constructor(baseUrl: string, account: Account, graph: Graph) {
    this.#history = new History(graph);
    this.#devices = ['A', 'B'].map(
      (name) =>
        new Device({
          name,
          baseUrl,
          account,
          gid: graph.gid,
          time: this.#time,
          onDone: (done: Done) => this.#history.note(done),
          onCopy: (source) => this.#history.tell(source),
        }),
    );
  }

  /** Lets things happen, and returns what ought not to have. */
  async run(steps: readonly Step[]): Promise<readonly string[]> {
    for (const { act, pick } of steps) {
      await this.#do(act, pick);
      this.#look();
      if (this.#history.wrongs.length > 0) break;
    }
    if (this.#history.wrongs.length === 0) await this.#end();
    for (const device of this.#devices) await device.closeTabs();
    await settle();
    return this.#history.wrongs;
  }

  async #do(act: Act, pick: number): Promise<void> {
    const one = <T>(all: readonly T[]): T | undefined => all[pick % Math.max(1, all.length)];
    const device = one(this.#devices);
    if (!device) return;
    // The second choice must not follow from the first.
    const other = Math.floor(pick / 2);
    const tab = device.tabs[other % Math.max(1, device.tabs.length)];
    const say = (words: string) => this.#history.log.push(`${device.options.name}: ${words}`);
    const trip = (of: 'asked' | 'answered') => {
      const trips = device.network[of];
      return trips[other % Math.max(1, trips.length)];
    };
    switch (act) {
      case 'type':
      case 'rename':
      case 'choose':
        if (tab) this.#edit(act, tab, say);
        return;
      case 'tick':
        return tick(1 + (pick % 7));
      case 'hear': {
        const waiting = tab?.inbox.waiting.shift();
        if (!tab || waiting === undefined) return;
        for (const listener of tab.inbox.heard) listener({ data: waiting } as MessageEvent<string>);
        return;
      }
      case 'wait': {
        const timer = tab?.timers.splice(other % Math.max(1, tab.timers.length), 1)[0];
        if (!timer) return;
        this.#time.now = Math.max(this.#time.now, timer.at);
        timer.callback();
        return;
      }
      case 'serve': {
        const asked = trip('asked');
        if (!asked) return;
        await settle();
        say(`the server does ${asked.init.method} ${asked.init.body ?? ''}`);
        return device.network.serve(asked);
      }
      case 'answer': {
        const answered = trip('answered');
        if (answered) device.network.deliver(answered);
        return;
      }
      case 'lose': {
        const lost = trip(pick % 3 === 0 ? 'asked' : 'answered');
        if (lost) device.network.lose(lost);
        return;
      }
      case 'offline':
        say('offline');
        return device.network.goOffline();
      case 'online':
        device.network.isOnline = true;
        pageEvents.dispatchEvent(new Event('online'));
        return;
      case 'reload':
        if (!tab) return;
        say('reloads');
        await device.closeTab(tab);
        device.openTab(this.#history.head.revision);
        return;
      case 'openTab':
        if (device.tabs.length >= 2) return;
        say('opens a tab');
        device.openTab(this.#history.head.revision);
        return;
      case 'closeTab':
        if (!tab || device.tabs.length < 2) return;
        say('closes a tab');
        return device.closeTab(tab);
      case 'decide':
        if (tab) this.#decide(tab, CHOICES[other % 3] ?? 'both', say);
        return;
      case 'draw':
        tab?.page.draw();
    }
  }

  #edit(act: 'type' | 'rename' | 'choose', { page }: Tab, say: (words: string) => void): void {
    const shown = page.shown();
    if (!shown) return;
    this.#tokens += 1;
    const token = `t${this.#tokens}`;
    this.#history.typed.add(token);
    say(
      `${act} ${token} on “${shown.source}” “${shown.title}” ${JSON.stringify(shown.options)} (${shown.base}, ${shown.state})`,
    );
    if (act === 'type') page.edit({ source: `${shown.source} ${token}` });
    else if (act === 'rename') page.edit({ title: `${shown.title} ${token}` });
    else page.edit({ options: { ...shown.options, [token]: true } });
  }

  #decide({ page }: Tab, choice: (typeof CHOICES)[number], say: (words: string) => void): void {
    const shown = page.shown();
    if (shown?.state !== 'conflict' || !shown.theirs) return;
    say(`decides for ${choice}: “${shown.source}” or “${shown.theirs.source}” (${shown.theirs.revision})`);
    this.#history.decide(choice, shown, shown.theirs);
    page.decide(choice);
  }

  /** Looks at what every tab shows. */
  #look(): void {
    for (const { options, tabs } of this.#devices) {
      for (const tab of tabs) {
        const shown = tab.page.shown();
        if (shown) this.#history.look(options.name, shown, tab.openedAt);
      }
    }
  }

  /** Lets all that waits come to its end. */
  async #rest(): Promise<void> {
    for (let round = 0; round < 300; round += 1) {
      await settle();
      this.#look();
      let isIdle = true;
      for (const device of this.#devices) {
        for (const tab of device.tabs) {
          for (const data of tab.inbox.waiting.splice(0)) {
            isIdle = false;
            for (const listener of tab.inbox.heard) listener({ data } as MessageEvent<string>);
          }
        }
        for (const trip of device.network.asked) {
          isIdle = false;
          this.#history.log.push(
            `${device.options.name}: the server does ${trip.init.method} ${trip.init.body ?? ''}`,
          );
          await device.network.serve(trip);
        }
        for (const trip of device.network.answered) device.network.deliver(trip);
      }
      if (!isIdle) continue;
      const timers = this.#devices.flatMap(({ tabs }) =>
        tabs.flatMap((tab) => tab.timers.map((timer) => ({ tab, timer }))),
      );
      const [next] = timers.toSorted((a, b) => a.timer.at - b.timer.at);
      if (!next) return;
      next.tab.timers.splice(next.tab.timers.indexOf(next.timer), 1);
      this.#time.now = Math.max(this.#time.now, next.timer.at);
      next.timer.callback();
    }
    this.#history.wrongs.push('It never comes to rest.');
  }

  /** Brings everything to the server, and compares what is there with what was typed. */
  async #end(): Promise<void> {
    this.#history.log.push('the end');
    for (const device of this.#devices) device.network.isOnline = true;
    pageEvents.dispatchEvent(new Event('online'));
    await this.#rest();
    for (const device of this.#devices) {
      const say = (words: string) => this.#history.log.push(`${device.options.name}: ${words}`);
      await device.closeTabs();
      const tab = device.openTab(this.#history.head.revision);
      await this.#rest();
      this.#decide(tab, 'both', say);
      await this.#rest();
    }
    for (const device of this.#devices) {
      await device.closeTabs();
      device.openTab(this.#history.head.revision);
      await this.#rest();
    }
    for (const { tabs, options } of this.#devices) {
      const shown = tabs[0]?.page.shown();
      const { head } = this.#history;
      if (shown?.state !== 'synced' || tokensOf(shown).join() !== tokensOf(head).join())
        this.#history.wrongs.push(
          `${options.name} ends with ${JSON.stringify(shown)}, not with ${JSON.stringify(head)}.`,
        );
    }
    this.#history.count();
  }

  get log(): readonly string[] {
    return this.#history.log;
  }
}
