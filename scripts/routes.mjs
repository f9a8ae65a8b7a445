// `npm run routes`: opens every route of the demo signed in and out, in Chinese and English, light and dark, and prints what was there.
import { run } from './run.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureChromium();
await ensureGenerated({ quiet: true });
const env = { ...process.env, ROUTES: 'whole' };
await run('npx', ['vitest', 'run', '--project', 'demo', 'apps/demo/test/app/routes.test.ts'], { env }).catch(
  () => process.exit(1),
);
