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
// A project runs one file at a time; the longest, the demo and then the stories, have a run of their own beside the others.
const projects = (/** @type {readonly string[]} */ names) => names.flatMap((name) => ['--project', name]);
const runs =
  rest.length > 0
    ? [rest]
    : [
        ['node', 'sharing', 'browser'],
        ['demo', 'stories'],
      ].map(projects);
const ends = await Promise.allSettled(runs.map((options) => run('npx', ['vitest', 'run', ...options])));
if (ends.some(({ status }) => status === 'rejected')) process.exit(1);
