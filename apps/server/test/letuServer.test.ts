import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  firstOwner,
  listening,
  spawnServer,
  variablesOf,
  type ServerProcess,
} from '../../../scripts/serverProcess.mjs';
import { main } from '../src/cli/main.js';
import { MIGRATIONS } from '../src/db/migrations/index.js';
import { describeDatabases, type EmptyDatabase } from './support/databases.js';

describeDatabases('letu-server', (create, dialect) => {
  let empty: EmptyDatabase;
  const started: ServerProcess[] = [];
  const start = () => {
    const server = spawnServer(empty.config);
    started.push(server);
    return server;
  };
  /** Runs a command that ends by itself, in this process. */
  const run = async (args: readonly string[], variables: Record<string, string> = {}) => {
    const written = new PassThrough();
    const environment = {
      stdout: written,
      stderr: written,
      variables: { ...variablesOf(empty.config), ...variables },
      stopped: () => Promise.resolve(),
    };
    const code = await main(args, environment);
    written.end();
    return { code, output: await text(written) };
  };
  beforeEach(async () => void (empty = await create()));
  afterEach(async () => {
    for (const { child } of started.splice(0)) child.kill('SIGKILL');
    await empty.remove();
  });

  const post = async (url: string, body: unknown, session = '') => {
    const headers = { Authorization: `Bearer ${session}`, 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { code: number; data: Record<string, unknown> };
  };

  it(
    'makes an owner in the first run, says how to sign in, and keeps everything over a restart',
    { tags: dialect === 'postgres' ? 'long' : [] },
    async () => {
      const first = start();
      const url = await listening(first);
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      const { email, password } = await firstOwner(first);
      const { data } = await post(`${url}/api/auth/sign-in`, { email, password });
      expect(data['user']).toMatchObject({ siteRole: 'owner', email: 'owner@letu.local' });
      const session = String(data['sessionId']);
      const graph = await post(`${url}/api/graph`, { type: 'TEXT', title: '图', source: 'a' }, session);
      first.child.kill('SIGTERM');
      expect(await first.exited).toBe(0);
      expect(first.output()).toContain('"msg":"stopped"');

      const second = start();
      const again = await listening(second);
      const headers = { Authorization: `Bearer ${session}` };
      const shown = await fetch(`${again}/api/graph/${String(graph.data['gid'])}`, { headers });
      expect(await shown.json()).toMatchObject({ code: 200, data: { title: '图', source: 'a' } });
      expect(second.output()).not.toContain('password');
      if (dialect === 'postgres') return;
      expect(statSync(join(empty.config.dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
      const third = await run(['start']);
      expect(third).toMatchObject({
        code: 1,
        output: expect.stringContaining('Another server uses the data folder.'),
      });
    },
  );

  it('manages accounts, backs up and restores on the command line', async () => {
    expect(await run(['user', 'list'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('migrate'),
    });
    expect(await run(['migrate'])).toMatchObject({ code: 0, output: `${MIGRATIONS.length} steps done.\n` });
    const added = await run(['user', 'add', 'li@example.com', '--owner']);
    const [, password = ''] = /li@example\.com: (\S+)/.exec(added.output) ?? [];
    expect(password).toHaveLength(16);
    expect((await run(['user', 'add', 'li@example.com'])).code).toBe(2);
    const changed = await run(['user', 'password', 'li@example.com']);
    expect(changed.output).not.toContain(password);
    expect((await run(['user', 'list'])).output).toBe('li@example.com\tli\towner\n');

    const file = join(empty.config.dataDir, 'backup');
    expect(await run(['backup', file])).toEqual({ code: 0, output: '2 rows written.\n' });
    expect((await run(['restore', file])).output).toContain('--replace');
    expect(await run(['restore', file, '--replace'])).toEqual({ code: 0, output: '2 rows restored.\n' });
  });

  it('refuses a configuration or a command it does not understand, and explains both', async () => {
    expect(await run(['fly'])).toMatchObject({ code: 2 });
    const help = await run(['--help']);
    expect(help).toMatchObject({ code: 0, output: expect.stringContaining('DATABASE_URL') });
    const wrong = await run(['start'], { PORT: 'many' });
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('PORT') });
    if (dialect === 'postgres') return;
    writeFileSync(join(empty.config.dataDir, 'secret.key'), 'not a key');
    const keyless = await run(['start']);
    expect(keyless).toMatchObject({ code: 1, output: expect.stringContaining('secret.key') });
    expect(readFileSync(join(empty.config.dataDir, 'secret.key'), 'utf8')).toBe('not a key');
  });
});
