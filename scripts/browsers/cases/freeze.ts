import { press, see } from '../drive/person.js';
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

/** Pastes a diagram that takes longer than an editor waits: the page has to stay usable all the while. */
export const freeze: Case = {
  async start() {
    const demo = await serveDemo();
    return { stop: demo.stop, run: (tab) => pasteHuge(tab, demo.origin) };
  },
};

async function pasteHuge(tab: Tab, origin: string): Promise<Findings> {
  await tab.goto(`${origin}/mermaid/new`);
  await see(tab, "[data-part='preview'][data-state='ready']");
  await press(tab, '.cm-content', '');
  await tab.press('a', 'Control');
  await tab.run(watchGaps);
  await tab.run(pasteText, HUGE);
  await until(tab, 'end of drawing', isSettled);
  const gap = Math.round(await tab.run(longestGap));
  const state = await tab.run(previewState);
  const faults = gap > MOST[tab.name] ? [`${tab.name}: the page answered nobody for ${gap} ms`] : [];
  return {
    rows: [{ browser: tab.name, kind: 'mermaid', 'longest gap, ms': gap, state }],
    faults,
  };
}

function pasteText(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.querySelector('.cm-content')?.dispatchEvent(event);
  document.documentElement.dataset['pastedAt'] = String(performance.now());
}

/** Drawing begins once nobody types, and has ended when there is a picture or a reason why not. */
function isSettled(): boolean {
  const since = performance.now() - Number(document.documentElement.dataset['pastedAt']);
  const state = document.querySelector<HTMLElement>("[data-part='preview']")?.dataset['state'];
  return since > 2_000 && state !== 'rendering';
}

function previewState(): string {
  return document.querySelector<HTMLElement>("[data-part='preview']")?.dataset['state'] ?? '';
}
