// `npm run faults [-- --sqlite ROUNDS --postgres ROUNDS]`: kills servers while they save, fills their disk, starts them twice
// on one folder, sends saves twice and late, and counts what was lost. Each line is a JSON object; the last one sums up.
import { parseArgs } from 'node:util';
import { postgresFolder, startPostgres } from './postgres.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';
import { fullDisk } from './faults/disk.mjs';
import { killRounds } from './faults/kill.mjs';
import { readOnlyFolder, twoServers } from './faults/folder.mjs';

const { values } = parseArgs({
  options: { sqlite: { type: 'string', default: '50' }, postgres: { type: 'string', default: '20' } },
});

await ensureDependencies();
await ensureGenerated({ quiet: true });

let failures = 0;

/**
 * Does a trial and prints what came of it.
 *
 * @param {string} name
 * @param {() => Promise<{ skipped: string } | ({ failures: string[] } & Record<string, unknown>)>} trial
 */
async function report(name, trial) {
  const result = await trial().catch((error) => ({ failures: [String(error?.stack ?? error)] }));
  if ('failures' in result) failures += result.failures.length;
  console.log(JSON.stringify({ fault: name, ...result }));
}

await report('kill -9, SQLite', () => killRounds(Number(values.sqlite)));
const named = process.env.TEST_DATABASE_URL;
if (!named && !postgresFolder()) {
  await report('kill -9, PostgreSQL', async () => ({
    skipped: 'TEST_DATABASE_URL is not set and PostgreSQL is not installed',
  }));
} else {
  const postgres = named ? undefined : await startPostgres({ durable: true });
  await report('kill -9, PostgreSQL', () => killRounds(Number(values.postgres), named ?? postgres?.url));
  postgres?.stop();
}
await report('two servers on one folder', twoServers);
await report('read-only folder', readOnlyFolder);
await report('full disk', fullDisk);
console.log(JSON.stringify({ fault: 'all', failures }));
process.exitCode = failures === 0 ? 0 : 1;
