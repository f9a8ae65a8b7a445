import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabaseConfig } from './databases.js';

const ENTRY = fileURLToPath(new URL('../../src/letu-server.ts', import.meta.url));

/** A run of the real command in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it has written to its output so far. */
  readonly output: () => string;
  readonly exited: Promise<number | null>;
}

type Stored = Omit<DatabaseConfig, 'databasePool'>;

/** The environment variables of a server that stores there, listens on a free port and speaks English. */
export function variablesOf({ databaseUrl, dataDir }: Stored): Record<string, string> {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PORT: '0', LANG: 'en_US.UTF-8', LC_ALL: '' };
}

/** Starts `letu-server` from its sources. */
export function spawnServer(args: readonly string[], stored: Stored): ServerProcess {
  const node = ['--conditions=@letu/source', '--import', import.meta.resolve('tsx'), ENTRY];
  const child = spawn(process.execPath, [...node, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...variablesOf(stored) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, exited };
}

/** Waits until a server listens. @returns Its address. @throws Error where it ends before. */
export async function listening({ child, output, exited }: ServerProcess): Promise<string> {
  const address = () => /"url":"([^"]+)"[^\n]*"msg":"listening"/.exec(output())?.[1];
  while (address() === undefined) {
    const code = await Promise.race([once(child.stdout ?? child, 'data').then(() => undefined), exited]);
    if (code !== undefined) throw new Error(`The server ended with ${code}:\n${output()}`);
  }
  return address() ?? '';
}
