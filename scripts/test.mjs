// `npm test`: installs what is missing, Chromium and PostgreSQL included, and runs the tests but for the long ones, which
// `npm run test:long` runs. Arguments go to Vitest, which then runs all of what they name.
import { ensureChromium } from './ensureChromium.mjs';
import { ensurePostgres } from './ensurePostgres.mjs';
import { run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureChromium();
await ensurePostgres();
await ensureGenerated();

const LONG = '--long';
const given = process.argv.slice(2);
const rest = given.filter((argument) => argument !== LONG);
// Stories are long altogether: where nothing of them is run, their page need not be built.
const quick = ['--tags-filter=!long', '--project=!stories'];
const tags = given.includes(LONG) ? ['--tags-filter=long'] : rest.length > 0 ? [] : quick;
await run('npx', ['vitest', 'run', ...tags, ...rest]).catch(() => process.exit(1));
