import type { Tab } from '../drive/tab.js';
import { samplesOf } from '../files.js';
import type { Comparison } from '../page/comparison.js';
import type { Case, Findings, Row } from './case.js';
import { serveHarness, type Harness } from './harness.js';

/**
 * The share by which the size of a picture from the worker may differ from the page's: Firefox's page makes lines of Chinese a
 * quarter taller than their font, which the worker does not.
 */
const MOST_APART = 0.15;
/** The share of pixels that may differ in Chromium, where the worker is held to every one. */
const MOST_PIXELS = 0.003;

/** Draws the diagrams of kinds that draw in both places in the worker and on the page, and compares them. */
export const worker: Case = {
  async start({ kinds }) {
    const harness = await serveHarness();
    return { stop: harness.stop, run: (tab) => compareAll(tab, harness, kinds) };
  },
};

async function compareAll(tab: Tab, harness: Harness, kinds: readonly string[]): Promise<Findings> {
  await harness.open(tab);
  const compared = await tab.run(() => window.letu.compared);
  const rows: Row[] = [];
  const faults: string[] = [];
  for (const kind of kinds.filter((name) => compared.includes(name))) {
    const found = await compareKind(tab, kind);
    rows.push(...found.rows);
    faults.push(...found.faults);
  }
  return { rows, faults };
}

async function compareKind(tab: Tab, kind: string): Promise<Findings> {
  const faults: string[] = [];
  const compared: Comparison[] = [];
  for (const { name, source } of await samplesOf(tab, kind)) {
    const comparison = await tab.run((of, text) => window.letu.compare(of, text), kind, source);
    if (!comparison) continue;
    compared.push(comparison);
    const fault = faultOf(comparison, tab.name === 'chromium');
    if (fault) faults.push(`${tab.name} ${name}: ${fault}`);
  }
  const count = (is: (comparison: Comparison) => boolean) => compared.filter(is).length;
  const row = {
    browser: tab.name,
    kind,
    'drawn by both': count(({ drawn }) => drawn === 'both'),
    'by the worker only': count(({ drawn }) => drawn === 'worker'),
    'by the page only': count(({ drawn }) => drawn === 'page'),
    'same size': count(({ drawn, size }) => drawn === 'both' && size === 0),
    'same pixels': count(({ drawn, pixels }) => drawn === 'both' && pixels === 0),
    'size apart, %': (Math.max(...compared.map(({ size }) => size)) * 100).toFixed(2),
    'other labels': count(({ sameLabels }) => !sameLabels),
  };
  return { rows: [row], faults };
}

function faultOf({ drawn, size, sameLabels, pixels }: Comparison, isChromium: boolean): string | undefined {
  if (drawn === 'page') return 'drawn by the page only';
  if (!sameLabels) return 'other labels';
  if (size > MOST_APART) return `${(size * 100).toFixed(2)} % apart in size`;
  return isChromium && pixels > MOST_PIXELS ? `${(pixels * 100).toFixed(2)} % of pixels apart` : undefined;
}
