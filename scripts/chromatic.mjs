// `npm run chromatic`: publishes the Storybook to Chromatic, for teams that review there. Reads `chromatic.config.json` and
// the project's token from CHROMATIC_PROJECT_TOKEN; without one it connects to nothing. Other arguments go to Chromatic.
import { run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('请设置 Set CHROMATIC_PROJECT_TOKEN（Chromatic → Manage → Configure）。');
  process.exit(1);
}
await ensureDependencies();
await ensureGenerated();
await run('npx', ['chromatic', ...process.argv.slice(2)]).catch(() => process.exit(1));
