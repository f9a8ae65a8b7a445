// A test run's own PostgreSQL: started by the first test that asks for it, stopped with the run.
import type { TestProject } from 'vitest/node';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { postgresFolder, startPostgres } from '../../../../scripts/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the PostgreSQL of this run, or why there is none. */
    readonly postgres: { readonly port: number } | { readonly reason: string };
  }
}

export default async function setup(project: TestProject) {
  const named = process.env['TEST_DATABASE_URL'];
  if (!named && !postgresFolder()) {
    project.provide('postgres', { reason: 'TEST_DATABASE_URL is not set and PostgreSQL is not installed' });
    return undefined;
  }
  let started: ReturnType<typeof startPostgres> | undefined;
  const broker = createServer((socket) => {
    const url = named
      ? Promise.resolve(named)
      : (started ??= startPostgres()).then((postgres) => postgres.url);
    void url.then(
      (text) => socket.end(text),
      (error: unknown) => socket.end(`! ${String(error)}`),
    );
  });
  broker.listen(0, '127.0.0.1');
  await once(broker, 'listening');
  const address = broker.address();
  project.provide('postgres', { port: typeof address === 'object' && address ? address.port : 0 });
  return async () => {
    broker.close();
    (await started?.catch(() => undefined))?.stop();
  };
}
