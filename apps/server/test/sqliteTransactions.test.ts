import { join } from 'node:path';
import Libsql from 'libsql';
import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/db/openDatabase.js';
import type { Schema } from '../src/db/schema.js';
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
  it('come one after the other, and a read that comes meanwhile sees the one before it whole', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `m${String(index).padStart(2, '0')}`);
    const ends = names.map(async (name) => mark(name).then(() => expect(stored()).toContain(name)));
    const { rows } = await sql<{ name: string }>`select name from mark order by name`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(stored().slice(0, rows.length));
    await Promise.all(ends);
    expect(stored()).toEqual(names);
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

  it('say so where a full disk undoes what was under way, and go on where there is room', async () => {
    await sql`pragma max_page_count = 12`.execute(database.db);
    const big = (name: string, size: number) =>
      write((trx) => sql`insert into mark values (${name + 'x'.repeat(size)})`.execute(trx));
    const ends = await Promise.allSettled([big('a', 10), big('b', 1_000_000)]);
    expect(ends).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'SQLITE_FULL' } },
    ]);
    await mark('c');
    expect(stored()).toEqual(['axxxxxxxxxx', 'c']);
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
