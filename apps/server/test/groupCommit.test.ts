import { join } from 'node:path';
import Libsql from 'libsql';
import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/db/openDatabase.js';
import type { Schema } from '../src/db/schema.js';
import { isUnavailable } from '../src/db/failures.js';
import { createSqlite, type EmptyDatabase } from './support/databases.js';

describe('transactions on SQLite', () => {
  let empty: EmptyDatabase;
  let database: OpenDatabase;
  let onDisk: Libsql.Database;
  beforeEach(async () => {
    empty = await createSqlite();
    database = openDatabase(empty.config);
    await sql`create table mark (name text primary key)`.execute(database.db);
    onDisk = new Libsql(join(empty.config.dataDir, 'letu.db'));
  });
  afterEach(async () => {
    onDisk.close();
    await database.close();
    await empty.remove();
  });

  const stored = () =>
    (onDisk.prepare('select name from mark order by name').all() as { name: string }[]).map(
      (row) => row.name,
    );
  const write = (work: (trx: Transaction<Schema>) => Promise<unknown>) =>
    database.db.transaction().execute(work);
  const mark = (name: string) => write((trx) => sql`insert into mark values (${name})`.execute(trx));
  /** Counts commits by what SQLite itself counts: each changes the file. */
  const changes = () =>
    Number((onDisk.pragma('data_version') as { data_version: number }[])[0]?.data_version);

  it('reach the disk together when they come together, and each is there when it ends', async () => {
    const { exec } = Libsql.prototype;
    let commits = 0;
    Libsql.prototype.exec = function (this: Libsql.Database, text: string) {
      if (text === 'commit') commits += 1;
      return exec.call(this, text);
    };
    const names = Array.from({ length: 40 }, (_, index) => `m${String(index).padStart(2, '0')}`);
    try {
      await Promise.all(names.map(async (name) => mark(name).then(() => expect(stored()).toContain(name))));
    } finally {
      Libsql.prototype.exec = exec;
    }
    expect(stored()).toEqual(names);
    expect(commits).toBeLessThan(10);
  });

  it('are seen by reads only once the disk has them', async () => {
    const before = changes();
    const pending = mark('a');
    const { rows } = await sql`select name from mark`.execute(database.db);
    expect([rows, changes()]).toEqual([[], before]);
    await pending;
    expect((await sql`select name from mark`.execute(database.db)).rows).toEqual([{ name: 'a' }]);
  });

  it('fail alone, whether refused by the database or given up', async () => {
    const given = write(async (trx) => {
      await sql`insert into mark values ('given up')`.execute(trx);
      throw new Error('given up');
    });
    const ends = await Promise.allSettled([mark('a'), given, mark('a'), mark('b')]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(stored()).toEqual(['a', 'b']);
  });

  it('all fail, and say so, where a full disk undoes what was under way', async () => {
    await sql`pragma max_page_count = 12`.execute(database.db);
    const big = (name: string, size: number) =>
      write((trx) => sql`insert into mark values (${name + 'x'.repeat(size)})`.execute(trx));
    const ends = await Promise.allSettled([big('a', 10), big('b', 1_000_000)]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(ends[0]).toMatchObject({ reason: { code: 'SQLITE_ABORT_ROLLBACK' } });
    expect(isUnavailable((ends[0] as PromiseRejectedResult).reason)).toBe(true);
    expect(ends[1]).toMatchObject({ reason: { code: 'SQLITE_FULL' } });
    await mark('c');
    expect(stored()).toEqual(['c']);
  });

  it('that have ended are kept, and one at work is undone, when the database closes', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let isAtWork = () => {};
    const atWork = new Promise<void>((resolve) => (isAtWork = resolve));
    const ended = mark('ended');
    const unfinished = write(async (trx) => {
      await sql`insert into mark values ('unfinished')`.execute(trx);
      isAtWork();
      await held;
    });
    await atWork;
    await database.close();
    await ended;
    goOn();
    await expect(unfinished).rejects.toThrow('closed');
    expect(stored()).toEqual(['ended']);
  });
});
