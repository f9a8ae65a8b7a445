import { see } from '../drive/person.js';
import type { Tab } from '../drive/tab.js';
import { until } from '../drive/until.js';
import { longestGap, watchGaps } from '../page/gaps.js';
import type { Case, Findings } from './case.js';
import { serveDemo } from './demoApp.js';

const NODES = 1500;
/** How long the page may answer nobody, in milliseconds. */
const MOST = { chromium: 300, firefox: 1_000, webkit: 1_000 };

const HUGE = [
  'flowchart LR',
  ...Array.from({ length: NODES }, (_, index) => `  A${index} --> A${(index * 7) % NODES}`),
].join('\n');

/** Opens a diagram that takes longer than an editor waits: the page has to stay usable all the while. */
export const freeze: Case = {
  async start() {
    const demo = await serveDemo();
    return { stop: demo.stop, run: (tab) => openHuge(tab, demo.origin) };
  },
};

async function openHuge(tab: Tab, origin: string): Promise<Findings> {
  await tab.goto(`${origin}/mermaid/new`);
  await see(tab, "[data-part='preview'][data-state='ready']");
  await tab.run(watchGaps);
  await tab.run(openFile, HUGE);
  await until(tab, 'end of drawing', isSettled);
  const gap = Math.round(await tab.run(longestGap));
  const state = await tab.run(previewState);
  const faults = gap > MOST[tab.name] ? [`${tab.name}: the page answered nobody for ${gap} ms`] : [];
  return {
    rows: [{ browser: tab.name, kind: 'mermaid', 'longest gap, ms': gap, state }],
    faults,
  };
}

function openFile(text: string): void {
  const chosen = new DataTransfer();
  chosen.items.add(new File([text], 'large.mmd', { type: 'text/plain' }));
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
