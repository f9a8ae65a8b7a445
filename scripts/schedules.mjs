// `npm run schedules -- [COUNT] [--seed SEED]`: saves one document from two devices, with two tabs each, in as many orders of
// events as asked, against a real server. Prints the seed, and the shortest order found in which something is lost.
import { parseArgs } from 'node:util';
import { run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
});
const [count = '10000'] = positionals;

await ensureDependencies();
await ensureGenerated({ quiet: true });

console.log(`${count} schedules, seed ${values.seed}`);
const env = { ...process.env, SCHEDULES: count, SEED: values.seed };
await run('npx', ['vitest', 'run', '--project', 'node', 'apps/demo/test/schedules.test.ts'], { env }).catch(
  () => process.exit(1),
);
