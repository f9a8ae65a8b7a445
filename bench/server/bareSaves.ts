import { join } from 'node:path';
import Libsql from 'libsql';
import { readConfig } from '../../apps/server/src/config/config.js';
import { openDatabase } from '../../apps/server/src/db/openDatabase.js';
import { createApp } from '../../apps/server/src/http/app.js';
import { createServices } from '../../apps/server/src/server/createServices.js';
import type { BenchUser } from './library.js';

type Step = { readonly sql: string; readonly values: readonly unknown[] };

/** A number that no other column holds, so that the statements of a save show where they name the revision. */
const MARK = 1_000_003;

/**
 * Returns a function that runs the SQL of a save as often as asked in a loop, without anything around it: the statements are
 * those of a real save, recorded once, without the savepoints by which the server groups them.
 */
export async function recordBareSaves(dataDir: string, user: BenchUser): Promise<(times: number) => void> {
  const gid = user.gids[0] ?? '';
  const steps = await record(dataDir, user, gid);
  const database = new Libsql(join(dataDir, 'letu.db'), { timeout: 5000 });
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.pragma('foreign_keys = on');
  database.defaultSafeIntegers(true);
  let revision = MARK + 1;
  const run = steps
    .filter(({ sql }) => !sql.endsWith('member'))
    .map(({ sql, values }) => {
      if (/^(?:begin|commit)/.test(sql)) return () => database.exec(sql);
      const statement = database.prepare(sql);
      const isReader = statement.reader;
      if (isReader) statement.raw(true);
      return () => {
        const now = values.map((value) =>
          value === MARK ? revision : value === MARK + 1 ? revision + 1 : value,
        );
        if (isReader) statement.all(...now);
        else statement.run(...now);
      };
    });
  return (times) => {
    for (let index = 0; index < times; index += 1) {
      for (const step of run) step();
      revision += 1;
    }
  };
}

async function record(dataDir: string, user: BenchUser, gid: string): Promise<Step[]> {
  const config = { ...readConfig({ DATA_DIR: dataDir }), logLevel: 'silent' as const };
  const database = openDatabase(config);
  await database.db.updateTable('graph').set({ revision: MARK }).where('id', '=', gid).execute();
  await database.db.updateTable('revision').set({ number: MARK }).where('graphId', '=', gid).execute();
  const app = createApp(createServices(config, database));
  const steps: Step[] = [];
  const { prepare, exec } = Libsql.prototype as Libsql.Database;
  Object.assign(Libsql.prototype, {
    prepare(this: Libsql.Database, sql: string) {
      const statement = prepare.call(this, sql) as Libsql.Statement<unknown[]>;
      const [all, run] = [statement.all.bind(statement), statement.run.bind(statement)];
      statement.all = (...values: unknown[]) => (steps.push({ sql, values }), all(...values));
      statement.run = (...values: unknown[]) => (steps.push({ sql, values }), run(...values));
      return statement;
    },
    exec(this: Libsql.Database, sql: string) {
      steps.push({ sql, values: [] });
      return exec.call(this, sql);
    },
  });
  const response = await app.request(`/api/graph/${gid}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${user.session}`, 'If-Match': `"${MARK}"` },
    body: JSON.stringify({ source: 'recorded' }),
  });
  Object.assign(Libsql.prototype, { prepare, exec });
  if (response.status !== 200) throw new Error(await response.text());
  await database.close();
  return steps;
}
