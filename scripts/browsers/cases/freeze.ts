import type { ListedKind } from '@letu/core';
import { kindByName } from '@letu/kinds';
import { see } from '../drive/person.js';
import type { Tab } from '../drive/tab.js';
import { until } from '../drive/until.js';
import { longestGap, watchGaps } from '../page/gaps.js';
import { ofEachKind } from '../../ofEachKind.js';
import type { Case, Findings, Row } from './case.js';
import { serveDemo } from './demoApp.js';

/** How long the page may answer nobody, in milliseconds. */
const MOST = { chromium: 300, firefox: 1_000, webkit: 1_000 };

const TEXTS = await ofEachKind<{ endless: string }>('test/endless.ts');

/** Opens diagrams, of kinds that have one, that take longer than an editor waits: the page has to stay usable all the while. */
export const freeze: Case = {
  async start({ kinds }) {
    const demo = await serveDemo();
    return { stop: demo.stop, run: (tab) => openAll(tab, demo.origin, kinds) };
  },
};

async function openAll(tab: Tab, origin: string, kinds: readonly string[]): Promise<Findings> {
  const rows: Row[] = [];
  const faults: string[] = [];
  for (const [name, { endless }] of TEXTS) {
    const kind = kindByName(name);
    if (!kind || !kinds.includes(name)) continue;
    const found = await openEndless(tab, origin, kind, endless);
    rows.push(...found.rows);
    faults.push(...found.faults);
  }
  return { rows, faults };
}

async function openEndless(
  tab: Tab,
  origin: string,
  { kind, path, extensions }: ListedKind,
  text: string,
): Promise<Findings> {
  await tab.goto(`${origin}/${path}/new`);
  await see(tab, "[data-part='preview'][data-state='ready']");
  await tab.run(watchGaps);
  await tab.run(openFile, `large${extensions[0]}`, text);
  await until(tab, 'end of drawing', isSettled);
  const gap = Math.round(await tab.run(longestGap));
  const state = await tab.run(previewState);
  const faults = gap > MOST[tab.name] ? [`${tab.name} ${kind}: the page answered nobody for ${gap} ms`] : [];
  return {
    rows: [{ browser: tab.name, kind, 'longest gap, ms': gap, state }],
    faults,
  };
}

function openFile(name: string, text: string): void {
  const chosen = new DataTransfer();
  chosen.items.add(new File([text], name, { type: 'text/plain' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('Nothing takes a file.');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  document.documentElement.dataset['openedAt'] = String(performance.now());
}

/** Drawing begins once nobody types, and has ended when there is a picture or a reason why not. */
function isSettled(): boolean {
  const since = performance.now() - Number(document.documentElement.dataset['openedAt']);
  const state = document.querySelector<HTMLElement>("[data-part='preview']")?.dataset['state'];
  return since > 2_000 && state !== 'rendering';
}

function previewState(): string {
  return document.querySelector<HTMLElement>("[data-part='preview']")?.dataset['state'] ?? '';
}
