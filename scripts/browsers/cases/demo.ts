import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedKind } from '@letu/core';
import { kinds as allKinds } from '@letu/kinds';
import { press, see } from '../drive/person.js';
import type { Tab } from '../drive/tab.js';
import { until } from '../drive/until.js';
import { longestGap, watchGaps } from '../page/gaps.js';
import type { Case, Findings, Row } from './case.js';
import { serveDemo } from './demoApp.js';
import { exportAs, keepBlobs } from './exports.js';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const READY = "[data-part='preview'][data-state='ready']";
const MENU_ITEM = "[role='menuitem']";

/** Uses the demo as a person does, from the first page to the last export. */
export const demo: Case = {
  async start({ kinds, shots }) {
    const served = await serveDemo();
    if (shots !== undefined) await mkdir(shots, { recursive: true });
    return {
      stop: served.stop,
      run: (tab) => new Visit(tab, served.origin, shots).all(kinds),
    };
  },
};

class Visit {
  readonly #rows: Row[] = [];
  readonly #faults: string[] = [];

  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
    private readonly shots: string | undefined,
  ) {}

  async all(kinds: readonly string[]): Promise<Findings> {
    await this.tab.resize(WIDE);
    for (const kind of allKinds) if (kinds.includes(kind.kind)) await this.#kind(kind);
    await this.#around();
    return { rows: this.#rows, faults: this.#faults };
  }

  async #kind({ kind, path, lineComment }: ListedKind): Promise<void> {
    const { tab } = this;
    const done: string[] = [];
    const step = this.#stepOf(kind, done);
    await tab.goto(`${this.origin}/${path}/new`);
    await step('open', () => see(tab, READY));
    await tab.run(watchGaps);
    await step('type Chinese', () => this.#type(`\n${lineComment} 中文注释`));
    await step('undo', () => this.#undo('中文注释'));
    await step('draw', () => see(tab, READY));
    const gap = Math.round(await tab.run(longestGap));
    await this.#shoot(kind);
    await tab.run(keepBlobs);
    for (const format of ['SVG', 'PNG', 'PDF'] as const) await step(format, () => exportAs(tab, format));
    this.#rows.push({ browser: tab.name, kind, done: done.join(', '), 'longest gap, ms': gap });
  }

  async #around(): Promise<void> {
    const { tab, origin } = this;
    const done: string[] = [];
    const step = this.#stepOf('around', done);
    await tab.goto(`${origin}/${allKinds[0]?.path}/new`);
    await see(tab, READY);
    await step('templates', async () => {
      await press(tab, 'button', '模板');
      await see(tab, '.ant-dropdown:not(.ant-dropdown-hidden), .ant-modal');
      await this.#shoot('templates');
      await tab.press('Escape');
    });
    await step('full screen', async () => {
      await press(tab, 'button', '全屏');
      await until(tab, 'full screen', () => document.fullscreenElement !== null);
      await this.#shoot('full-screen');
      await press(tab, 'button', '退出全屏');
      await until(tab, 'way back', () => document.fullscreenElement === null);
    });
    await step('dark', async () => {
      await press(tab, 'button', '外观');
      await press(tab, MENU_ITEM, '深色');
      await see(tab, "html[data-theme='dark']");
      await see(tab, READY);
      await this.#shoot('dark');
    });
    await step('narrow', async () => {
      await tab.resize(NARROW);
      await until(
        tab,
        'page as narrow as its window',
        () => document.documentElement.scrollWidth <= innerWidth,
      );
      await see(tab, '[data-narrow]');
      await this.#shoot('narrow-dark');
      await tab.resize(WIDE);
    });
    await step('share', async () => {
      await press(tab, 'button', '分享');
      const link = await until(
        tab,
        'link',
        () => document.querySelector<HTMLInputElement>('[role="dialog"] :is(input, textarea)')?.value,
      );
      await this.#shoot('share');
      await tab.goto(link);
      await see(tab, READY);
    });
    await step('welcome', async () => {
      await tab.goto(`${origin}/welcome`);
      await press(tab, 'button', 'Graphviz');
      await see(tab, `[role="dialog"] [data-state='ready']`);
      await this.#shoot('welcome-templates');
    });
    await step('my diagrams', async () => {
      await tab.goto(`${origin}/welcome`);
      await until(
        tab,
        'thumbnail',
        () => document.querySelector<HTMLImageElement>('article img')?.naturalWidth,
      );
      await this.#shoot('welcome');
    });
    this.#rows.push({ browser: tab.name, kind: '-', done: done.join(', ') });
    const complaints = tab.complaints.filter((text) => !/\/api\/|Failed to load resource/.test(text));
    this.#faults.push(...complaints.map((text) => `${tab.name}: ${text}`));
  }

  #stepOf(kind: string, done: string[]) {
    return async (name: string, work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
        done.push(name);
      } catch (error) {
        this.#faults.push(`${this.tab.name} ${kind}, ${name}: ${String(error)}`);
        await this.#shoot(`failed-${kind}-${name.replaceAll(' ', '-')}`);
      }
    };
  }

  async #type(text: string): Promise<void> {
    await press(this.tab, '.cm-content', '');
    await this.tab.press('End', 'Control');
    await this.tab.type(text);
    await until(
      this.tab,
      'text in the code',
      (wanted) => document.querySelector('.cm-content')?.textContent?.includes(wanted),
      text.trim(),
    );
  }

  /** What was typed slowly is taken back in several steps. */
  async #undo(text: string): Promise<void> {
    const has = (wanted: string) =>
      document.querySelector('.cm-content')?.textContent?.includes(wanted) ?? false;
    for (let step = 0; step < text.length + 4; step++) {
      if (!(await this.tab.run(has, text.slice(0, 1)))) return;
      await this.tab.press('z', 'Control');
    }
    if (await this.tab.run(has, text)) throw new Error(`${text} is still there.`);
  }

  async #shoot(name: string): Promise<void> {
    if (this.shots === undefined) return;
    await writeFile(join(this.shots, `${this.tab.name}-${name}.png`), await this.tab.screenshot());
  }
}
