import { parseArgs } from 'node:util';
import { kinds as allKinds } from '@letu/kinds';
import { ensureBrowsers } from '../ensureBrowsers.mjs';
import type { Case, Row } from './cases/case.js';
import { demo } from './cases/demo.js';
import { engines } from './cases/engines.js';
import { freeze } from './cases/freeze.js';
import { worker } from './cases/worker.js';
import { openWithPuppeteer } from './drive/puppeteerTab.js';
import type { BrowserName, Tab } from './drive/tab.js';
import { openWebKit } from './drive/webkitTab.js';

const BROWSERS: Readonly<Record<BrowserName, () => Promise<Tab>>> = {
  chromium: () => openWithPuppeteer('chromium'),
  firefox: () => openWithPuppeteer('firefox'),
  webkit: openWebKit,
};
const CASES: Readonly<Record<string, Case>> = { engines, worker, freeze, demo };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    case: { type: 'string', multiple: true },
    kind: { type: 'string', multiple: true },
    shots: { type: 'string' },
  },
});
const browsers = chosen('browser', Object.keys(BROWSERS) as BrowserName[], positionals);
const kinds = chosen(
  'kind',
  allKinds.map(({ kind }) => kind),
  values.kind ?? [],
);
const cases = chosen('case', Object.keys(CASES), values.case ?? []);

/** Returns those that are named, or all. */
function chosen<Name extends string>(what: string, names: readonly Name[], asked: readonly string[]) {
  const unknown = asked.filter((name) => !(names as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new RangeError(`There is no ${what} ${unknown.join(', ')}; there is ${names.join(', ')}.`);
  return asked.length === 0 ? names : names.filter((name) => asked.includes(name));
}

await ensureBrowsers(browsers);
const faults: string[] = [];
for (const name of cases) {
  const running = await (CASES[name] as Case).start({ kinds, shots: values.shots });
  const rows: Row[] = [];
  try {
    for (const browser of browsers) {
      const tab = await BROWSERS[browser]();
      console.log(`▸ ${name}: ${tab.version}`);
      try {
        const found = await running.run(tab);
        rows.push(...found.rows);
        faults.push(...found.faults);
      } finally {
        await tab.close();
      }
    }
  } finally {
    await running.stop();
  }
  console.table(rows);
}
for (const fault of faults) console.log(`✗ ${fault}`);
if (faults.length > 0) process.exitCode = 1;
