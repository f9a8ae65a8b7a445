import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { readConfig, startServer, type RunningServer } from '../../server/src/index.js';
import { installPageParts } from './schedules/pageParts.js';
import { ACTS, World, type Site, type Step } from './schedules/world.js';
import { newAccount } from './support/newAccount.js';

// IndexedDB is `fake-indexeddb`'s, which does what saving relies on: transactions that write to the same stores come one after the
// other, those of a page that is closed are taken back, and what is stored is a copy. `documentStore.browser.test.ts` saves into
// Chromium's own.

/** How many schedules: `npm run schedules -- 10000` tries more of them than every test run does. */
const RUNS = Number(process.env['SCHEDULES'] ?? 30);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

let site: Site;
let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'letu-schedules-'));
  server = await startServer({
    ...readConfig({}),
    port: 0,
    dataDir,
    logLevel: 'silent',
    writesPerMinute: 1e9,
  });
  const { id, session } = await newAccount(server.url, 'lin');
  site = { baseUrl: server.url, account: { id, session } };
  installPageParts();
});

afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    ...Object.entries(ACTS).map(([act, weight]) => ({
      weight,
      arbitrary: fc.constant(act as keyof typeof ACTS),
    })),
  ),
  pick: fc.nat(999),
});

it(
  'no schedule of two devices loses an edit, overwrites one in silence, or says “saved” of what is not',
  async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const world = await World.begin(site);
      const wrongs = await world.run(steps);
      if (wrongs.length > 0) throw new Error([...wrongs, ...world.log].join('\n'));
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  60_000 + RUNS * 1_000,
);
