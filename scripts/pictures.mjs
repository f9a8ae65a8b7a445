// `npm run pictures`: draws the pictures that the demo shows before an engine is loaded, into the folders they are kept in.
import { ROOT, run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureGenerated({ quiet: true });
await run(process.execPath, ['--conditions=@letu/source', '--import', 'tsx', 'scripts/pictures/draw.ts'], {
  cwd: ROOT,
});
