// `npm run browsers -- [chromium|firefox|webkit …] [--case=engines|worker|freeze|demo] [--shots=DIR]`: uses the editors in
// Chromium, Firefox and WebKit and prints, a browser and kind, what came of it.
import { run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureGenerated({ quiet: true });
const script = ['--conditions=@letu/source', '--import', 'tsx', 'scripts/browsers/run.ts'];
await run('node', [...script, ...process.argv.slice(2)]).catch(() => process.exit(1));
