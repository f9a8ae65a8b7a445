import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, median, type Bench, type Metric } from './harness.js';
import { fillLibrary, type BenchUser } from './server/library.js';
import { startBenchServer, type BenchServer } from './server/benchServer.js';

const GROWTH_RATIO = 1.5;
const SIZES = [1e3, 1e5, 1e6];
const READS = 60;

const READING: Readonly<Record<string, (user: BenchUser) => string>> = {
  list: () => '/api/graph?scope=owned',
  search: () => `/api/graph?q=${encodeURIComponent('限设')}`,
  'search in texts': () => `/api/graph?q=${encodeURIComponent('登录')}`,
  'search in texts for signs that stand together': () => `/api/graph?q=${encodeURIComponent('我的图')}`,
  open: ({ gids }) => `/api/graph/${gids[7] ?? ''}`,
};

/** The server in a process of its own, on SQLite: whether reading slows down with what is stored. */
const bench: Bench = { name: 'server-reads', run: measureGrowth };

export default bench;

/** One of the libraries that reads are compared between. */
interface Library {
  readonly server: BenchServer;
  readonly user: BenchUser;
}

/** The same reads, by a user with as many graphs, among ever more of others; in turns, so that drift meets all alike. */
async function measureGrowth(report: (metric: Metric) => void): Promise<void> {
  const folders = SIZES.map(() => mkdtempSync(join(tmpdir(), 'letu-bench-')));
  const libraries: Library[] = [];
  for (const [index, dataDir] of folders.entries()) {
    const [user] = await fillLibrary(dataDir, SIZES[index] ?? 0, 1);
    if (user) libraries.push({ user, server: await startBenchServer(dataDir) });
  }
  for (const [name, pathOf] of Object.entries(READING)) {
    const times = libraries.map((): number[] => []);
    for (let time = -10; time < READS; time += 1) {
      for (const [index, { server, user }] of libraries.entries()) {
        const startedAt = performance.now();
        await server.call('GET', pathOf(user), { session: user.session });
        if (time >= 0) times[index]?.push(performance.now() - startedAt);
      }
    }
    const medians = times.map(median);
    const growth = Math.max(...medians) / Math.min(...medians);
    report(
      atMost(
        `server ${name} at 10³, 10⁵ and 10⁶ graphs, slowest ÷ fastest`,
        growth,
        GROWTH_RATIO,
        'ratio',
        medians,
      ),
    );
  }
  for (const { server } of libraries) await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
}
