// `npm run bench -- [NAME]`: measures speed as ratios within one run and prints JSON lines.
import { run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureGenerated({ quiet: true });
const script = ['--conditions=@letu/source', '--expose-gc', '--import', 'tsx', 'bench/run.ts'];
await run('node', [...script, ...process.argv.slice(2)]).catch(() => process.exit(1));
