// `npm run hostile -- [GROUP]`: gives hostile diagrams to the editors in Chromium and prints one JSON line a group.
import { run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureGenerated({ quiet: true });
const script = ['--conditions=@letu/source', '--import', 'tsx', 'scripts/hostile/run.ts'];
await run('node', [...script, ...process.argv.slice(2)]).catch(() => process.exit(1));
