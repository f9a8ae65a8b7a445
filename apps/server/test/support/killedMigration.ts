// Kills its own process in the middle of a migration, as a power cut would.
import { migrate } from '../../src/db/migrate.js';
import { MIGRATIONS } from '../../src/db/migrations/index.js';
import { openDatabase } from '../../src/db/openDatabase.js';
import type { DatabaseConfig } from './databases.js';

const database = openDatabase(JSON.parse(process.argv[2] ?? '') as DatabaseConfig);
const killed = {
  version: MIGRATIONS.length + 1,
  name: 'killed',
  up: async (execute: (statement: string) => Promise<void>) => {
    await execute('create table later (n bigint not null)');
    process.kill(process.pid, 'SIGKILL');
    await execute('insert into later values (1)');
  },
};
await migrate(database, { migrations: [...MIGRATIONS, killed] });
