// `npm run routes [-- REGEX]`: opens every route of the demo (or those whose path matches) signed in, in Chinese and English, and signed
// out, looks at each in the light and the dark theme, and prints what was there.
import { run } from './run.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureChromium();
await ensureGenerated({ quiet: true });
const env = { ...process.env, ROUTES: process.argv[2] ?? '.' };
await run('npx', ['vitest', 'run', '--project', 'demo', 'apps/demo/test/app/routes.test.ts'], { env }).catch(
  () => process.exit(1),
);
