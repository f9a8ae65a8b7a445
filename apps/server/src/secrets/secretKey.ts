import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { ServerError } from '../errors/serverError.js';

/**
 * Returns the key that stored secrets are encrypted with: the configured one, else that of the data folder, which is made,
 * readable by its owner alone, where there is none.
 *
 * @throws ServerError `data-unusable`
 */
export function readSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Buffer {
  if (secretKey !== undefined) return Buffer.from(secretKey, 'hex');
  const path = join(dataDir, 'secret.key');
  try {
    if (!existsSync(path)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      makeOnce(path, `${randomBytes(32).toString('hex')}\n`);
    }
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
    if (key.length === 32) return key;
  } catch (cause) {
    throw new ServerError('data-unusable', `The key ${path} cannot be read or made.`, { cause });
  }
  throw new ServerError('data-unusable', `The file ${path} holds no key of 64 hexadecimal digits.`);
}

/** Returns a key for one purpose, from which neither the main key nor that of another purpose can be told. */
export function deriveKey(key: Buffer, purpose: string): Buffer {
  return createHmac('sha256', key).update(purpose).digest();
}

/** Writes a file whole, unless there is one: servers that start together then have the same key. */
function makeOnce(path: string, content: string): void {
  const made = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(made, content, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(made, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made);
  }
}
