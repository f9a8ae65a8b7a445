// `npm run corpus -- DIR [--browser]`: renders every file of DIR/{kind}/ and prints one JSON line a kind.
// `npm run corpus -- DIR --ties`: prints, a kind and type of diagram, how many nodes of the pictures a click finds in the source.
import { run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureGenerated({ quiet: true });
const script = ['--conditions=@letu/source', '--import', 'tsx', 'scripts/corpus/run.ts'];
await run('node', [...script, ...process.argv.slice(2)]).catch(() => process.exit(1));
