import { join } from 'node:path';
import Libsql from 'libsql';
import { ServerError } from '../../errors/serverError.js';

/** Holds a data folder until it is released. */
export interface FolderLock {
  release(): void;
}

/**
 * Keeps other servers out of a data folder. The operating system ends the lock with the process, however that ends, so none is
 * ever left behind.
 *
 * @throws ServerError `data-in-use` where another process holds it.
 */
export function lockFolder(folder: string): FolderLock {
  // SQLite's own locking of a database nothing is ever written to.
  const database = new Libsql(join(folder, 'server.lock'));
  try {
    database.exec('begin exclusive');
  } catch (cause) {
    database.close();
    throw new ServerError('data-in-use', `Another server uses the folder ${folder}.`, { cause });
  }
  return { release: () => database.close() };
}
