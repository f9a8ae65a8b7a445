import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './run.mjs';

const POLL_MS = 300;

/**
 * Does some work of this checkout while no other process does it; waits for one that does.
 *
 * @param {string} name What the work is called.
 * @param {() => Promise<void>} work
 */
export async function alone(name, work) {
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `letu-${checkout}-${name}.pid`);
  while (!take(file)) await wait(POLL_MS);
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // What a process left behind that was ended half-way is no longer true.
    if (!isRunning(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isRunning(file) {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    return false;
  }
}
