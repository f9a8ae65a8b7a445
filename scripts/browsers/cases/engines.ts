import type { Tab } from '../drive/tab.js';
import { samplesOf, type Sample } from '../files.js';
import type { Drawing } from '../page/main.js';
import type { Case, Findings, Row } from './case.js';
import { serveHarness, type Harness } from './harness.js';

type Drawn = Drawing & Pick<Sample, 'name' | 'isOurs'>;

/** Draws every diagram there is: whether, where, and whether its labels lie in their shapes. */
export const engines: Case = {
  async start({ kinds }) {
    const harness = await serveHarness();
    return { stop: harness.stop, run: (tab) => drawAll(tab, harness, kinds) };
  },
};

async function drawAll(tab: Tab, harness: Harness, kinds: readonly string[]): Promise<Findings> {
  const rows: Row[] = [];
  const faults: string[] = [];
  for (const kind of kinds) {
    await harness.open(tab);
    // Of kinds that do not measure text in the browser, a file may ask for labels larger than their shapes.
    const measured = (await tab.run(() => window.letu.compared)).includes(kind);
    const drawings: Drawn[] = [];
    for (const { name, isOurs, source } of await samplesOf(tab, kind)) {
      const drawing = await tab.run((of, text) => window.letu.draw(of, text), kind, source);
      const outside = isOurs || measured ? drawing.outside : [];
      drawings.push({ ...drawing, outside, name, isOurs });
    }
    rows.push(rowOf(tab, kind, drawings));
    for (const drawing of drawings) {
      const fault = faultOf(drawing);
      if (fault) faults.push(`${tab.name} ${kind} ${drawing.name}: ${fault}`);
    }
  }
  return { rows, faults };
}

function faultOf({ isOurs, outcome, reason, outside }: Drawn): string | undefined {
  if (outcome === 'failed' || (isOurs && outcome !== 'drawn')) return reason;
  return outside.length > 0 ? `outside of their shapes: ${outside.join(', ')}` : undefined;
}

function rowOf(tab: Tab, kind: string, drawings: readonly Drawn[]): Row {
  const drawn = drawings.filter(({ outcome }) => outcome === 'drawn');
  const fallbacks = drawn.flatMap(({ fallback }) => (fallback === null ? [] : [fallback]));
  const slowest = drawings.toSorted((one, other) => other.ms - one.ms)[0];
  return {
    browser: tab.name,
    kind,
    drawn: `${drawn.length}/${drawings.length}`,
    'in the worker': drawn.length - fallbacks.length,
    'on the page': [...new Set(fallbacks)].join(', ') || '-',
    'longest gap, ms': Math.round(Math.max(...drawings.map(({ gap }) => gap))),
    'slowest, ms': `${Math.round(slowest?.ms ?? 0)} ${slowest?.name}`,
    'labels outside': drawn.reduce((sum, { outside }) => sum + outside.length, 0),
  };
}
