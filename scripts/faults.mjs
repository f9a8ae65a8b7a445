// `npm run faults [-- --only server|page --sqlite ROUNDS --postgres ROUNDS --tabs ROUNDS --cuts ROUNDS]`: kills servers while they
// save, fills their disk, starts them twice on one folder, sends saves twice and late; kills tabs while someone writes in them, cuts
// their network, ends their sessions, fills their devices; and counts what was lost. Each line is a JSON object; the last one sums up.
import { parseArgs } from 'node:util';
import { postgresFolder, startPostgres } from './postgres.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';
import { fullDisk } from './faults/disk.mjs';
import { killRounds } from './faults/kill.mjs';
import { readOnlyFolder, twoServers } from './faults/folder.mjs';
import { openProduct } from './faults/product.mjs';
import { cutNetwork, fullDevice, killServer, killTabs, revokeSession, twoTabs } from './faults/tabs.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sqlite: { type: 'string', default: '50' },
    postgres: { type: 'string', default: '20' },
    tabs: { type: 'string', default: '40' },
    cuts: { type: 'string', default: '100' },
  },
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

async function ofServers() {
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
}

async function ofPages() {
  const product = await openProduct();
  await report('tab killed', () => killTabs(product, Number(values.tabs)));
  await report('network cut', () => cutNetwork(product, Number(values.cuts)));
  await report('server killed while someone writes', () => killServer(product, 5));
  await report('session ended while someone writes', () => revokeSession(product));
  await report('no space on the device', () => fullDevice(product));
  await report('two tabs', () => twoTabs(product, 5));
  await product.close();
}

if (values.only !== 'page') await ofServers();
if (values.only !== 'server') await ofPages();
console.log(JSON.stringify({ fault: 'all', failures }));
process.exitCode = failures === 0 ? 0 : 1;
