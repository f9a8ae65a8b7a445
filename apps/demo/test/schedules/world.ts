import { createClient, type Graph } from '@letu/client';
import { Device, type Account, type Tab, type Timer } from './device.js';
import type { Done, Trip } from './network.js';
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

const TYPE = 'pikchr';
const CHOICES = ['mine', 'theirs', 'both'] as const;

type Choice = (typeof CHOICES)[number];

/** After so many rounds something goes on for ever. */
const MOST_ROUNDS = 300;

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
          onCopy: (copy) => this.#history.tell(copy),
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
    if (act === 'tick') return tick(1 + (pick % 7));
    const device = chosen(this.#devices, pick);
    if (!device) return;
    // The second choice must not follow from the first.
    const other = Math.floor(pick / 2);
    if (act === 'openTab') return this.#openTab(device);
    const tab = chosen(device.tabs, other);
    if (!tab) return;
    if (act === 'type' || act === 'rename' || act === 'choose') return this.#edit(act, device, tab);
    if (act === 'decide') return this.#decide(device, tab, chosen(CHOICES, other) ?? 'both');
    if (act === 'hear') return hear(tab, tab.inbox.waiting.splice(0, 1));
    if (act === 'wait') return this.#fire(tab, chosen(tab.timers, other));
    if (act === 'draw') return tab.page.draw();
    if (act === 'reload' || act === 'closeTab') return this.#closeTab(device, tab, act === 'reload');
    return this.#onNetwork(act, device, other);
  }

  async #onNetwork(
    act: 'serve' | 'answer' | 'lose' | 'offline' | 'online',
    device: Device,
    pick: number,
  ): Promise<void> {
    const { network } = device;
    const asked = chosen(network.asked, pick);
    const answered = chosen(network.answered, pick);
    if (act === 'serve' && asked) {
      // What the server does takes a while, in which the device comes to rest: let that not depend on how long.
      await settle();
      await this.#serve(device, asked);
    } else if (act === 'answer' && answered) network.deliver(answered);
    else if (act === 'lose') {
      const lost = pick % 3 === 0 ? asked : answered;
      if (lost) network.lose(lost);
    } else if (act === 'offline') {
      this.#say(device, 'offline');
      network.goOffline();
    } else if (act === 'online') goOnline([device]);
  }

  async #serve(device: Device, trip: Trip): Promise<void> {
    const { method, body } = trip.init;
    this.#say(device, `the server does ${method} ${typeof body === 'string' ? body : ''}`);
    await device.network.serve(trip);
  }

  #openTab(device: Device): void {
    if (device.tabs.length >= 2) return;
    this.#say(device, 'opens a tab');
    device.openTab(this.#history.head.revision);
  }

  async #closeTab(device: Device, tab: Tab, isReload: boolean): Promise<void> {
    if (!isReload && device.tabs.length < 2) return;
    this.#say(device, isReload ? 'reloads' : 'closes a tab');
    await device.closeTab(tab);
    if (isReload) device.openTab(this.#history.head.revision);
  }

  #fire(tab: Tab, timer: Timer | undefined): void {
    if (!timer) return;
    tab.timers.splice(tab.timers.indexOf(timer), 1);
    this.#time.now = Math.max(this.#time.now, timer.at);
    timer.callback();
  }

  #say({ options }: Device, words: string): void {
    this.#history.log.push(`${options.name}: ${words}`);
  }

  #edit(act: 'type' | 'rename' | 'choose', device: Device, { page }: Tab): void {
    const shown = page.shown();
    if (!shown) return;
    this.#tokens += 1;
    const token = `t${this.#tokens}`;
    this.#history.typed.add(token);
    const { title, source, options, base, state } = shown;
    const on = `“${source}” “${title}” ${JSON.stringify(options)} (${base}, ${state})`;
    this.#say(device, `${act} ${token} on ${on}`);
    if (act === 'type') page.edit({ source: `${source} ${token}` });
    else if (act === 'rename') page.edit({ title: `${title} ${token}` });
    else page.edit({ options: { ...options, [token]: true } });
  }

  #decide(device: Device, { page }: Tab, choice: Choice): void {
    const shown = page.shown();
    if (shown?.state !== 'conflict' || !shown.theirs) return;
    const { source, revision } = shown.theirs;
    this.#say(device, `decides for ${choice}: “${shown.source}” or “${source}” (${revision})`);
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
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await settle();
      this.#look();
      if (await this.#moveOn()) continue;
      const waiting = this.#devices.flatMap(({ tabs }) =>
        tabs.flatMap((tab) => tab.timers.map((timer) => ({ tab, timer }))),
      );
      const [next] = waiting.toSorted((a, b) => a.timer.at - b.timer.at);
      if (!next) return;
      this.#fire(next.tab, next.timer);
    }
    this.#history.wrongs.push('It never comes to rest.');
  }

  /** Lets everything be heard, done and answered that is on its way. @returns Whether anything was. */
  async #moveOn(): Promise<boolean> {
    let isMoving = false;
    for (const device of this.#devices) {
      for (const tab of device.tabs) {
        isMoving ||= tab.inbox.waiting.length > 0;
        hear(tab, tab.inbox.waiting.splice(0));
      }
      for (const trip of device.network.asked) {
        isMoving = true;
        await this.#serve(device, trip);
      }
      for (const trip of device.network.answered) device.network.deliver(trip);
    }
    return isMoving;
  }

  /** Brings everything to the server, and compares what is there with what was typed. */
  async #end(): Promise<void> {
    this.#history.log.push('the end');
    goOnline(this.#devices);
    await this.#rest();
    for (const device of this.#devices) {
      this.#decide(device, await this.#openAlone(device), 'both');
      await this.#rest();
    }
    for (const device of this.#devices) {
      const shown = (await this.#openAlone(device)).page.shown();
      const { head, wrongs } = this.#history;
      if (shown?.state === 'synced' && tokensOf(shown).join() === tokensOf(head).join()) continue;
      const ends = `${device.options.name} ends with ${JSON.stringify(shown)}`;
      wrongs.push(`${ends}, not with ${JSON.stringify(head)}.`);
    }
    this.#history.count();
  }

  async #openAlone(device: Device): Promise<Tab> {
    await device.closeTabs();
    const tab = device.openTab(this.#history.head.revision);
    await this.#rest();
    return tab;
  }

  get log(): readonly string[] {
    return this.#history.log;
  }
}

function chosen<T>(all: readonly T[], pick: number): T | undefined {
  return all[pick % Math.max(1, all.length)];
}

function hear(tab: Tab, messages: readonly string[]): void {
  for (const data of messages) {
    for (const listener of tab.inbox.heard) listener({ data } as MessageEvent<string>);
  }
}

function goOnline(devices: readonly Device[]): void {
  for (const { network } of devices) network.isOnline = true;
  pageEvents.dispatchEvent(new Event('online'));
}
