// `npm test`: installs what is missing, Chromium and PostgreSQL included, and runs every test. Arguments go to Vitest.
import { ensureChromium } from './ensureChromium.mjs';
import { ensurePostgres } from './ensurePostgres.mjs';
import { run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureChromium();
await ensurePostgres();
await ensureGenerated();
await run('npx', ['vitest', 'run', ...process.argv.slice(2)]).catch(() => process.exit(1));
