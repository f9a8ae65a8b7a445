// `npm test`: installs what is missing, Chromium and PostgreSQL included, and runs every test. Arguments go to Vitest.
import { ensureChromium } from './ensureChromium.mjs';
import { ensurePostgres } from './ensurePostgres.mjs';
import { run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureChromium();
await ensurePostgres();
await ensureGenerated();

const rest = process.argv.slice(2);
// Vitest runs one file in Node at a time; the demo, the longest of them, has a run of its own beside the others.
const runs =
  rest.length > 0
    ? [rest]
    : [
        ['--project', '!demo'],
        ['--project', 'demo'],
      ];
const ends = await Promise.allSettled(runs.map((options) => run('npx', ['vitest', 'run', ...options])));
if (ends.some(({ status }) => status === 'rejected')) process.exit(1);
