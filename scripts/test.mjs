// `npm test`: installs what is missing, Chromium and PostgreSQL included, and runs the tests but for the long ones, which
// `npm run test:long` runs. `--all` runs both at once, which takes less than one after the other: each file is loaded once.
// Other arguments go to Vitest, which then runs all of what they name.
import { ensureChromium } from './ensureChromium.mjs';
import { ensurePostgres } from './ensurePostgres.mjs';
import { run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

await ensureDependencies();
await ensureChromium();
await ensurePostgres();
await ensureGenerated();

const LONG = '--long';
const ALL = '--all';
const given = process.argv.slice(2);
const rest = given.filter((argument) => argument !== LONG && argument !== ALL);
// Stories are long altogether: where nothing of them is run, their page need not be built.
const quick = ['--tags-filter=!long', '--project=!stories'];
const whole = given.includes(ALL) || rest.length > 0;
const chosen = given.includes(LONG) ? ['--tags-filter=long'] : whole ? [] : quick;
await run('npx', ['vitest', 'run', ...chosen, ...rest]).catch(() => process.exit(1));
