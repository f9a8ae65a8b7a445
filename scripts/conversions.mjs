// `npm run conversions -- DIR`: turns every flow-like diagram of DIR/{kind}/ into one of draw.io and of Excalidraw, and prints one
// JSON line a kind and target: how many have every node, link, label and group within 5 px of the picture, and which have not.
import { run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureGenerated({ quiet: true });
const script = ['--conditions=@letu/source', '--import', 'tsx', 'scripts/conversions/run.ts'];
await run('node', [...script, ...process.argv.slice(2)]).catch(() => process.exit(1));
