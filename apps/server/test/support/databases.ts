import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { Config } from '../../src/config/config.js';

/** Where a test stores. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>;

/** A new, empty database; `remove` deletes it. */
export interface EmptyDatabase {
  readonly config: DatabaseConfig;
  remove(): Promise<void>;
}

export type CreateDatabase = () => Promise<EmptyDatabase>;

const postgres = inject('postgres');

/** Runs the same tests on SQLite and on PostgreSQL; without a PostgreSQL, its half is skipped and says why. */
export function describeDatabases(
  name: string,
  define: (create: CreateDatabase, dialect: 'sqlite' | 'postgres') => void,
): void {
  describe(`${name}, on SQLite`, () => define(createSqlite, 'sqlite'));
  if ('reason' in postgres) describe.skip(`${name}, on PostgreSQL (skipped: ${postgres.reason})`, () => {});
  else describe(`${name}, on PostgreSQL`, () => define(() => createPostgres(postgres.port), 'postgres'));
}

export async function createSqlite(): Promise<EmptyDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'letu-data-'));
  return {
    config: { databaseUrl: undefined, databasePool: 4, dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function createPostgres(port: number): Promise<EmptyDatabase> {
  const server = await text(connect(port, '127.0.0.1'));
  if (server.startsWith('! ')) throw new Error(server.slice(2));
  const name = `letu_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { config, remove } = await createSqlite();
  return {
    // The folder still holds the secret key.
    config: { ...config, databaseUrl: url.href },
    remove: async () => {
      await remove();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
