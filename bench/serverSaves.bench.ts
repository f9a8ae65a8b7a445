import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, median, rounded, type Bench, type Metric } from './harness.js';
import { recordBareSaves } from './server/bareSaves.js';
import { fillLibrary, type BenchUser } from './server/library.js';
import { startBenchServer, type BenchServer } from './server/benchServer.js';

const USERS = 16;
const SAVES = 25;
const ROUNDS = 21;
/** The server's code is optimised while it runs, for the first few thousand requests. */
const WARM_UP_ROUNDS = 8;
const SAVE_RATIO = 0.4;
const TAIL_RATIO = 3;

/** The server in a process of its own, on SQLite: how fast it saves. */
const bench: Bench = {
  name: 'server-saves',
  run: (report) => inFolder((dataDir) => inFolder((bareDir) => measureSaves(dataDir, bareDir, report))),
};

export default bench;

async function measureSaves(
  dataDir: string,
  bareDir: string,
  report: (metric: Metric) => void,
): Promise<void> {
  const users = await fillLibrary(dataDir, USERS * 200, USERS);
  const [alone] = await fillLibrary(bareDir, USERS * 200, 1);
  if (!alone) return;
  const bare = await recordBareSaves(bareDir, alone);
  const server = await startBenchServer(dataDir);
  const revisions = users.map(() => 1);
  const latencies: number[] = [];
  const saveAll = async () => {
    const startedAt = performance.now();
    await Promise.all(users.map((user, index) => saveOften(server, user, index, revisions, latencies)));
    return performance.now() - startedAt;
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await saveAll();
  latencies.length = 0;
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const served = await saveAll();
    const startedAt = performance.now();
    bare(USERS * SAVES);
    ratios.push(rounded((performance.now() - startedAt) / served));
  }
  await server.stop();
  const value = median(ratios);
  const target = `>=${SAVE_RATIO}`;
  report({
    metric: 'server saves ÷ the same SQL in a loop',
    value,
    unit: 'ratio',
    target,
    pass: value >= SAVE_RATIO,
    samples: ratios,
  });
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  report(
    atMost('server saves p99 ÷ p50, 16 users', at(0.99) / at(0.5), TAIL_RATIO, 'ratio', [at(0.5), at(0.99)]),
  );
}

async function saveOften(
  server: BenchServer,
  { session, gids }: BenchUser,
  index: number,
  revisions: number[],
  latencies: number[],
): Promise<void> {
  for (let time = 0; time < SAVES; time += 1) {
    const revision = revisions[index] ?? 1;
    const startedAt = performance.now();
    await server.call('PUT', `/api/graph/${gids[0] ?? ''}`, {
      session,
      revision,
      body: { source: `flowchart LR\n  a --> ${revision}` },
    });
    latencies.push(performance.now() - startedAt);
    revisions[index] = revision + 1;
  }
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'letu-bench-'));
  await work(folder).finally(() => rmSync(folder, { recursive: true }));
}
